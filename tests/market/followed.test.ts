import { describe, expect, it } from 'vitest';
import { sliceBars, type Candles } from '../../src/market/candles';
import { USUAL_COSTS } from '../../src/market/costs';
import { dayOfEpochSeconds } from '../../src/market/day';
import {
  drawdownOf,
  followSignals,
  turnoverOf,
  worstTrades,
  type FollowedSymbol,
  type FollowRules,
} from '../../src/market/outcomes/followed';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { columns, flatBars } from '../support/market/bars';
import { byDays, followedByHand } from '../support/market/followed-by-hand';
import { tradingDayTime, walk } from '../support/market/series';

const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

const RULES: FollowRules = {
  ...{ kind: null, since: '2016-01-01', positions: 3, capital: 100_000_000, costs: USUAL_COSTS },
};

/** Bars of so many sessions later. */
function later(candles: Candles, sessions: number): Candles {
  return { ...candles, time: candles.time.map((_, i) => tradingDayTime(i + sessions)) };
}

/** A market of several walks, which reaches into the years of the present settlement. */
function market(seed: number): FollowedSymbol[] {
  return ['CCC', 'AAA', 'BBB', 'EEE', 'DDD'].map((symbol, i) => {
    const candles = later(walk(10 * seed + i, 700), 1_300);
    return { symbol, candles, signals: studySignals(candles) };
  });
}

function signalAt(index: number, voidBelow = 0): StudySignal {
  return {
    ...{ kind: 'buy_break_out', index, price: 20, voidBelow },
    evidence: { kind: 'buy_break_out', level: 20, peak: 0, volume: 3, usualVolume: 1 },
  };
}

/** One symbol of these closes, each opening at the close before it; the sessions begin in September 2022. */
function single(closes: readonly number[], signals: readonly StudySignal[], symbol = 'AAA'): FollowedSymbol {
  const bars = flatBars(closes).map((bar, i) => ({ ...bar, open: closes[i - 1] ?? bar.open }));
  return { symbol, candles: later(columns(bars), 1_700), signals };
}

const dayAt = ({ candles }: FollowedSymbol, index: number) => dayOfEpochSeconds(candles.time[index]!);

describe.each(KINDS)('following every signal (%s)', (kind) => {
  it.each([1, 2, 3])('agrees to the đồng with a ledger kept by hand (market %i)', (seed) => {
    const symbols = market(seed);
    for (const since of ['2016-01-01', '2022-06-01']) {
      for (const positions of [1, 3, 10]) {
        const rules = { ...RULES, kind, since, positions };
        const followed = followSignals(symbols, null, rules);
        const expected = followedByHand(symbols, rules);

        expect(followed.trades.length).toBeGreaterThan(0);
        expect(followed.values).toEqual(expected.values);
        expect([followed.open, followed.missed]).toEqual([expected.open, expected.missed]);
        expect(followed.trades.toSorted(byDays)).toMatchObject(expected.sales);
        expect(followed.values.every(Number.isSafeInteger)).toBe(true);
      }
    }
  });
});

