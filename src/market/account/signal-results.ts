import type { DeskCosts } from '../costs';
import { meanOf } from '../outcomes/stats';
import { profitPercent, type Trade } from '../positions';
import { purchasesOf } from './purchases';

/** A trade with the kind of the signal that it follows; null where it follows none. */
export type SignalTrade<Kind extends string> = Trade & { signalKind: Kind | null };

/** What closed purchases of a kind brought. */
export type SignalResults<Kind extends string> = {
  /** Null for purchases without a signal. */
  kind: Kind | null;
  /** Purchases whose shares are all sold. */
  count: number;
  /** The share of these that gained, from 0 to 1; what only covers its costs did not. */
  hitRate: number;
  /** The mean of those that gained, and of the others, in percent of what their shares had cost; null of none. */
  averageGain: number | null;
  averageLoss: number | null;
  /** All of them together, in whole đồng, and in percent of what their shares had cost; null where that was nothing. */
  profit: number;
  percent: number | null;
};

/** The results of closed purchases by kind, in the order of the first purchases. Costs as in `purchasesOf`. */
export function signalResults<Kind extends string>(
  trades: readonly SignalTrade<Kind>[],
  costs: DeskCosts,
): SignalResults<Kind>[] {
  const byKind = new Map<Kind | null, Result[]>();
  for (const { trade, sold, left } of purchasesOf(trades, costs)) {
    if (left > 0) continue;
    const own = byKind.get(trade.signalKind) ?? [];
    byKind.set(trade.signalKind, own);
    const cost = sum(sold.map((each) => each.cost));
    const profit = sum(sold.map(({ received }) => received)) - cost;
    own.push({ profit, cost });
  }
  return [...byKind].map(([kind, results]) => {
    const gains = results.filter((each) => each.profit > 0);
    const profit = sum(results.map((each) => each.profit));
    return {
      kind,
      count: results.length,
      hitRate: gains.length / results.length,
      averageGain: meanPercent(gains),
      averageLoss: meanPercent(results.filter((each) => each.profit <= 0)),
      profit,
      percent: profitPercent(profit, sum(results.map(({ cost }) => cost))),
    };
  });
}

type Result = { profit: number; cost: number };

function meanPercent(results: readonly Result[]) {
  return meanOf(results.flatMap(({ profit, cost }) => profitPercent(profit, cost) ?? []));
}

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}
