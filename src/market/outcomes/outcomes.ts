import type { Candles } from '../candles';

/** After how many sessions a T+ idea is judged. */
export const HORIZONS = [3, 5, 10, 20] as const;

export type Horizon = (typeof HORIZONS)[number];

/** What became of a purchase so many sessions later, in percent from close to close; null where that day is to come. */
export type Outcome = { sessions: Horizon; percent: number | null };

/** What became of a purchase at the close of the bar at `index`. */
export function outcomesOf(candles: Candles, index: number): Outcome[] {
  return HORIZONS.map((sessions) => ({ sessions, percent: changeAfter(candles, index, sessions) }));
}

/** The change in percent from a bar's close to the close so many bars later; null where there is no such bar. */
export function changeAfter({ close }: Candles, index: number, sessions: number): number | null {
  const [from, to] = [close[index], close[index + sessions]];
  return from === undefined || to === undefined || from <= 0 ? null : (to / from - 1) * 100;
}
