import { lengthOf, type Candles } from '../candles';
import { dayOfEpochSeconds } from '../day';
import type { StudyKind, StudySignal } from '../studies/signal';
import { excessOf, type Excess } from './excess';
import { HORIZONS, resultAfter, type Horizon } from './outcomes';
import { planResult } from './plan-result';
import { meanOf, statsOf, type OutcomeStats } from './stats';

/** A year of trading days; a track record of less means nothing. */
const LEAST_BARS = 252;

/** One symbol's bars and the signals that were found in them. */
export type RecordedSymbol = { symbol: string; candles: Candles; signals: readonly StudySignal[] };

/** The results of purchases after so many trading days. */
type HorizonStats = OutcomeStats & { tradingDays: Horizon };

/** How a kind of signal went on one symbol: all its signals, incomplete ones included, and the results of the complete ones. */
type OwnRecord = { count: number; horizons: HorizonStats[] };

/** The results after so many trading days, and their excess over the same day's symbols. */
export type HorizonRecord = HorizonStats & { excess: Excess };

/** How signals went on several symbols: all of them, and the results at each horizon. */
export type SignalsRecord = { count: number; horizons: HorizonRecord[] };

/** How a kind of signal went on several symbols, and what following its plans brought. */
export type TrackRecord = SignalsRecord & { plan: OutcomeStats };

/**
 * The track record of each kind that occurred, and the number of symbols that have one. The record of all kinds together
 * counts a symbol once for each day, whatever found it.
 */
export type TrackRecords = { symbols: number; all: SignalsRecord; kinds: Map<StudyKind, TrackRecord> };

/** The records of a symbol by itself, which has nothing to compare with; none for less than a year of bars. */
export function ownRecords(candles: Candles, signals: readonly StudySignal[]): Map<StudyKind, OwnRecord> {
  const kinds = hasRecord(candles) ? kindsOf(signals) : [];
  return new Map(
    kinds.map((kind) => {
      const own = signals.filter((signal) => signal.kind === kind);
      const horizons = HORIZONS.map((tradingDays) => ({
        tradingDays,
        ...statsOf(own.map(({ index }) => resultAfter(candles, index, tradingDays))),
      }));
      return [kind, { count: own.length, horizons }];
    }),
  );
}

/**
 * The records over all symbols that have one. The excess of a case is its result less the mean result of all these symbols
 * bought at the opening of the same day, its own included; a case on a day without another symbol has none.
 */
export function trackRecordsOf(symbols: readonly RecordedSymbol[]): TrackRecords {
  const recorded = symbols.filter(({ candles }) => hasRecord(candles));
  const meansOf = sameDayMeans(recorded.map(({ candles }) => candles));
  const cases = recorded.flatMap((each) => each.signals.map((signal) => ({ ...each, signal })));
  const kinds = kindsOf(cases.map(({ signal }) => signal));
  return {
    symbols: recorded.length,
    all: recordOf(withoutRepeats(cases), meansOf),
    kinds: new Map(
      kinds.map((kind) => {
        const own = cases.filter(({ signal }) => signal.kind === kind);
        const plan = statsOf(own.map(({ symbol, candles, signal }) => planResult(candles, signal, symbol)));
        return [kind, { ...recordOf(own, meansOf), plan }];
      }),
    ),
  };
}

type Case = { symbol: string; candles: Candles; signal: StudySignal };
type MeansOf = (time: number) => readonly (number | null)[];

function recordOf(cases: readonly Case[], meansOf: MeansOf): SignalsRecord {
  return {
    count: cases.length,
    horizons: HORIZONS.map((tradingDays, i) => {
      const results = cases.map(({ candles, signal }) => resultAfter(candles, signal.index, tradingDays));
      const compared = cases.flatMap(({ candles, signal }, index) => {
        const bought = candles.time[signal.index + 1];
        const result = results[index]!;
        const mean = bought === undefined || result === null ? null : meansOf(bought)[i]!;
        if (result === null || mean === null) return [];
        return { month: dayOfEpochSeconds(bought!).slice(0, 7), excess: result - mean };
      });
      return { tradingDays, ...statsOf(results), excess: excessOf(compared) };
    }),
  };
}

/** The first of the cases that buy a symbol at the same opening. */
function withoutRepeats(cases: readonly Case[]) {
  const seen = new Set<string>();
  return cases.filter(({ symbol, signal: { index } }) => {
    const purchase = `${symbol} ${index}`;
    return !seen.has(purchase) && seen.add(purchase);
  });
}

/**
 * Returns the function that tells what a purchase of any of the symbols at the opening of a day brought on average, for each
 * horizon; null where fewer than two symbols have a result.
 */
function sameDayMeans(symbols: readonly Candles[]): MeansOf {
  const indices = symbols.map(({ time }) => new Map(time.map((each, i) => [each, i])));
  const known = new Map<number, readonly (number | null)[]>();
  return (time) => {
    let means = known.get(time);
    if (!means) {
      means = HORIZONS.map((tradingDays) => {
        const results = symbols.flatMap((candles, i) => {
          const bought = indices[i]!.get(time);
          return bought === undefined ? [] : (resultAfter(candles, bought - 1, tradingDays) ?? []);
        });
        return results.length < 2 ? null : meanOf(results);
      });
      known.set(time, means);
    }
    return means;
  };
}

function kindsOf(signals: readonly StudySignal[]) {
  return [...new Set(signals.map(({ kind }) => kind))];
}

function hasRecord(candles: Candles) {
  return lengthOf(candles) >= LEAST_BARS;
}
