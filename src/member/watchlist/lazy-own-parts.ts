import { part } from '../../ui/part';
import type * as OwnParts from './own/own-parts';

/** What the panel has for lists of one's own: all of it is loaded at once, in an idle moment. */
const ownPart = <Name extends keyof typeof OwnParts>(name: Name) =>
  part(() => import('./own/own-parts'), name, { texts: 'desk', when: 'idle', optional: true });

export const ListTools = ownPart('ListTools');
export const OwnRows = ownPart('OwnRows');
export const WatchlistRowMenu = ownPart('WatchlistRowMenu');
