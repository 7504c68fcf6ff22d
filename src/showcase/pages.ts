import type { PageModule } from '../app/router/groups';
import { loadShowcaseMessages } from './messages';
import type { ShowcasePath } from './routes';

/** The code of every page of the showcase. */
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
  '/ui-components/states': () => import('./states/StatesPage'),
  '/ui-components/button': () => import('./components/ButtonPage'),
  '/ui-components/spinner': () => import('./components/SpinnerPage'),
  '/ui-components/input': () => import('./components/InputPage'),
  '/ui-components/checkbox': () => import('./components/CheckboxPage'),
  '/ui-components/radio': () => import('./components/RadioPage'),
  '/ui-components/select': () => import('./components/SelectPage'),
  '/ui-components/switch': () => import('./components/SwitchPage'),
  '/ui-components/upload': () => import('./components/UploadPage'),
  '/ui-components/rate': () => import('./components/RatePage'),
  '/ui-components/auto-complete': () => import('./components/AutoCompletePage'),
  '/ui-components/steps': () => import('./components/StepsPage'),
  '/ui-components/date-time-picker': () => import('./components/DateTimePickerPage'),
  '/ui-components/dropdown': () => import('./components/DropdownPage'),
  '/ui-components/breadcrumbs': () => import('./components/BreadcrumbsPage'),
  '/ui-components/tabs': () => import('./components/TabsPage'),
  '/ui-components/avatar': () => import('./components/AvatarPage'),
  '/ui-components/badge': () => import('./components/BadgePage'),
  '/ui-components/collapse': () => import('./components/CollapsePage'),
  '/ui-components/pagination': () => import('./components/PaginationPage'),
  '/ui-components/modal': () => import('./components/ModalPage'),
  '/ui-components/popover': () => import('./components/PopoverPage'),
  '/ui-components/popconfirm': () => import('./components/PopconfirmPage'),
  '/ui-components/progress': () => import('./components/ProgressPage'),
  '/ui-components/result': () => import('./components/ResultPage'),
  '/ui-components/alert': () => import('./components/AlertPage'),
  '/ui-components/notification': () => import('./components/NotificationPage'),
  '/ui-components/skeleton': () => import('./components/SkeletonPage'),
} satisfies Record<ShowcasePath, () => Promise<PageModule>>;

export { loadShowcaseMessages as loadMessages };

/** Loads a page of the showcase with the texts of all of them. */
export async function loadPage(path: string) {
  const [page] = await Promise.all([pages[path as ShowcasePath](), loadShowcaseMessages()]);
  return page;
}