describe('following every signal', () => {
  it.each([1, 2, 3])(
    'knows nothing of later days: a shorter history gives the same curve (market %i)',
    (seed) => {
      const symbols = market(seed);
      const whole = followSignals(symbols, symbols[0]!.candles, RULES);
      for (let length = 1; length < 700; length += 23) {
        const known = symbols.map(({ symbol, candles }) => {
          const cut = sliceBars(candles, 0, length);
          return { symbol, candles: cut, signals: studySignals(cut) };
        });
        const { values, benchmark, trades } = followSignals(known, known[0]!.candles, RULES);
        const last = dayAt(symbols[0]!, length - 1);

        expect(values).toEqual(whole.values.slice(0, length));
        expect(benchmark).toEqual(whole.benchmark!.slice(0, length));
        expect(trades).toEqual(whole.trades.filter(({ sold }) => sold <= last));
      }
    },
  );

  it('changes with the candles behind it', () => {
    const symbols = market(1);
    const raised = symbols.map((each) => ({
      ...each,
      candles: { ...each.candles, close: each.candles.close.map((close) => close + 0.05) },
    }));

    expect(followSignals(raised, null, RULES).values.at(-1)).not.toBe(
      followSignals(symbols, null, RULES).values.at(-1),
    );
  });

  it('buys lots of 100 for an equal part at the next opening and sells at the tenth close after, less fees and tax', () => {
    const followed = single([20, 20, ...Array<number>(10).fill(22), 30], [signalAt(0)]);
    const { trades, values, costs, traded } = followSignals([followed], null, RULES);

    // 16 lots, as 17 would cost more than the third part, 33,333,333 đ.
    expect(trades).toEqual([
      {
        ...{ symbol: 'AAA', kind: 'buy_break_out', quantity: 1_600 },
        ...{ bought: dayAt(followed, 1), sold: dayAt(followed, 11) },
        ...{ paid: 32_000_000 + 48_000, received: 35_200_000 - 52_800 - 35_200 },
      },
    ]);
    expect(values[1]).toBe(100_000_000 - 48_000);
    expect(values.at(-1)).toBe(100_000_000 - 32_048_000 + 35_112_000);
    expect([traded, costs]).toEqual([67_200_000, 136_000]);
  });

  it('sells below the stop on the afternoon of T+2 at the earliest, later at the next opening', () => {
    const soon = single([20, 20, 18, 17, 16, 15], [signalAt(0, 19)]);
    expect(followSignals([soon], null, RULES).trades[0]).toMatchObject({
      ...{ sold: dayAt(soon, 3), received: 27_200_000 - 40_800 - 27_200 },
    });

    const slow = single([20, 20, 20, 20, 18, 17, 15], [signalAt(0, 19)]);
    expect(followSignals([slow], null, RULES).trades[0]).toMatchObject({ sold: dayAt(slow, 5) });
    expect(followSignals([slow], null, RULES).trades[0]!.received).toBe(28_800_000 - 43_200 - 28_800);
  });

  it('spends the money of a sale from the third session after it on, and holds a symbol once', () => {
    const closes = Array<number>(30).fill(20);
    const twice = single(closes, [signalAt(0), signalAt(3), signalAt(11), signalAt(12), signalAt(13)]);
    const { trades, missed } = followSignals([twice], null, { ...RULES, positions: 1 });

    // Bought on the second session, sold on the twelfth; the fifteenth is the first one with its money.
    expect(trades.map(({ bought }) => bought)).toEqual([dayAt(twice, 1), dayAt(twice, 14)]);
    expect(missed).toBe(3);
  });

  it('misses a signal that opens at its stop, and one that finds no free position', () => {
    const closes = Array<number>(30).fill(20);
    const symbols = ['CCC', 'AAA', 'BBB'].map((symbol) => single(closes, [signalAt(0)], symbol));
    const few = followSignals(symbols, null, { ...RULES, positions: 2 });
    expect([few.trades.map(({ symbol }) => symbol), few.missed]).toEqual([['AAA', 'BBB'], 1]);

    expect(followSignals([single(closes, [signalAt(0, 20)])], null, RULES).missed).toBe(1);
  });

  it('stands beside the index held since the first opening', () => {
    const symbols = [single([20, 20, 22, 24], [])];
    const index = single([1_000, 1_100, 990, 1_200], []).candles;

    expect(followSignals(symbols, index, RULES).benchmark).toEqual([
      ...[100_000_000, 110_000_000, 99_000_000, 120_000_000],
    ]);
    expect(followSignals(symbols, null, RULES)).toMatchObject({ benchmark: null });
    expect(followSignals([], index, RULES)).toMatchObject({ days: [], values: [], benchmark: null });
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

  it('turns its mean value over so many times a year of 250 sessions', () => {
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
