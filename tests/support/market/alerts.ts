import { firedBy, watchedOf, type Alert, type Watched } from '../../../src/market/alerts';
import { USUAL_DESK_COSTS } from '../../../src/market/costs';

export const NOW = new Date('2026-08-27T10:00:00+07:00');

export const alert = (changes: Partial<Alert>): Alert => ({
  ...{ id: 'a', kind: 'ABOVE', symbol: 'FPT', watchlistId: null, tradeId: null },
  ...{ filterId: null, price: 100, percent: null },
  ...{ armedAt: '2026-08-26T08:00:00+07:00', firedAt: null, firedPrice: null, isSeen: false },
  ...changes,
});
export const purchase = (changes: object = {}) => ({
  ...{ id: 't', symbol: 'FPT', side: 'BUY' as const, quantity: 1000, price: 100_000, day: '2026-08-25' },
  ...{ per: null, settles: null, isPlanned: false, stop: 95_000, target: 110_000 },
  ...changes,
});
export type Purchase = Parameters<typeof watchedOf>[0]['trades'][number];

export const watched = (alerts: readonly Alert[], trades: readonly Purchase[] = [], now = NOW) =>
  watchedOf({ alerts, trades }, USUAL_DESK_COSTS, now);
export const fired = (
  all: readonly Watched[],
  price: number | null,
  changePercent: number | null = 0,
  now = NOW,
) => firedBy(all, new Map([['FPT', { price, changePercent }]]), now);
