import { describe, expect, it } from 'vitest';
import { afterFreeShares, barsKnownOn, type Right } from '../../src/market/adjustment';
import { candlesOf } from '../../src/market/candles';
import { epochSecondsOf } from '../../src/market/day';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06'];
const CLOSES = [20, 21, 19.5, 19.85];
const matched = candlesOf(
  DAYS.map((day, i) => {
    const close = CLOSES[i]!;
    const time = epochSecondsOf(day);
    return { time, open: close - 0.1, high: close + 0.2, low: close - 0.2, close, volume: 1_000 };
  }),
);
const cash = (day: string, price: number): Right => ({
  kind: 'CASH_DIVIDEND',
  day,
  shares: 0,
  per: 1,
  price,
});
const shares = (day: string, count: number, per: number, price = 0): Right => ({
  ...{ kind: price > 0 ? 'RIGHTS' : 'STOCK_DIVIDEND', day, shares: count, per, price },
});
const closes = (rights: readonly Right[], day = '2026-03-06') => barsKnownOn(day, matched, rights).close;

describe('the bars that were known at the close of a day', () => {
  it('end on that day, and are those that were matched where no ex-date lies before it', () => {
    expect(closes([], '2026-03-03')).toEqual([20, 21]);
    expect(closes([cash('2026-03-05', 1_000)], '2026-03-03')).toEqual([20, 21]);
    expect(closes([cash('2026-03-02', 1_000)])).toEqual(CLOSES);
  });

  it('are lowered before an ex-date by what it took, from the close before it, and keep their volume', () => {
    // 20/21 of the prices are left.
    const known = barsKnownOn('2026-03-06', matched, [cash('2026-03-05', 1_000)]);
    expect(known.close).toEqual([19.05, 20, 19.5, 19.85]);
    expect(known.open).toEqual([18.95, 19.9, 19.4, 19.75]);
    expect([known.high[1], known.low[1], known.volume[1]]).toEqual([20.19, 19.81, 1_000]);
  });

  it.each<[string, Right[], number[]]>([
    ['new shares for nothing', [shares('2026-03-05', 1, 20)], [19.05, 20]],
    // A share at 21,000 and a quarter at 10,000 are one and a quarter at 18,800.
    ['new shares for less than the price', [shares('2026-03-05', 25, 100, 10_000)], [17.9, 18.8]],
    ['new shares for more than the price', [shares('2026-03-05', 25, 100, 25_000)], [20, 21]],
    ['more cash than a share is worth', [cash('2026-03-05', 21_000)], [20, 21]],
    ['cash and shares on one day', [cash('2026-03-05', 1_000), shares('2026-03-05', 1, 1)], [9.52, 10]],
    [
      'two ex-dates without a match between',
      [shares('2026-03-05', 1, 1), cash('2026-03-04', 1_000)],
      [9.52, 10],
    ],
  ])('know %s', (_, rights, before) => {
    expect(closes(rights)).toEqual([...before, 19.5, 19.85]);
  });

  it('multiply what several ex-dates took', () => {
    expect(closes([cash('2026-03-06', 1_950), cash('2026-03-03', 2_000)])).toEqual([
      16.2, 18.9, 17.55, 19.85,
    ]);
  });

  it('round half a cent up, however binary numbers have it', () => {
    const one = candlesOf([
      { time: epochSecondsOf('2026-03-02'), open: 9.7, high: 10.1, low: 9.7, close: 10, volume: 1 },
      { time: epochSecondsOf('2026-03-03'), open: 9.5, high: 9.5, low: 9.5, close: 9.5, volume: 1 },
    ]);
    const known = barsKnownOn('2026-03-03', one, [cash('2026-03-03', 500)]);
    expect([known.open[0], known.high[0], known.close[0]]).toEqual([9.22, 9.6, 9.5]);
  });

  it('round down what lies a millionth of a cent below the half', () => {
    const bar = (day: string, open: number, close: number) => {
      const [high, low] = [Math.max(open, close), Math.min(open, close)];
      return { time: epochSecondsOf(day), open, high, low, close, volume: 1 };
    };
    const bars = candlesOf([
      bar('2026-03-02', 33.5, 33.5),
      bar('2026-03-03', 26.3, 26.3),
      bar('2026-03-04', 22.9, 22.9),
      bar('2026-03-05', 18.8, 18.8),
      bar('2026-03-06', 18.1, 18.1),
    ]);
    const rights = [cash('2026-03-04', 500), cash('2026-03-05', 300), cash('2026-03-06', 700)];
    // 33,500 x 258/263 x 226/229 x 181/188 is 31,224.999...
    expect(barsKnownOn('2026-03-06', bars, rights).close[0]).toBe(31.22);
  });
});

describe('a price after free shares', () => {
  it('is that of the bars of a feed, whatever the close before was', () => {
    const rights = [shares('2026-03-05', 10, 100), shares('2026-03-05', 5, 100), shares('2026-03-06', 1, 2)];
    // 21 through 1.15 and through 1.5.
    expect(afterFreeShares(21, rights)).toBe(12.17);
    expect(closes(rights)[1]).toBe(12.17);
  });

  it('is not known where cash or shares that are paid for are among them', () => {
    const free = shares('2026-03-05', 10, 100);
    expect(afterFreeShares(21, [free, cash('2026-03-06', 500)])).toBeNull();
    expect(afterFreeShares(21, [free, shares('2026-03-06', 1, 2, 10_000)])).toBeNull();
  });
});
