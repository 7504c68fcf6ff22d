import { lengthOf, type Candles } from '../candles';
import type { StudyKind, StudySignal } from '../studies/signal';
import { meanInterval, rateInterval, type Interval } from './interval';
import { HORIZONS, resultAfter, type Horizon } from './outcomes';

/** A year of trading days; a track record of less means nothing. */
const LEAST_BARS = 252;

/**
 * The results of purchases: how many are complete, the share of these that gained (0 to 1) and their mean in percent, each
 * with its 95 % interval.
 */
export type OutcomeStats = {
  count: number;
  hitRate: number | null;
  mean: number | null;
  hitRateInterval: Interval | null;
  meanInterval: Interval | null;
};

/** The results of purchases after so many trading days. */
type HorizonStats = OutcomeStats & { tradingDays: Horizon };

/** What is kept of the complete results of purchases, so that those of several symbols can be added. */
type Sums = { count: number; hits: number; sum: number; squares: number };

/** The sums of one symbol, in the order of the horizons: of all days, and of each kind with the number of its signals. */
export type SymbolSums = {
  baseline: readonly Sums[];
  kinds: ReadonlyMap<StudyKind, { count: number; horizons: readonly Sums[] }>;
};

/** The results of a kind of signal, on one symbol or on several. */
type TrackRecord = {
  /** All signals of the kind, incomplete ones included. */
  count: number;
  horizons: HorizonStats[];
};

/** The results on several symbols, those of a purchase on any day included, each day of each symbol counted once. */
export type TrackRecords = { symbols: number; baseline: HorizonStats[]; kinds: Map<StudyKind, TrackRecord> };

const NOTHING: Sums = { count: 0, hits: 0, sum: 0, squares: 0 };

/** The sums of a symbol's signals and of all its days; null for less than a year of bars. */
export function symbolSums(candles: Candles, signals: readonly StudySignal[]): SymbolSums | null {
  if (lengthOf(candles) < LEAST_BARS) return null;
  const kinds = [...new Set(signals.map(({ kind }) => kind))].map((kind) => {
    const days = signals.filter((signal) => signal.kind === kind).map(({ index }) => index);
    return [kind, { count: days.length, horizons: sumsFrom(candles, days) }] as const;
  });
  return { baseline: sumsFrom(candles, [...candles.close.keys()]), kinds: new Map(kinds) };
}

/** The track records over the symbols that have one. */
export function trackRecordsOf(symbols: readonly SymbolSums[]): TrackRecords {
  const kinds = new Set(symbols.flatMap((sums) => [...sums.kinds.keys()]));
  return {
    symbols: symbols.length,
    baseline: statsByHorizon(symbols.map(({ baseline }) => baseline)),
    kinds: new Map(
      [...kinds].map((kind) => {
        const own = symbols.flatMap((sums) => sums.kinds.get(kind) ?? []);
        return [
          kind,
          {
            count: own.reduce((total, { count }) => total + count, 0),
            horizons: statsByHorizon(own.map(({ horizons }) => horizons)),
          },
        ];
      }),
    ),
  };
}

/** Counts the complete results; what only covers its costs did not gain. */
export function statsOf(results: readonly (number | null)[]): OutcomeStats {
  return statsOfSums(sumsOf(results));
}

function sumsFrom(candles: Candles, days: readonly number[]): Sums[] {
  return HORIZONS.map((tradingDays) => sumsOf(days.map((index) => resultAfter(candles, index, tradingDays))));
}

function sumsOf(results: readonly (number | null)[]): Sums {
  return results.reduce<Sums>(
    (sums, result) =>
      result === null
        ? sums
        : added(sums, { count: 1, hits: result > 0 ? 1 : 0, sum: result, squares: result ** 2 }),
    NOTHING,
  );
}

function statsByHorizon(symbols: readonly (readonly Sums[])[]): HorizonStats[] {
  return HORIZONS.map((tradingDays, i) => ({
    tradingDays,
    ...statsOfSums(symbols.reduce((total, sums) => added(total, sums[i]!), NOTHING)),
  }));
}

function added(one: Sums, other: Sums): Sums {
  return {
    count: one.count + other.count,
    hits: one.hits + other.hits,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
  };
}

function statsOfSums(sums: Sums): OutcomeStats {
  const { count, hits, sum } = sums;
  return {
    count,
    hitRate: count === 0 ? null : hits / count,
    mean: count === 0 ? null : sum / count,
    hitRateInterval: rateInterval(hits, count),
    meanInterval: meanInterval(sums),
  };
}
