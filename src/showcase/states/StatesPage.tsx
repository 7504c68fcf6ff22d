import { useT } from '../../i18n/useT';
import { ShowcasePage } from '../ShowcasePage';
import { Contents } from './Contents';
import { Example } from './Example';
import { PanelSection } from './PanelSection';
import { panels } from './panels';
import { Section } from './Section';
import { StateList } from './StateList';
import { viewsWithoutData } from './views-without-data';

const PAGES = 'pages';

/** /ui-components/states: every panel of the product in every state, then the pages and lines that have none. */
export default function StatesPage() {
  const t = useT();
  return (
    <ShowcasePage name="states">
      <Contents
        sections={[
          ...panels.map(({ id, title }) => ({ id, title: t(title) })),
          { id: PAGES, title: t('showcase.pages') },
        ]}
      />
      <StateList />
      {panels.map((panel) => (
        <PanelSection key={panel.id} panel={panel} />
      ))}
      <Section
        id={PAGES}
        title={t('showcase.pages')}
        width="page"
        examples={viewsWithoutData.map(({ name, height, view }) => (
          <Example key={name} name={t(name)} state="ready" height={height}>
            {view}
          </Example>
        ))}
      />
    </ShowcasePage>
  );
}
