import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import { type Candles } from '../../src/market/candles';
import { outcomesOf, voidedAt } from '../../src/market/outcomes/outcomes';
import { statsOf } from '../../src/market/outcomes/stats';
import { columns, flatBars } from '../support/market/bars';
import { signalAt, net, closeTo } from '../support/market/outcomes';

/** The bars but those of some tradingDays. */
function without(candles: Candles, places: readonly number[]): Candles {
  const part = <Value>(column: readonly Value[]) => column.filter((_, i) => !places.includes(i));
  const { time, open, high, low, close, volume } = candles;
  return {
    ...{ time: part(time), open: part(open), high: part(high) },
    ...{ low: part(low), close: part(close), volume: part(volume) },
  };
}

describe('what became of a signal', () => {
  const opens = [20, 20.1, 21.2, 22.3, 19.4, 20.5, 22.6, 21.7, 21.8, 21.9, 21.5, 18.1];
  const closes = [20, 21, 22, 19, 20.5, 22, 21, 21, 21, 21, 18, 18.5];
  const candles = columns(flatBars(closes).map((bar, i) => ({ ...bar, open: opens[i]! })));

  it('is bought at the next opening and sold at the close of each horizon, after fees and tax; null where that is to come', () => {
    expect(outcomesOf(candles, 0)).toEqual([
      { tradingDays: 3, percent: closeTo(net(20.1, 20.5)) },
      { tradingDays: 5, percent: closeTo(net(20.1, 21)) },
      { tradingDays: 10, percent: closeTo(net(20.1, 18.5)) },
      { tradingDays: 20, percent: null },
    ]);
    expect(net(20, 20)).toBeCloseTo(-0.3994, 4);
    expect(outcomesOf(candles, 11).map(({ percent }) => percent)).toEqual([null, null, null, null]);
  });

  it('counts trading days, not bars: a halted stock stands where it closed last, and is bought when it opens again', () => {
    const halted = without(candles, [3, 4, 9]);

    expect(outcomesOf(halted, 0).map(({ percent }) => percent)).toEqual([
      closeTo(net(20.1, 22)),
      closeTo(net(20.1, 21)),
      closeTo(net(20.1, 18.5)),
      null,
    ]);
    expect(outcomesOf(halted, 2)[0]).toEqual({ tradingDays: 3, percent: closeTo(net(20.5, 21)) });
  });

  it('counts a bar of a day without trading to the trading day before', () => {
    const time = [...candles.time];
    // Friday 8 January 2016 is the fifth trading day of the series; the day after is none.
    expect(dayOfEpochSeconds(time[4]!)).toBe('2016-01-08');
    const odd = { ...candles, time: [...time.slice(0, 5), time[4]! + 86_400, ...time.slice(5, 11)] };
    expect(outcomesOf(odd, 4)[0]?.percent).toBeCloseTo(net(20.5, 21), 9);
    expect(outcomesOf(odd, 2)[0]?.percent).toBeCloseTo(net(22.3, 21), 9);
  });

  it('is void from the first close below its price on, never for touching it', () => {
    expect(voidedAt(candles, signalAt(1, 20.5))).toBe(3);
    expect(voidedAt(candles, signalAt(4, 20.5))).toBe(10);
    expect(voidedAt(candles, signalAt(4, 18))).toBeNull();
    expect(voidedAt(candles, signalAt(3, 19.5))).toBe(3);
  });
});

describe('the statistics of outcomes', () => {
  it('counts gains among those that have come to their end, and no other', () => {
    expect(statsOf([2, -1, 0, null])).toMatchObject({ count: 3, hitRate: 1 / 3, mean: closeTo(1 / 3) });
    expect(statsOf([null])).toEqual({ count: 0, hitRate: null, mean: null });
  });
});
