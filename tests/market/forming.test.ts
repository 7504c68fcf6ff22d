import { describe, expect, it } from 'vitest';
import { appendBar, candleAt, sliceBars } from '../../src/market/candles';
import { formingDay } from '../../src/market/clock';
import { formingSignals } from '../../src/market/studies/forming';
import { studySignals } from '../../src/market/studies/studies';
import { walk } from '../support/market/series';

const at = (day: string, time: string) => formingDay(new Date(`${day}T${time}:00+07:00`));

const FPT = { symbol: 'FPT', exchange: 'HOSE' } as const;

describe('the day of a forming bar', () => {
  it('is the running trading day from 14:15 to the close, on no other minute of the day', () => {
    const midnight = Date.parse('2026-08-27T00:00:00+07:00');
    const minutes = [...Array(1_440).keys()].filter(
      (minute) => formingDay(new Date(midnight + minute * 60_000)) !== null,
    );
    expect([minutes[0], minutes.at(-1), minutes.length]).toEqual([855, 899, 45]);
    expect(at('2026-08-27', '14:15')).toBe('2026-08-27');
  });

  it('is none on a weekend, on a holiday and at Tết', () => {
    const closed = ['2026-08-29', '2026-08-30', '2026-09-02', '2026-02-17'];
    expect(closed.map((day) => at(day, '14:30'))).toEqual([null, null, null, null]);
  });
});

describe('a forming bar', () => {
  it.each([1, 2, 3])(
    'has the signals that it would have if it were complete, and no other (series %i)',
    (seed) => {
      const candles = walk(seed, 700);
      const all = studySignals(candles);
      expect(all.length).toBeGreaterThan(5);

      for (let i = 1; i < 700; i += 1) {
        const found = formingSignals(sliceBars(candles, 0, i), candleAt(candles, i)!, FPT);
        expect(found).toEqual(all.filter(({ index }) => index === i));
      }
    },
  );

  it('has none of a bar that is complete already, and none without a bar or bars before it', () => {
    const candles = walk(2, 700);
    const { index } = studySignals(candles).at(-1)!;
    const bar = candleAt(candles, index)!;

    expect(formingSignals(sliceBars(candles, 0, index), bar, FPT)).not.toEqual([]);
    expect(formingSignals(sliceBars(candles, 0, index + 1), bar, FPT)).toEqual([]);
    expect(formingSignals(sliceBars(candles, 0, index), undefined, FPT)).toEqual([]);
    expect(formingSignals(sliceBars(candles, 0, 0), bar, FPT)).toEqual([]);
  });

  it('has none where its price steps from that of the bars before it', () => {
    const candles = walk(2, 700);
    const { index } = studySignals(candles).findLast(({ kind }) => kind === 'buy_break_out')!;
    const bar = candleAt(candles, index)!;
    const doubled = {
      ...bar,
      open: 2 * bar.open,
      high: 2 * bar.high,
      low: 2 * bar.low,
      close: 2 * bar.close,
    };
    expect(studySignals(appendBar(sliceBars(candles, 0, index), doubled)).at(-1)?.index).toBe(index);
    expect(formingSignals(sliceBars(candles, 0, index), doubled, FPT)).toEqual([]);
  });
});
