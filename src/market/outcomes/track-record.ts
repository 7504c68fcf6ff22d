import { lengthOf, type Candles } from '../candles';
import type { StudyKind, StudySignal } from '../studies/signal';
import { changeAfter, HORIZONS, type Horizon } from './outcomes';

/** A year of trading days; a record of less means nothing. */
const LEAST_BARS = 252;

/** The results of purchases: how many are complete, the share of these that rose (0 to 1), their mean in percent. */
export type Tally = { count: number; hitRate: number | null; mean: number | null };

/** The results of purchases after so many trading days. */
type HorizonTally = Tally & { tradingDays: Horizon };

/** The results of a kind of signal on one symbol. */
export type TrackRecord = {
  /** All signals of the kind, incomplete ones included. */
  count: number;
  horizons: HorizonTally[];
};

/** The record of one kind among the signals of these bars; null for less than a year of bars. */
export function trackRecord(
  candles: Candles,
  signals: readonly StudySignal[],
  kind: StudyKind,
): TrackRecord | null {
  if (lengthOf(candles) < LEAST_BARS) return null;
  const days = signals.filter((signal) => signal.kind === kind).map(({ index }) => index);
  return { count: days.length, horizons: talliesFrom(candles, days) };
}

/** The record of a purchase on any day of these bars, for comparison; null for less than a year of bars. */
export function baselineRecord(candles: Candles): HorizonTally[] | null {
  if (lengthOf(candles) < LEAST_BARS) return null;
  return talliesFrom(
    candles,
    candles.close.map((_, index) => index),
  );
}

function talliesFrom(candles: Candles, days: readonly number[]): HorizonTally[] {
  return HORIZONS.map((tradingDays) => ({
    tradingDays,
    ...tallyOf(days.map((index) => changeAfter(candles, index, tradingDays))),
  }));
}

/** Counts the complete changes; an unchanged price did not rise. */
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
