import type { PageModule } from '../app/router/groups';
import type { ComponentName } from './components/components';
import { loadPanelMessages, loadShowcaseMessages } from './messages';
import type { ShowcasePath } from './routes';

const COMPONENTS = '/ui-components/';

/** The code of every page of the showcase, but for those of components, which are one. */
const pages = {
  '/nft-dashboard': () => import('./nft/NftDashboardPage'),
  '/medical-dashboard': () => import('./medical/MedicalDashboardPage'),
  '/apps/feed': () => import('./feed/FeedPage'),
  '/forms/advanced-forms': () => import('./forms/AdvancedFormsPage'),
  '/data-tables': () => import('./tables/DataTablesPage'),
  '/charts': () => import('./charts/ChartsPage'),
  '/maps/google-maps': () => import('./maps/GoogleMapsPage'),
  '/maps/leaflet-maps': () => import('./maps/LeafletMapsPage'),
  '/maps/react-simple-maps': () => import('./maps/SimpleMapsPage'),
  '/maps/pigeon-maps': () => import('./maps/PigeonMapsPage'),
  '/ui-components/states': async () => {
    const [page] = await Promise.all([import('./states/StatesPage'), loadPanelMessages()]);
    return page;
  },
} satisfies Record<Exclude<ShowcasePath, `${typeof COMPONENTS}${ComponentName}`>, () => Promise<PageModule>>;

async function loadCode(path: string): Promise<PageModule> {
  if (path in pages) return pages[path as keyof typeof pages]();
  const { loadComponentPage } = await import('./components/ComponentPage');
  return loadComponentPage(path.slice(COMPONENTS.length) as ComponentName);
}

export { loadShowcaseMessages as loadMessages };

/** Loads a page of the showcase with the texts of all of them. */
export async function loadPage(path: string) {
  const [page] = await Promise.all([loadCode(path), loadShowcaseMessages()]);
  return page;
}
