import fc from 'fast-check';
import { ATR, RSI, SMA } from 'trading-signals';
import { describe, expect, it } from 'vitest';
import { atr, rsi, sma } from '../../src/market/indicators';
import { highest, lowest } from '../../src/market/rolling';

const values = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 80 });
const period = fc.integer({ min: 1, max: 12 });

describe('the moving average', () => {
  it('is aligned with its input and empty while it warms up', () => {
    expect(sma([1, 2, 3, 7, 8], 3)).toEqual([null, null, 2, 4, 6]);
    expect(sma([1, 2], 3)).toEqual([null, null]);
  });

  it('agrees with the library', () => {
    fc.assert(
      fc.property(values, period, (prices, n) => {
        expect(sma(prices, n)).toEqual(closeTo(new SMA(n).updates(prices)));
      }),
      { seed: 2026 },
    );
  });
});

describe('the relative strength index', () => {
  // By hand: gains 1, 0, 2 and losses 0, 1, 0 average 1 and 1/3; the loss of 1 that follows makes
  // them 2/3 and 5/9, the gain of 2 after that 10/9 and 10/27.
  it("smooths as Wilder does, from the first period's plain average", () => {
    expect(rsi([10, 11, 10, 12, 11, 13], 3)).toEqual(closeTo([null, null, null, 75, 600 / 11, 75]));
  });

  // The worked example of StockCharts' chart school.
  it('gives the published values of a 14-day example', () => {
    const closes = [
      44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
      46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122,
    ];

    expect(rsi(closes).map((value) => value?.toFixed(2) ?? null)).toEqual([
      ...Array<null>(14).fill(null),
      '70.53',
      '66.32',
      '66.55',
      '69.41',
      '66.36',
      '57.97',
      '62.93',
    ]);
  });

  it('agrees with the library', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 12 }), (prices, n) => {
        expect(rsi(prices, n)).toEqual(closeTo(new RSI(n).updates(prices)));
      }),
      { seed: 2026 },
    );
  });

  it('is 100 without a loss and 0 without a gain', () => {
    expect(rsi([1, 2, 3, 4], 3)).toEqual([null, null, null, 100]);
    expect(rsi([4, 3, 2, 1], 3)).toEqual([null, null, null, 0]);
  });
});

describe('the average true range', () => {
  // By hand: ranges 2, 2, 4 (from the close before) average 8/3; a gap down of 2 makes it 22/9.
  it('counts gaps and smooths as Wilder does', () => {
    const bars = { high: [11, 12, 15, 13], low: [9, 10, 12, 12], close: [10, 11, 14, 12] };

    expect(atr(bars, 3)).toEqual(closeTo([null, null, 8 / 3, 22 / 9]));
  });

  it('agrees with the library', () => {
    const ranges = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(9), fc.nat(9)).map(([low, up, over]) => ({
        low,
        close: low + up,
        high: low + up + over,
      })),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(ranges, period, (bars, n) => {
        const column = (key: 'high' | 'low' | 'close') => bars.map((bar) => bar[key]);
        const columns = { high: column('high'), low: column('low'), close: column('close') };
        expect(atr(columns, n)).toEqual(closeTo(new ATR(n).updates(bars)));
      }),
      { seed: 2026 },
    );
  });

  it('takes 14 bars by default', () => {
    const bars = { high: Array(16).fill(3), low: Array(16).fill(1), close: Array(16).fill(2) };

    expect(atr(bars)).toEqual([...Array<null>(13).fill(null), 2, 2, 2]);
  });
});

describe('the rolling extremes', () => {
  it('are those of the newest values', () => {
    expect(highest([3, 1, 2, 5, 4, 1, 1], 3)).toEqual([null, null, 3, 5, 5, 5, 4]);
    expect(lowest([3, 1, 2, 5, 4, 1, 1], 3)).toEqual([null, null, 1, 1, 2, 1, 1]);
  });

  it('agree with looking at every window', () => {
    fc.assert(
      fc.property(values, period, (prices, n) => {
        const windows = prices.map((_, i) => (i < n - 1 ? null : prices.slice(i - n + 1, i + 1)));
        expect(highest(prices, n)).toEqual(windows.map((window) => window && Math.max(...window)));
        expect(lowest(prices, n)).toEqual(windows.map((window) => window && Math.min(...window)));
      }),
      { seed: 2026 },
    );
  });
});

function closeTo(line: (number | null)[]) {
  const near = (value: number): unknown => expect.closeTo(value, 9);
  return line.map((value) => value && near(value));
}
