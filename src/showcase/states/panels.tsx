import { ProductCard } from '../../auth/about/ProductCard';
import FeedPage from '../../member/admin/feed/FeedPage';
import { AdminSignalsPanel } from '../../member/admin/signals/AdminSignalsPanel';
import { FiredAlerts } from '../../member/alerts/AlertsBell';
import { LinkPanel } from '../../member/bot/LinkPanel';
import { MessagesPanel } from '../../member/bot/MessagesPanel';
import DeskPage from '../../member/desk/DeskPage';
import PerformancePage from '../../member/desk/performance/PerformancePage';
import WeekPage from '../../member/week/WeekPage';
import WhalePage from '../../member/whale/WhalePage';
import { filterPanels, market } from './filter-panels';
import { homePanels } from './home-panels';
import { Framed } from './parts';
import { every, only, optional } from './panel-states';
import { panel, type ShownPanel } from './shown-panel';
import { subscriptionPanels } from './subscription-panels';
import { symbolPanels } from './symbol-panels';

/** The panels of the product, in the order of its menu; that of the welcome page comes last. */
export const panels: readonly ShownPanel[] = [
  ...homePanels,
  panel('panel-board', 'page.market', { height: 560 }, market, optional),
  panel('panel-map', 'showcase.panel.map', { height: 640, search: 'tab=map' }, market, optional),
  panel('panel-movers', 'showcase.panel.movers', { height: 900, search: 'tab=movers' }, market, optional),
  ...filterPanels,
  ...symbolPanels,
  panel('panel-desk', 'page.desk', { height: 1400 }, <DeskPage />, optional),
  panel('panel-performance', 'page.performance', { height: 1200 }, <PerformancePage />, optional),
  panel('panel-alerts', 'showcase.panel.alerts', { width: 'side', height: 220 }, <FiredAlerts />, {
    ...optional,
    partial: 'showcase.never.partialAlerts',
    stale: 'showcase.never.staleDesk',
  }),
  panel('panel-week', 'page.week', { height: 700 }, <WeekPage />, optional),
  panel('panel-whale', 'page.whale', { height: 700 }, <WhalePage />, optional),
  panel('panel-bot-messages', 'bot.sends', { width: 'half', height: 420 }, <MessagesPanel />, {
    ...every,
    stale: 'showcase.never.staleMessages',
  }),
  panel('panel-bot-link', 'bot.link', { width: 'half', height: 420 }, <LinkPanel />, optional),
  ...subscriptionPanels,
  panel('panel-runs', 'adminSignals.title', { height: 300 }, <AdminSignalsPanel />, {
    ...every,
    forbidden: 'showcase.never.forbidden',
  }),
  panel('panel-feed', 'page.adminFeed', { height: 900 }, <FeedPage />, {
    ...optional,
    stale: 'showcase.never.staleFeed',
  }),
  panel(
    'panel-product',
    'showcase.panel.product',
    { width: 'half', height: 330 },
    <Framed>
      <ProductCard />
    </Framed>,
    {
      ...only('showcase.never.product', ['ready', 'partial']),
      lacking: 'example',
      loading: 'showcase.never.loadingProduct',
      stale: 'showcase.never.staleProduct',
    },
  ),
];
