import type { ShowcaseMessages } from '../vi/showcase';
import pages from './showcase/pages';
import nft from './showcase/nft';
import medical from './showcase/medical';
import feed from './showcase/feed';
import forms from './showcase/forms';
import tables from './showcase/tables';
import charts from './showcase/charts';
import maps from './showcase/maps';
import components from './showcase/components';
import basics from './showcase/components-basics';
import feedback from './showcase/components-feedback';
import fields from './showcase/components-forms';
import navigation from './showcase/components-navigation';
import states from './showcase/states';

export default {
  ...pages,
  ...nft,
  ...medical,
  ...feed,
  ...forms,
  ...tables,
  ...charts,
  ...maps,
  ...components,
  ...basics,
  ...feedback,
  ...fields,
  ...navigation,
  ...states,
} satisfies ShowcaseMessages;
