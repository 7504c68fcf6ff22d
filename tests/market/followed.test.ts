import { describe, expect, it } from 'vitest';
import { sliceBars, type Candles } from '../../src/market/candles';
import { USUAL_COSTS } from '../../src/market/costs';
import { dayOfEpochSeconds } from '../../src/market/day';
import type { FollowRules } from '../../src/market/outcomes/follow-rules';
import { followSignals, type Rank } from '../../src/market/outcomes/followed';
import { rankIn } from '../../src/market/outcomes/followed-band';
import { followedMarket, type FollowedSymbol } from '../../src/market/outcomes/followed-market';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { columns, flatBars } from '../support/market/bars';
import { byDays, followedByHand } from '../support/market/followed-by-hand';
import { tradingDayTime, walk } from '../support/market/series';

const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

const RULES: FollowRules = {
  ...{ kind: null, since: '2016-01-01', positions: 3, capital: 100_000_000, costs: USUAL_COSTS },
};

/** Bars of so many trading days later. */
function later(candles: Candles, days: number): Candles {
  return { ...candles, time: candles.time.map((_, i) => tradingDayTime(i + days)) };
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

/** One symbol of these closes, each opening at the close before it; the trading days begin in September 2022. */
function single(closes: readonly number[], signals: readonly StudySignal[], symbol = 'AAA'): FollowedSymbol {
  const bars = flatBars(closes).map((bar, i) => ({ ...bar, open: closes[i - 1] ?? bar.open }));
  return { symbol, candles: later(columns(bars), 1_700), signals };
}

/** What comes of following in the order of the names. */
const byName: Rank = () => 0;

function follow(symbols: readonly FollowedSymbol[], rules: FollowRules = RULES, rank: Rank = byName) {
  return followSignals(followedMarket(symbols, rules), rules, rank);
}

const dayAt = ({ candles }: FollowedSymbol, index: number) => dayOfEpochSeconds(candles.time[index]!);

describe.each(KINDS)('following every signal (%s)', (kind) => {
  it.each([1, 2, 3])('agrees to the đồng with a ledger kept by hand (market %i)', (seed) => {
    const symbols = market(seed);
    for (const since of ['2016-01-01', '2022-06-01']) {
      for (const positions of [1, 3, 10]) {
        const rules = { ...RULES, kind, since, positions };
        const rank = rankIn(positions);
        const followed = follow(symbols, rules, rank);
        const expected = followedByHand(symbols, rules, rank);

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
      const whole = follow(symbols, RULES, rankIn(seed));
      for (let length = 1; length < 700; length += 23) {
        const known = symbols.map(({ symbol, candles }) => {
          const cut = sliceBars(candles, 0, length);
          return { symbol, candles: cut, signals: studySignals(cut) };
        });
        const { values, trades } = follow(known, RULES, rankIn(seed));
        const last = dayAt(symbols[0]!, length - 1);

        expect(values).toEqual(whole.values.slice(0, length));
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

    expect(follow(raised).values.at(-1)).not.toBe(follow(symbols).values.at(-1));
  });

  it('buys lots of 100 for an equal part at the next opening and sells at the tenth close after, less fees and tax', () => {
    const followed = single([20, 20, ...Array<number>(10).fill(22), 30], [signalAt(0)]);
    const { trades, values, costs, traded } = follow([followed]);

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
    expect(follow([soon]).trades[0]).toMatchObject({
      ...{ sold: dayAt(soon, 3), received: 27_200_000 - 40_800 - 27_200 },
    });

    const slow = single([20, 20, 20, 20, 18, 17, 15], [signalAt(0, 19)]);
    expect(follow([slow]).trades[0]).toMatchObject({ sold: dayAt(slow, 5) });
    expect(follow([slow]).trades[0]!.received).toBe(28_800_000 - 43_200 - 28_800);
  });

  it('spends the money of a sale from the third trading day after it on, and holds a symbol once', () => {
    const closes = Array<number>(30).fill(20);
    const twice = single(closes, [signalAt(0), signalAt(3), signalAt(11), signalAt(12), signalAt(13)]);
    const { trades, missed } = follow([twice], { ...RULES, positions: 1 });

    // Bought on the second trading day, sold on the twelfth; the fifteenth is the first one with its money.
    expect(trades.map(({ bought }) => bought)).toEqual([dayAt(twice, 1), dayAt(twice, 14)]);
    expect(missed).toBe(3);
  });

  it('misses a signal that opens at its stop, and one that finds no free position', () => {
    const closes = Array<number>(30).fill(20);
    const symbols = ['CCC', 'AAA', 'BBB'].map((symbol) => single(closes, [signalAt(0)], symbol));
    const few = follow(symbols, { ...RULES, positions: 2 });
    expect([few.trades.map(({ symbol }) => symbol), few.missed]).toEqual([['AAA', 'BBB'], 1]);

    expect(follow([single(closes, [signalAt(0, 20)])]).missed).toBe(1);
  });

  it('buys the signals of one day in the order of their ranks', () => {
    const closes = Array<number>(30).fill(20);
    const symbols = ['CCC', 'AAA', 'BBB'].map((symbol) => single(closes, [signalAt(0)], symbol));
    const ranks = { AAA: 3, BBB: 1, CCC: 2 } as Record<string, number>;
    const { trades, missed } = follow(symbols, { ...RULES, positions: 2 }, (symbol) => ranks[symbol]!);

    expect([trades.map(({ symbol }) => symbol), missed]).toEqual([['BBB', 'CCC'], 1]);
  });
});
