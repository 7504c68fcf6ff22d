import type { Candles } from '../candles';
import { paidFor, receivedFor, USUAL_COSTS, type Costs } from '../costs';
import { toVnd } from '../format';
import { exceeds } from '../studies/compare';
import type { StudySignal } from '../studies/signal';
import { barAfterDays } from './trading-days';

/** The trading days after which the outcome of a T+ idea is computed. */
export const HORIZONS = [3, 5, 10, 20] as const;

export type Horizon = (typeof HORIZONS)[number];

/**
 * The result of a purchase so many trading days after it, in percent of what was paid, after fees and tax; null where that
 * day is to come.
 */
export type Outcome = { tradingDays: Horizon; percent: number | null };

/** The shares of an evaluated purchase: one lot. */
const LOT = 100;

/** The outcomes of a purchase at the first opening after the bar at `index`, the earliest that a closing bar allows. */
export function outcomesOf(candles: Candles, index: number): Outcome[] {
  return HORIZONS.map((tradingDays) => ({ tradingDays, percent: resultAfter(candles, index, tradingDays) }));
}

/**
 * The result in percent of a lot bought at the opening of the bar after `index` and sold at the last close so many trading
 * days later, after fees and tax; null where that day is to come.
 */
export function resultAfter(candles: Candles, index: number, tradingDays: number): number | null {
  const bought = index + 1;
  const open = toVnd(candles.open[bought] ?? 0);
  const sold = open > 0 ? barAfterDays(candles, bought, tradingDays) : null;
  if (sold === null) return null;
  return percentOf(open, toVnd(candles.close[sold]!), USUAL_COSTS);
}

/** The result of a lot in percent of what was paid for it, at prices in đồng. */
export function percentOf(bought: number, sold: number, costs: Costs): number {
  return (receivedFor(LOT, sold, costs) / paidFor(LOT, bought, costs) - 1) * 100;
}

/** The first bar, from the signal's own on, that closed below `voidBelow`; null where none did. */
export function voidedAt({ close }: Candles, { index, voidBelow }: StudySignal): number | null {
  for (let t = index; t < close.length; t += 1) if (exceeds(voidBelow, close[t]!)) return t;
  return null;
}
