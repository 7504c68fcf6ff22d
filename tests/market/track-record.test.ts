import { describe, expect, it } from 'vitest';
import { sliceBars, type Candles } from '../../src/market/candles';
import { outcomesOf } from '../../src/market/outcomes/outcomes';
import { symbolSums, trackRecordsOf } from '../../src/market/outcomes/track-record';
import type { StudySignal } from '../../src/market/studies/signal';
import { studySignals } from '../../src/market/studies/studies';
import { columns, flatBars } from '../support/market/bars';
import { walk } from '../support/market/series';
import { signalAt, net, closeTo } from '../support/market/outcomes';

const KINDS = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'] as const;

describe('the track record of a kind', () => {
  it('is none for less than a year of bars', () => {
    expect(symbolSums(walk(1, 251), [])).toBeNull();
    expect(symbolSums(walk(1, 252), [])).not.toBeNull();
  });

  it('stands beside a purchase on any day of the same bars', () => {
    const candles = columns(flatBars(Array.from({ length: 252 }, (_, i) => (i < 250 ? 20 : 22))));
    const sums = symbolSums(candles, [signalAt(100), signalAt(246), signalAt(251)])!;
    const { baseline, kinds } = trackRecordsOf([sums]);
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
    const { symbols, kinds, baseline } = trackRecordsOf(
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
      trackRecordsOf([symbolSums(each, signals)!]).kinds.get(signals[0]!.kind)!.horizons[0]!.mean!;

    expect(meanOf(raised)).toBeGreaterThan(meanOf(candles));
  });
});
