import { AdminSignalsPanel } from '../../member/admin/signals/AdminSignalsPanel';
import { LinkPanel } from '../../member/bot/LinkPanel';
import { MessagesPanel } from '../../member/bot/MessagesPanel';
import WhalePage from '../../member/whale/WhalePage';
import { ChosenSubscriptions } from './ChosenSubscriptions';
import { homePanels } from './home-panels';
import { AlertsPanel, Desk, FiredAlerts, Market, ProductCard } from './lazy-panels';
import { Framed } from './parts';
import { every, only, optional } from './panel-states';
import type { ShownPanel } from './shown-panel';
import { symbolPanels } from './symbol-panels';

const market = <Market lists={{ all: [], starred: null, onStar: () => {} }} />;

/** The panels of the product, in the order of its menu; that of the welcome page comes last. */
export const panels: readonly ShownPanel[] = [
  ...homePanels,
  {
    ...{ id: 'panel-board', title: 'page.market', width: 'page', height: 560 },
    view: market,
    states: optional,
  },
  {
    ...{ id: 'panel-map', title: 'showcase.panel.map', width: 'page', height: 640, search: 'tab=map' },
    view: market,
    states: optional,
  },
  {
    ...{ id: 'panel-movers', title: 'showcase.panel.movers', width: 'page', height: 900 },
    ...{ search: 'tab=movers', view: market },
    states: optional,
  },
  ...symbolPanels,
  {
    ...{ id: 'panel-desk', title: 'page.desk', width: 'page', height: 1400 },
    view: (
      <Desk>
        <AlertsPanel />
      </Desk>
    ),
    states: optional,
  },
  {
    ...{ id: 'panel-alerts', title: 'showcase.panel.alerts', width: 'side', height: 220 },
    view: <FiredAlerts />,
    states: { ...optional, partial: 'showcase.never.partialAlerts', stale: 'showcase.never.staleDesk' },
  },
  {
    ...{ id: 'panel-whale', title: 'page.whale', width: 'page', height: 700 },
    view: <WhalePage />,
    states: optional,
  },
  {
    ...{ id: 'panel-bot-messages', title: 'bot.sends', width: 'half', height: 420 },
    view: <MessagesPanel />,
    states: { ...every, stale: 'showcase.never.staleMessages' },
  },
  {
    ...{ id: 'panel-bot-link', title: 'bot.link', width: 'half', height: 420 },
    view: <LinkPanel />,
    states: optional,
  },
  {
    ...{ id: 'panel-subscriptions', title: 'subscriptions.region', width: 'page', height: 360 },
    view: <ChosenSubscriptions />,
    states: { ...every, stale: 'showcase.never.staleSubscriptions', forbidden: 'showcase.never.forbidden' },
  },
  {
    ...{ id: 'panel-runs', title: 'adminSignals.title', width: 'page', height: 300 },
    view: <AdminSignalsPanel />,
    states: { ...every, forbidden: 'showcase.never.forbidden' },
  },
  {
    ...{ id: 'panel-product', title: 'showcase.panel.product', width: 'half', height: 330 },
    view: (
      <Framed>
        <ProductCard />
      </Framed>
    ),
    states: {
      ...only('showcase.never.product', ['ready', 'partial']),
      ...{
        lacking: 'example',
        loading: 'showcase.never.loadingProduct',
        stale: 'showcase.never.staleProduct',
      },
    },
  },
];
