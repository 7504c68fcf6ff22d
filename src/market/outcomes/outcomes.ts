import type { Candles } from '../candles';
import { exceeds } from '../studies/compare';
import type { StudySignal } from '../studies/signal';
import { barAfter } from './trading-days';

/** The trading days after which a T+ idea is judged. */
export const HORIZONS = [3, 5, 10, 20] as const;

export type Horizon = (typeof HORIZONS)[number];

/** The change of a purchase after so many trading days, in percent from close to close; null where that day is to come. */
export type Outcome = { tradingDays: Horizon; percent: number | null };

/** The outcomes of a purchase at the close of the bar at `index`. */
export function outcomesOf(candles: Candles, index: number): Outcome[] {
  return HORIZONS.map((tradingDays) => ({ tradingDays, percent: changeAfter(candles, index, tradingDays) }));
}

/**
 * The change in percent from a bar's close to the last close so many trading days later, as it stood if nothing was matched
 * on that day; null where that day is to come.
 */
export function changeAfter(candles: Candles, index: number, tradingDays: number): number | null {
  const from = candles.close[index];
  const bar = from === undefined ? null : barAfter(candles, index, tradingDays);
  return from === undefined || bar === null || from <= 0 ? null : (candles.close[bar]! / from - 1) * 100;
}

/** The first bar, from the signal's own on, that closed below `voidBelow`; null where none did. */
export function voidedAt({ close }: Candles, { index, voidBelow }: StudySignal): number | null {
  for (let t = index; t < close.length; t += 1) if (exceeds(voidBelow, close[t]!)) return t;
  return null;
}
