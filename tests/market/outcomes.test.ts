import { describe, expect, it } from 'vitest';
import { dayOfEpochSeconds } from '../../src/market/day';
import { sliceBars, type Candles } from '../../src/market/candles';
import { outcomesOf, voidedAt } from '../../src/market/outcomes/outcomes';
import { pooledRecord, symbolSums, tallyOf } from '../../src/market/outcomes/track-record';
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

/** What 100 shares bring in percent, bought and sold at prices in thousand VND, at 0.15 % a side and 0.1 % on the sale. */
function net(bought: number, sold: number) {
  const [paid, received] = [Math.round(bought * 100_000), Math.round(sold * 100_000)];
  const costs = [paid * 15, received * 15, received * 10].map((part) => Math.round(part / 10_000));
  return ((received - costs[1]! - costs[2]!) / (paid + costs[0]!) - 1) * 100;
}

const closeTo = (value: number) => expect.closeTo(value, 9) as number;

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

  it('counts a bar of a day without trading to the session before', () => {
    const time = [...candles.time];
    // Friday 8 January 2016 is the fifth session of the series; the day after is none.
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

describe('a tally', () => {
  it('counts gains among those that have come to their end, and no other', () => {
    expect(tallyOf([2, -1, 0, null])).toMatchObject({ count: 3, hitRate: 1 / 3, mean: closeTo(1 / 3) });
    expect(tallyOf([null])).toEqual({
      ...{ count: 0, hitRate: null, mean: null, hitRateInterval: null, meanInterval: null },
    });
  });

  it('has the Wilson interval of its rate, as published, and no interval of a single mean', () => {
    const of = (hits: number, count: number) =>
      tallyOf(Array.from({ length: count }, (_, i) => (i < hits ? 1 : -1))).hitRateInterval!;

    // Newcombe 1998, table I, method 3.
    expect(of(81, 263).from).toBeCloseTo(0.2553, 4);
    expect(of(81, 263).to).toBeCloseTo(0.3662, 4);
    expect(of(15, 148).from).toBeCloseTo(0.0624, 4);
    expect(of(15, 148).to).toBeCloseTo(0.1605, 4);
    expect(of(1, 29).from).toBeCloseTo(0.0061, 4);
    expect(of(1, 29).to).toBeCloseTo(0.1718, 4);
    expect(tallyOf([4]).meanInterval).toBeNull();
  });

  it('has an interval of its mean of 1.96 standard errors', () => {
    const results = [3, -1, 4, -1, 5, -9, 2, 6];
    const mean = 9 / 8;
    const spread = Math.sqrt(results.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 7);

    const { from, to } = tallyOf(results).meanInterval!;
    expect(from).toBeCloseTo(mean - (1.96 * spread) / Math.sqrt(8), 3);
    expect(to).toBeCloseTo(mean + (1.96 * spread) / Math.sqrt(8), 3);
  });
});

const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

describe('the track record of a kind', () => {
  it('is none for less than a year of bars', () => {
    expect(symbolSums(walk(1, 251), [])).toBeNull();
    expect(symbolSums(walk(1, 252), [])).not.toBeNull();
  });

  it('stands beside a purchase on any day of the same bars', () => {
    const candles = columns(flatBars(Array.from({ length: 252 }, (_, i) => (i < 250 ? 20 : 22))));
    const sums = symbolSums(candles, [signalAt(100), signalAt(246), signalAt(251)])!;
    const { baseline, kinds } = pooledRecord([sums]);
    const [flat, gain] = [net(20, 20), net(20, 22)];

    expect(kinds.get('buy_break_out')!.count).toBe(3);
    expect(kinds.get('buy_break_out')!.horizons[0]).toMatchObject({
      ...{ tradingDays: 3, count: 2, hitRate: 0.5, mean: closeTo((flat + gain) / 2) },
    });
    expect(baseline[0]).toMatchObject({
      ...{ tradingDays: 3, count: 248, hitRate: 2 / 248, mean: closeTo((246 * flat + 2 * gain) / 248) },
    });
  });

  it.each(KINDS)('agrees with a plain count over three series (%s)', (kind) => {
    const series = [1, 2, 3].map((seed) => {
      const candles = walk(seed, 1_250);
      return { candles, signals: studySignals(candles) };
    });
    const own = series.map(({ candles, signals }) => ({
      candles,
      places: signals.filter((signal) => signal.kind === kind).map(({ index }) => index),
    }));
    expect(own.every(({ places }) => places.length > 0)).toBe(true);
    const { symbols, kinds, baseline } = pooledRecord(
      series.map(({ candles, signals }) => symbolSums(candles, signals)!),
    );
    const record = kinds.get(kind)!;

    expect(symbols).toBe(3);
    expect(record.count).toBe(own.reduce((sum, { places }) => sum + places.length, 0));
    const check = (horizons: typeof baseline, places: (candles: Candles, i: number) => number[]) => {
      for (const { tradingDays, count, hitRate, mean } of horizons) {
        const results = own.flatMap(({ candles: { open, close } }, i) =>
          places(own[i]!.candles, i)
            .filter((index) => index + 1 + tradingDays < 1_250)
            .map((index) => net(open[index + 1]!, close[index + 1 + tradingDays]!)),
        );
        expect(count).toBe(results.length);
        expect(hitRate).toBeCloseTo(results.filter((each) => each > 0).length / count, 9);
        expect(mean).toBeCloseTo(results.reduce((a, b) => a + b) / count, 9);
      }
    };
    check(record.horizons, (_, i) => own[i]!.places);
    check(baseline, ({ close }) => [...close.keys()]);
  });

  it.each([1, 2, 3])(
    'knows nothing of later days: a result stays what it was once it is complete (series %i)',
    (seed) => {
      const candles = walk(seed, 700);
      const signals = studySignals(candles);
      const whole = candles.close.map((_, i) => outcomesOf(candles, i));

      for (let length = 252; length < 700; length += 37) {
        const known = sliceBars(candles, 0, length);
        const found = known.close.map((_, i) => outcomesOf(known, i));
        const expected = whole.slice(0, length).map((outcomes, i) =>
          outcomes.map(({ tradingDays, percent }) => ({
            tradingDays,
            percent: i + 1 + tradingDays < length ? percent : null,
          })),
        );
        expect(found).toEqual(expected);
        const then = symbolSums(known, studySignals(known))!;
        const later = symbolSums(
          known,
          signals.filter(({ index }) => index < length),
        )!;
        expect(then).toEqual(later);
      }
    },
  );

  it('changes with the candles behind it', () => {
    const candles = walk(2, 1_250);
    const signals = studySignals(candles);
    const [{ index }] = signals as [StudySignal];
    const raised = {
      ...candles,
      close: candles.close.map((close, i) => (i === index + 4 ? 2 * close : close)),
    };
    const meanOf = (each: Candles) =>
      pooledRecord([symbolSums(each, signals)!]).kinds.get(signals[0]!.kind)!.horizons[0]!.mean!;

    expect(meanOf(raised)).toBeGreaterThan(meanOf(candles));
  });
});
