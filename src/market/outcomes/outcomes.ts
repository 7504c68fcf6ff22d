import type { Candles } from '../candles';
import { barAfter } from './trading-days';

/** After how many sessions a T+ idea is judged. */
export const HORIZONS = [3, 5, 10, 20] as const;

export type Horizon = (typeof HORIZONS)[number];

/** What became of a purchase so many sessions later, in percent from close to close; null where that day is to come. */
export type Outcome = { sessions: Horizon; percent: number | null };

/** What became of a purchase at the close of the bar at `index`. */
export function outcomesOf(candles: Candles, index: number): Outcome[] {
  return HORIZONS.map((sessions) => ({ sessions, percent: changeAfter(candles, index, sessions) }));
}

/**
 * The change in percent from a bar's close to the last close so many sessions later, as it stood if nothing was matched
 * on that day; null where that session is to come.
 */
export function changeAfter(candles: Candles, index: number, sessions: number): number | null {
  const from = candles.close[index];
  const bar = from === undefined ? null : barAfter(candles, index, sessions);
  return from === undefined || bar === null || from <= 0 ? null : (candles.close[bar]! / from - 1) * 100;
}
