import { part } from '../../ui/part';

// Each in a chunk of its own, with its texts, as on the page that it belongs to.

export { Market } from '../../member/board/open-market';

export const WhyPanel = part(() => import('../../member/signals/why/WhyPanel'), 'WhyPanel', {
  texts: 'signal',
});

export const CompanyPanel = part(
  () => import('../../member/technical/company/CompanyPanel'),
  'CompanyPanel',
  { texts: 'signal' },
);

export const ReplayPage = part(() => import('../../member/technical/replay/ReplayPage'), 'ReplayPage', {
  texts: 'signal',
});

export const AdminSignalsPanel = part(
  () => import('../../member/admin/signals/AdminSignalsPanel'),
  'AdminSignalsPanel',
  { texts: 'admin' },
);

export const OwnSubscriptionPanel = part(
  () => import('../../member/profile/personal-info/OwnSubscription'),
  'OwnSubscriptionPanel',
  { texts: 'profile' },
);

export const RenewalsPanel = part(
  () => import('../../member/admin/subscriptions/RenewalsPanel'),
  'RenewalsPanel',
  { texts: 'admin' },
);

export const MessagesPanel = part(() => import('../../member/bot/MessagesPanel'), 'MessagesPanel', {
  texts: 'bot',
});

export const LinkPanel = part(() => import('../../member/bot/LinkPanel'), 'LinkPanel', { texts: 'bot' });

export const NotePanel = part(() => import('../../member/desk/NotePanel'), 'NotePanel', { texts: 'desk' });

export const Desk = part(() => import('../../member/desk/DeskPage'), 'default', {
  texts: ['desk', 'account'],
});

export const Performance = part(() => import('../../member/desk/performance/PerformancePage'), 'default', {
  texts: ['desk', 'account'],
});

export const FiredAlerts = part(() => import('../../member/alerts/AlertsBell'), 'FiredAlerts', {
  texts: 'desk',
});

export const SectorTable = part(() => import('../../member/pulse/SectorList'), 'SectorTable', {
  texts: 'chart',
});

export const EventList = part(() => import('../../member/technical/events/ChartEvents'), 'EventList', {
  texts: 'chart',
});

export const Week = part(() => import('../../member/week/WeekPage'), 'default', { texts: 'week' });

export const OrderBook = part(() => import('../../member/technical/order-book/OrderBook'), 'OrderBook', {
  texts: 'chart',
});

export const ProductCard = part(() => import('../../auth/about/ProductCard'), 'ProductCard', {
  texts: 'welcome',
});
