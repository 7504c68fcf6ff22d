import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import { outcomesOf, voidedAt } from '../../src/market/outcomes/outcomes';
import { baselineRecord, tallyOf, trackRecord } from '../../src/market/outcomes/track-record';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { columns, flatBars } from '../support/market/bars';
import { walk } from '../support/market/series';

const signalAt = (index: number, voidBelow = 0): StudySignal => ({
  kind: 'buy_break_out',
  index,
  price: 20,
  voidBelow,
  evidence: { kind: 'buy_break_out', level: 20, peak: 0, volume: 3, usualVolume: 1 },
});

/** The bars but those of some tradingDays. */
function without(candles: Candles, places: readonly number[]): Candles {
  const part = (column: readonly number[]) => column.filter((_, i) => !places.includes(i));
  const { time, open, high, low, close, volume } = candles;
  return {
    ...{ time: part(time), open: part(open), high: part(high) },
    ...{ low: part(low), close: part(close), volume: part(volume) },
  };
}

describe('what became of a signal', () => {
  const candles = columns(flatBars([20, 21, 22, 19, 20.5, 22, 21, 21, 21, 21, 18]));

  it('is the change from its close to the close of each horizon, null where that is to come', () => {
    expect(outcomesOf(candles, 0)).toEqual([
      { tradingDays: 3, percent: expect.closeTo(-5, 9) as number },
      { tradingDays: 5, percent: expect.closeTo(10, 9) as number },
      { tradingDays: 10, percent: expect.closeTo(-10, 9) as number },
      { tradingDays: 20, percent: null },
    ]);
  });

  it('counts trading days, not bars: a halted stock stands where it closed last', () => {
    const halted = without(candles, [2, 3, 4, 9]);

    expect(outcomesOf(halted, 0).map(({ percent }) => percent)).toEqual([
      expect.closeTo(5, 9),
      expect.closeTo(10, 9),
      expect.closeTo(-10, 9),
      null,
    ]);
    expect(outcomesOf(without(candles, [8, 9, 10]), 4)[0]).toEqual({
      tradingDays: 3,
      percent: expect.closeTo(2.4390243902, 9) as number,
    });
    expect(outcomesOf(without(candles, [8, 9, 10]), 5)[0]).toEqual({ tradingDays: 3, percent: null });
  });

  it('counts a bar of a day without trading to the session before', () => {
    const time = [...candles.time];
    // Friday 8 January 2016 is the fifth session of the series; the day after is none.
    expect(dayOfEpochSeconds(time[4]!)).toBe('2016-01-08');
    const odd = {
      ...candles,
      time: [...time.slice(0, 5), time[4]! + 86_400, ...time.slice(5, 10)],
    };
    expect(outcomesOf(odd, 4)[0]?.percent).toBeCloseTo((21 / 20.5 - 1) * 100, 9);
    expect(outcomesOf(odd, 2)[0]?.percent).toBeCloseTo((21 / 22 - 1) * 100, 9);
  });

  it('is void from the first close below its price on, never for touching it', () => {
    expect(voidedAt(candles, signalAt(1, 20.5))).toBe(3);
    expect(voidedAt(candles, signalAt(4, 20.5))).toBe(10);
    expect(voidedAt(candles, signalAt(4, 18))).toBeNull();
    expect(voidedAt(candles, signalAt(3, 19.5))).toBe(3);
  });
});

describe('a tally', () => {
  it('counts risers among those that have come to their end, and no other', () => {
    expect(tallyOf([2, -1, 0, null])).toEqual({ count: 3, hitRate: 1 / 3, mean: 1 / 3 });
    expect(tallyOf([null])).toEqual({ count: 0, hitRate: null, mean: null });
  });
});

describe('the track record of a kind', () => {
  it('is none for less than a year of bars', () => {
    expect(trackRecord(walk(1, 251), [], 'buy_break_out')).toBeNull();
    expect(trackRecord(walk(1, 252), [], 'buy_break_out')).not.toBeNull();
    expect(baselineRecord(walk(1, 251))).toBeNull();
  });

  it('stands beside a purchase on any day of the same bars', () => {
    const candles = columns(flatBars(Array.from({ length: 252 }, (_, i) => (i < 250 ? 20 : 22))));
    const record = trackRecord(candles, [signalAt(100), signalAt(247), signalAt(251)], 'buy_break_out')!;

    expect(record.count).toBe(3);
    expect(record.horizons[0]).toEqual({
      ...{ tradingDays: 3, count: 2, hitRate: 0.5, mean: expect.closeTo(5, 9) as number },
    });
    expect(baselineRecord(candles)![0]).toEqual({
      ...{ tradingDays: 3, count: 249, hitRate: 2 / 249, mean: expect.closeTo(20 / 249, 9) as number },
    });
  });

  it('agrees with a plain count on every kind of a long series', () => {
    const candles = walk(2, 1_250);
    const signals = studySignals(candles);
    for (const kind of ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const) {
      const own = signals.filter((signal) => signal.kind === kind);
      const record = trackRecord(candles, signals, kind)!;
      expect(record.count).toBe(own.length);
      for (const { tradingDays, ...tally } of record.horizons) {
        const ended = own.filter(({ index }) => index + tradingDays < 1_250);
        const risen = ended.filter(({ index, price }) => candles.close[index + tradingDays]! > price);
        const sum = ended.reduce(
          (total, { index, price }) => total + 100 * (candles.close[index + tradingDays]! / price - 1),
          0,
        );
        expect(tally.count).toBe(ended.length);
        expect(tally.hitRate).toBeCloseTo(risen.length / ended.length, 9);
        expect(tally.mean).toBeCloseTo(sum / ended.length, 9);
      }
    }
  });
});
