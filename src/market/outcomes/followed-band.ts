import { NO_BARS, type Candles } from '../candles';
import type { Day } from '../day';
import { SEQUENCES, type FollowRules } from './follow-rules';
import { followSignals, type FollowedTrade, type Rank } from './followed';
import {
  drawdownOf,
  fallsOf,
  percentileOf,
  turnoverOf,
  worstTrades,
  type Drawdown,
} from './followed-figures';
import { followedMarket, type FollowedSymbol } from './followed-market';

const SHOWN_TRADES = 10;

/** What came of following signals in many sequences, in đồng. */
export type FollowedBand = {
  days: readonly Day[];
  /** Each day's value below which a tenth, a half and nine tenths of the sequences stood. */
  low: number[];
  median: number[];
  high: number[];
  /** How far each day's value lay below the highest one so far, from 0 to 1: the median of the sequences. */
  falls: number[];
  /** The capital held as the index since the first day; null without its bars. */
  benchmark: number[] | null;
  benchmarkDrawdown: Drawdown | null;
  /** Medians over the sequences: the greatest fall from 0 to 1, completed purchases, the part of them that gained, and so on. */
  drawdown: number;
  trades: number;
  hitRate: number | null;
  open: number;
  missed: number;
  turnover: number | null;
  costs: number;
  /** The trades that lost most, in the sequence whose end is the median one. */
  worst: FollowedTrade[];
};

/** Follows the signals in a hundred sequences, the same ones each time, beside an index held. */
export function followInSequences(
  symbols: readonly FollowedSymbol[],
  benchmark: Candles | null,
  rules: FollowRules,
): FollowedBand {
  const market = followedMarket(symbols, rules);
  const { days, times } = market;
  const { capital } = rules;
  const runs = Array.from({ length: SEQUENCES }, (_, sequence) =>
    followSignals(market, rules, rankIn(sequence)),
  );
  const at = (part: number) =>
    days.map((_, i) =>
      Math.round(
        percentileOf(
          runs.map(({ values }) => values[i]!),
          part,
        ),
      ),
    );
  const middle = (figures: readonly number[]) => percentileOf(figures, 0.5);
  const falls = runs.map(({ values }) => fallsOf(values, capital));
  const known = (figures: readonly (number | null)[]) => {
    const given = figures.filter((each) => each !== null);
    return given.length === 0 ? null : middle(given);
  };
  const held = heldIndex(benchmark ?? NO_BARS, times, capital);
  const typical = runs.toSorted((a, b) => (a.values.at(-1) ?? 0) - (b.values.at(-1) ?? 0))[
    SEQUENCES / 2 - 1
  ]!;

  return {
    days,
    low: at(0.1),
    median: at(0.5),
    high: at(0.9),
    falls: days.map((_, i) => middle(falls.map((each) => each[i]!))),
    benchmark: held,
    benchmarkDrawdown: held && drawdownOf(days, held, capital),
    drawdown: middle(falls.map((each) => Math.max(0, ...each))),
    trades: middle(runs.map(({ trades }) => trades.length)),
    hitRate: known(runs.map(({ trades }) => hitRateOf(trades))),
    open: middle(runs.map(({ open }) => open)),
    missed: middle(runs.map(({ missed }) => missed)),
    turnover: known(runs.map(turnoverOf)),
    costs: Math.round(middle(runs.map(({ costs }) => costs))),
    worst: worstTrades(typical.trades, SHOWN_TRADES),
  };
}

/**
 * The ranks of a sequence: as good as chance, and of a signal the same ones whatever else there is. FNV-1a over the signal's
 * name, then the finalizer of MurmurHash3.
 */
export function rankIn(sequence: number): Rank {
  return (symbol, kind, day) => {
    let hash = 0x811c9dc5;
    for (const letter of `${sequence} ${symbol} ${kind} ${day}`) {
      hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) >>> 0;
  };
}

function hitRateOf(trades: readonly FollowedTrade[]) {
  if (trades.length === 0) return null;
  return trades.filter(({ paid, received }) => received > paid).length / trades.length;
}

function heldIndex({ time, open, close }: Candles, times: readonly number[], capital: number) {
  const first = times[0] === undefined ? -1 : time.findIndex((each) => each >= times[0]!);
  const base = open[first];
  if (!base) return null;
  let bar = first - 1;
  return times.map((each) => {
    while (time[bar + 1] !== undefined && time[bar + 1]! <= each) bar += 1;
    return bar < first ? capital : Math.round((capital * close[bar]!) / base);
  });
}
