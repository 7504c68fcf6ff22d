import { describe, expect, it } from 'vitest';
import { sliceBars } from '../../src/market/candles';
import { USUAL_COSTS } from '../../src/market/costs';
import { SEQUENCES, type FollowRules } from '../../src/market/outcomes/follow-rules';
import { followInSequences, rankIn } from '../../src/market/outcomes/followed-band';
import {
  drawdownOf,
  fallsOf,
  percentileOf,
  turnoverOf,
  worstTrades,
} from '../../src/market/outcomes/followed-figures';
import { followedByHand } from '../support/market/followed-by-hand';
import { randomMarket } from '../support/market/random-market';

const RULES: FollowRules = {
  ...{ kind: null, since: '2016-01-01', positions: 3, capital: 100_000_000, costs: USUAL_COSTS },
};

const market = (seed: number) => randomMarket(seed, { kind: 'buy_trend_up', symbols: 6, length: 130 });

describe('the band of a hundred sequences', () => {
  it.each([1, 2, 3])(
    'agrees with a hundred ledgers kept by hand (market %i)',
    (seed) => {
      const symbols = market(seed);
      const band = followInSequences(symbols, null, RULES);
      const runs = Array.from({ length: 100 }, (_, sequence) =>
        followedByHand(symbols, RULES, rankIn(sequence)),
      );

      const days = symbols[0]!.candles.time.length;
      const sorted = Array.from({ length: days }, (_, day) =>
        runs.map(({ values }) => values[day]!).sort((a, b) => a - b),
      );
      // The 10th percentile of a hundred lies nine tenths of the way from the tenth to the eleventh value.
      const between = (each: readonly number[], index: number, part: number) =>
        Math.round((1 - part) * each[index - 1]! + part * each[index]!);
      expect(band.low).toEqual(sorted.map((each) => between(each, 10, 0.9)));
      expect(band.median).toEqual(sorted.map((each) => between(each, 50, 0.5)));
      expect(band.high).toEqual(sorted.map((each) => between(each, 90, 0.1)));
      expect(band.low.at(-1)).toBeLessThan(band.high.at(-1)!);

      const middle = (figures: readonly number[]) => {
        const each = [...figures].sort((a, b) => a - b);
        return (each[49]! + each[50]!) / 2;
      };
      expect(band.missed).toBe(middle(runs.map(({ missed }) => missed)));
      expect(band.trades).toBe(middle(runs.map(({ sales }) => sales.length)));
      expect(band.open).toBe(middle(runs.map(({ open }) => open)));
      const last = sorted.length - 1;
      const { capital } = RULES;
      const peaks = runs.map(({ values }) => Math.max(capital, ...values));
      expect(band.falls).toHaveLength(days);
      expect(band.falls[last]).toBeCloseTo(
        middle(runs.map(({ values }, run) => 1 - values[last]! / peaks[run]!)),
        9,
      );
      expect(band.drawdown).toBeCloseTo(middle(runs.map(({ values }) => fallOf(values))), 9);
    },
    60_000,
  );

  it('is the same each time', () => {
    expect(followInSequences(market(4), null, RULES)).toEqual(followInSequences(market(4), null, RULES));
  });

  it('knows nothing of later days: a shorter history gives the same curves', () => {
    const symbols = market(5);
    const whole = followInSequences(symbols, symbols[0]!.candles, RULES);
    for (const length of [40, 77, 129]) {
      const known = symbols.map(({ symbol, candles, signals }) => ({
        ...{ symbol, candles: sliceBars(candles, 0, length) },
        signals: signals.filter(({ index }) => index < length),
      }));
      const { low, median, high, benchmark } = followInSequences(known, known[0]!.candles, RULES);

      expect([low, median, high, benchmark]).toEqual(
        [whole.low, whole.median, whole.high, whole.benchmark!].map((values) => values.slice(0, length)),
      );
    }
  });

  it('is a line where every signal can be bought, whatever the sequence', () => {
    const { low, high } = followInSequences(market(6), null, {
      ...RULES,
      positions: 20,
    });

    expect(low).toEqual(high);
  });

  it('puts each of two signals first in about half of the sequences', () => {
    const first = Array.from({ length: SEQUENCES }, (_, sequence) => {
      const rank = rankIn(sequence);
      return rank('FPT', 'buy_trend_up', '2026-08-27') < rank('HPG', 'buy_trend_up', '2026-08-27');
    }).filter(Boolean).length;

    expect(first).toBeGreaterThan(35);
    expect(first).toBeLessThan(65);
  });

  it('stands beside the index held since the first opening', () => {
    const symbols = market(7);
    const { open, close, time } = symbols[0]!.candles;
    const index = {
      ...symbols[0]!.candles,
      open: open.map(() => 1_000),
      close: close.map((_, i) => 1_000 + i),
    };
    const { benchmark, benchmarkDrawdown } = followInSequences(symbols, index, RULES);

    expect(benchmark).toEqual(time.map((_, i) => 100_000_000 + 100_000 * i));
    expect(benchmarkDrawdown).toBeNull();
    expect(followInSequences(symbols, null, RULES)).toMatchObject({ benchmark: null });
    expect(followInSequences([], index, RULES)).toMatchObject({
      ...{
        days: [],
        median: [],
        falls: [],
        benchmark: null,
        trades: 0,
        hitRate: null,
        turnover: null,
        worst: [],
      },
    });
  });
});

