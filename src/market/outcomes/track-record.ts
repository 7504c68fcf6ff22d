import { lengthOf, type Candles } from '../candles';
import type { StudyKind, StudySignal } from '../studies/signal';
import { changeAfter, HORIZONS, type Horizon } from './outcomes';

/** A year of trading days; with less, a record says nothing. */
const LEAST_BARS = 252;

/** How purchases went: how many have come to their end, how many of these rose (0 to 1), and their mean in percent. */
export type Tally = { count: number; hitRate: number | null; mean: number | null };

/** How purchases went that were held for so many trading days. */
type Held = Tally & { tradingDays: Horizon };

/** How a kind of signal went on one symbol. */
export type TrackRecord = {
  /** All signals of the kind, those included that have not come to any end. */
  count: number;
  horizons: Held[];
};

/** The record of one kind among the signals that the studies found in these bars; null for less than a year of bars. */
export function trackRecord(
  candles: Candles,
  signals: readonly StudySignal[],
  kind: StudyKind,
): TrackRecord | null {
  if (lengthOf(candles) < LEAST_BARS) return null;
  const days = signals.filter((signal) => signal.kind === kind).map(({ index }) => index);
  return { count: days.length, horizons: heldFrom(candles, days) };
}

/** How a purchase on any day of these bars went, what a record is held against; null for less than a year of bars. */
export function baselineRecord(candles: Candles): Held[] | null {
  if (lengthOf(candles) < LEAST_BARS) return null;
  return heldFrom(
    candles,
    candles.close.map((_, index) => index),
  );
}

function heldFrom(candles: Candles, days: readonly number[]): Held[] {
  return HORIZONS.map((tradingDays) => ({
    tradingDays,
    ...tallyOf(days.map((index) => changeAfter(candles, index, tradingDays))),
  }));
}

/** Counts what has come to its end; a purchase that stands where it began did not rise. */
export function tallyOf(changes: readonly (number | null)[]): Tally {
  const known = changes.filter((change) => change !== null);
  const count = known.length;
  if (count === 0) return { count, hitRate: null, mean: null };
  return {
    count,
    hitRate: known.filter((change) => change > 0).length / count,
    mean: known.reduce((sum, change) => sum + change, 0) / count,
  };
}
