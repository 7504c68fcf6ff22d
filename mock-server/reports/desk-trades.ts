import type { Day } from '../../src/market/day';
import { toThousand, toVnd } from '../../src/market/format';
import { positionSizeOf } from '../../src/market/plan/position-size';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import type { Idea } from './idea';
import type { Signal } from './signals';

/** What the demo's member pays for one trade at most, in đồng. */
export const MOST_PAID = 75_000_000;

/** A signal that was bought, in đồng. */
export type Bought = { signal: Signal; idea: Idea; day: Day; price: number };

/** The purchase of a signal by its plan. */
export function buyOf({ signal, idea, day, price }: Bought) {
  return {
    ...plannedTradeOf(signal, idea),
    id: `buy-${signal.symbol}-${day}`,
    date: day,
    price: toThousand(price),
    planned: false,
  };
}

/** The trade that a signal's plan names. */
export function plannedTradeOf({ symbol, kind, day }: Signal, { entry, cutLoss, target, atr }: Idea) {
  const prices = { entry: toVnd(entry), stop: toVnd(cutLoss), target: toVnd(target) };
  const planned = positionSizeOf(prices, atr && atr * 1_000, USUAL_BUDGET).quantity;
  const affordable = Math.floor(MOST_PAID / toVnd(entry) / 100) * 100;
  return {
    symbol,
    side: 'buy',
    quantity: Math.max(Math.min(planned, affordable), 100),
    stop: cutLoss,
    target,
    signal: { kind, day },
    note: null,
  };
}

/** The sale of all shares of a purchase, at a price in đồng. */
export function saleOf({ signal, idea }: Bought, date: Day, price: number) {
  const { quantity } = plannedTradeOf(signal, idea);
  const { symbol } = signal;
  const sale = { symbol, side: 'sell', quantity, price: toThousand(price), date, planned: false };
  return { ...sale, id: `sell-${symbol}-${date}`, note: null };
}