describe('a percentile', () => {
  it('lies between two values in proportion', () => {
    expect(percentileOf([40, 10, 20, 30], 0.5)).toBe(25);
    expect(percentileOf([10, 20, 30, 40, 50], 0.1)).toBe(14);
    expect(percentileOf([7], 0.9)).toBe(7);
  });
});

describe('a curve', () => {
  const days = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'];

  it('has its greatest fall from a peak, the capital included', () => {
    expect(drawdownOf(days, [90, 120, 60, 150, 100], 100)).toEqual({
      share: 0.5,
      from: days[1],
      to: days[2],
    });
    expect(drawdownOf(days, [80, 90, 95, 100, 101], 100)).toMatchObject({ from: days[0], to: days[0] });
    expect(drawdownOf(days, [100, 101, 102, 103, 104], 100)).toBeNull();
  });

  it('lies so far below the highest value so far, the capital included', () => {
    expect(fallsOf([90, 120, 60, 150, 75], 100)).toEqual(
      [0.1, 0, 0.5, 0, 0.5].map((each) => expect.closeTo(each, 9)),
    );
    expect(fallsOf([], 100)).toEqual([]);
  });

  it('turns its mean value over so many times a year of 250 trading days', () => {
    expect(turnoverOf({ values: [100, 200, 300], traded: 1_200 })).toBeCloseTo((3 * 250) / 3, 9);
    expect(turnoverOf({ values: [], traded: 0 })).toBeNull();
  });

  it('has its worst trades, by their part of what was paid, gains left out', () => {
    const trade = (symbol: string, paid: number, received: number) => ({
      ...{ symbol, kind: 'buy_break_out' as const, bought: days[0]!, sold: days[1]!, quantity: 100 },
      ...{ paid, received },
    });
    const trades = [
      trade('AAA', 100, 90),
      trade('BBB', 1_000, 950),
      trade('CCC', 100, 101),
      trade('DDD', 10, 5),
    ];

    expect(worstTrades(trades, 2).map(({ symbol }) => symbol)).toEqual(['DDD', 'AAA']);
    expect(worstTrades(trades, 10)).toHaveLength(3);
  });
});

/** The greatest fall from any earlier value or the capital, each pair compared. */
function fallOf(values: readonly number[]) {
  const all = [RULES.capital, ...values];
  return Math.max(0, ...all.flatMap((peak, i) => all.slice(i + 1).map((value) => 1 - value / peak)));
}
