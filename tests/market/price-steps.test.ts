import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { addTradingDays } from '../../src/market/calendar';
import { candlesOf, lengthOf, type Candle, type Candles } from '../../src/market/candles';
import { dayOfEpochSeconds, epochSecondsOf, type Day } from '../../src/market/day';
import { canReach, sinceStep, stepsIn } from '../../src/market/price-steps';

const FPT = { symbol: 'FPT', exchange: 'HOSE' } as const;
const FIRST = '2026-11-02';

/** Bars of one price each, a trading day after the other unless it says how many later, at a volume. */
function days(...bars: readonly (number | Partial<Candle & { later: number }>)[]): Candles {
  let day: Day = addTradingDays(FIRST, -1);
  return candlesOf(
    bars.map((bar) => {
      const { close = 20, later = 1, ...rest } = typeof bar === 'number' ? { close: bar } : bar;
      day = addTradingDays(day, later);
      return { time: epochSecondsOf(day), open: close, high: close, low: close, close, volume: 100, ...rest };
    }),
  );
}

describe('prices that step', () => {
  it.each<[string, Candles, readonly number[]]>([
    ['nowhere within 7 %', days(20, 21.4, 19.9, 18.5, 18.6), []],
    ['where a share was split', days(82, 83.2, 83, 41.05, 40.3, 39.95), [3]],
    ['where a bonus of a tenth came', days(22, 20, 20.1), [1]],
    ['where shares were joined', days(20, 200, 201), [1]],
    ['at each of two', days(80, 40, 41, 20), [1, 3]],
    ['at the open, though the close came back', days(20, { open: 18, close: 19.8, low: 18 }, 19.9), [1]],
    ['nowhere where a tick is more than the band', days(0.1, 0.11, 0.1), []],
    ['nowhere by rounding', days(1.43, 1.53, 1.42), []],
    [
      'not on the day that comes back from a halt, within the wide band',
      days(20, { close: 23.9, later: 40 }, 24),
      [],
    ],
    ['on it beyond the wide band', days(20, { close: 10, later: 40 }, 10.1), [1]],
    [
      'not after days without a match',
      days(20, ...Array.from({ length: 30 }, () => ({ volume: 0 })), 23.9),
      [],
    ],
    ['not on a day without a match', days(20, { close: 10, volume: 0 }), []],
    ['not after first days without a match', days({ volume: 0 }, { close: 23.9 }, 24), []],
    [
      'as on the widest band before a gap, as it may have moved',
      days(20, 22.8, { close: 22.8, later: 9 }, 23),
      [],
    ],
  ])('do so %s', (_where, candles, steps) => {
    expect(stepsIn(candles, FPT)).toEqual(steps);
  });

  it.each([
    ['HOSE', 7.2],
    ['HNX', 10.2],
    ['UPCOM', 15.2],
    [null, 15.2],
  ] as const)('do so by what %s allows', (exchange, percent) => {
    const fall = (share: number) => days(200, 200 * (1 - share / 100));
    expect(stepsIn(fall(percent), { ...FPT, exchange })).toEqual([1]);
    expect(stepsIn(fall(percent - 0.3), { ...FPT, exchange })).toEqual([]);
  });

  it('do so on UPCoM as of any average that the day before may have had', () => {
    const wide = { open: 20, high: 22, low: 18, close: 18 };
    expect(stepsIn(days(wide, 25.2), { ...FPT, exchange: 'UPCOM' })).toEqual([]);
    expect(stepsIn(days(wide, 25.5), { ...FPT, exchange: 'UPCOM' })).toEqual([1]);
  });

  it('do so of an index beyond 15 %, and are not known of a warrant', () => {
    expect(stepsIn(days(1_200, 1_100, 900), { symbol: 'VNINDEX', exchange: null })).toEqual([2]);
    expect(stepsIn(days(1, 3, 0.5), { symbol: 'CFPT2601', exchange: 'HOSE' })).toEqual([]);
  });

  it('are explained by an ex-date of that day alone', () => {
    const split = days(82, 83, 41.05, 20.5);
    const exDays = new Set([dayOfEpochSeconds(split.time[2]!)]);
    expect(stepsIn(split, { ...FPT, exDays })).toEqual([3]);
  });

  it('leave what comes after the last of them', () => {
    expect(sinceStep(days(80, 40, 41, 20, 20.1), FPT).close).toEqual([20, 20.1]);
    const whole = days(20, 20.1);
    expect(sinceStep(whole, FPT)).toBe(whole);
  });

  it('are found wherever a factor beyond the band is put into prices within it', () => {
    const moves = fc.array(fc.double({ min: -0.069, max: 0.069, noNaN: true }), {
      minLength: 8,
      maxLength: 30,
    });
    const factor = fc.oneof(
      fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      fc.double({ min: 1.3, max: 5, noNaN: true }),
    );
    fc.assert(
      fc.property(moves, factor, fc.nat(), (walk, by, place) => {
        let close = 50;
        const plain = [close, ...walk.map((move) => (close *= 1 + move))];
        expect(stepsIn(days(...plain), FPT)).toEqual([]);
        const at = 1 + (place % walk.length);
        const stepped = days(...plain.map((price, i) => (i < at ? price : price * by)));
        expect(stepsIn(stepped, FPT)).toEqual([at]);
        expect(lengthOf(sinceStep(stepped, FPT))).toBe(plain.length - at);
      }),
    );
  });
});

describe('the prices of a feed that is ours', () => {
  it('have no step, adjusted, whatever is known of the exchange', () => {
    const market = createMarket({ now: () => new Date('2026-08-27T16:00:00+07:00') });
    const sample = market.listings.filter((_, i) => i % 4 === 0);
    const listed = [...sample, { symbol: 'VNINDEX', exchange: null }];
    const found = listed.flatMap(({ symbol, exchange }) => {
      const candles = market.candles(symbol)!;
      const steps = [exchange, null].flatMap((known) => stepsIn(candles, { symbol, exchange: known }));
      return steps.map((i) => `${symbol} ${dayOfEpochSeconds(candles.time[i]!)}`);
    });
    expect(found).toEqual([]);
  });
});

describe('a price', () => {
  it.each([
    [41.05, 1, false],
    [41.05, 5, false],
    [41.05, 9, true],
    [66.4, 1, true],
    [66, 1, false],
    [166, 7, false],
  ])('of %d can have come of 83 within %d trading days on HOSE: %s', (price, count, isReached) => {
    expect(canReach(price, { from: 83, days: count, exchange: 'HOSE' })).toBe(isReached);
  });
});
