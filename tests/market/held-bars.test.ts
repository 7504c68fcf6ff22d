import { describe, expect, it } from 'vitest';
import { daysAsSpans } from '../../src/market/bar-spans';
import { believedDays } from '../../src/market/believed-days';
import { tradingDays } from '../../src/market/calendar';
import { candlesOf } from '../../src/market/candles';
import { epochSecondsOf } from '../../src/market/day';
import { heldDays } from '../../src/market/held-bars';

const DAYS = tradingDays('2026-08-03', '2026-08-21');
const NOW = Date.parse('2026-08-21T16:00:00+07:00');

/** Daily bars of these closes; null for a day without a bar. */
const spansOf = (closes: readonly (number | null)[]) =>
  daysAsSpans(
    candlesOf(
      closes.flatMap((close, i) =>
        close === null
          ? []
          : { ...{ time: epochSecondsOf(DAYS[i]!), open: close, high: close, low: close }, close, volume: 1 },
      ),
    ),
    NOW,
  )!;

const heldOf = (closes: readonly (number | null)[], exDays: readonly string[] = []) =>
  [...heldDays(spansOf(closes), { exchange: 'HOSE', exDays: new Set(exDays) })].map(
    ([day, { price, factor }]) => [DAYS.indexOf(day), price, factor],
  );

describe('the bars that are held back', () => {
  it('are none of an honest series, of a first day, nor of a return from a halt', () => {
    expect(heldOf([40, 42.8, 39.8, 37.1])).toEqual([]);
    expect(heldOf([40, 47.9, 51.2])).toEqual([]);
    expect(heldOf([40, null, null, null, null, 58, 60])).toEqual([]);
  });

  it('are those in another unit, be it the first, the last or many, and never believe themselves', () => {
    expect(heldOf([40, 40_100, 40.2])).toEqual([[1, 40_100, 1_000]]);
    expect(heldOf([40_000, 40.1, 40.2, 40])).toEqual([[0, 40_000, 1_000]]);
    expect(heldOf([40, 40.1, 40.2, 40, 0.04, 0.041, 0.04]).map(([i]) => i)).toEqual([4, 5, 6]);
  });

  it('are those of one day that is off by ten or a hundred, unless three days keep it', () => {
    expect(heldOf([40, 400, 41])).toEqual([[1, 400, 10]]);
    expect(heldOf([40, 0.4, 0.41, 41]).map(([i]) => i)).toEqual([1, 2]);
    expect(heldOf([40, 41, 40, 4, 4.1, 4.05, 4])).toEqual([]);
  });

  it('are a step beyond the limits until the next day keeps it', () => {
    expect(heldOf([40, 20])).toEqual([[1, 20, null]]);
    expect(heldOf([40, 20, 20.5])).toEqual([]);
    expect(heldOf([40, 20, 40.5])).toEqual([[1, 20, null]]);
    expect(heldOf([40, 20, 60])).toEqual([
      [1, 20, null],
      [2, 60, null],
    ]);
  });

  it('are no step on an ex-date that is known, but another unit on that day', () => {
    expect(heldOf([40, 20], [DAYS[1]!])).toEqual([]);
    expect(heldOf([40, 41, 40, 40_000], [DAYS[3]!])).toEqual([[3, 40_000, 1_000]]);
  });

  it('are all that a quote contradicts by a factor: either may be wrong, unless an alert is in their unit', async () => {
    const spans = spansOf([40, 41, 42]);
    const none = async () => new Set<string>();
    const believed = await believedDays(
      spans,
      { quote: { price: 42_100, exchange: 'HOSE' }, isOfNow: true, levels: [] },
      none,
    );
    expect(believed).toEqual({ days: [], close: 42, held: { price: 42, known: 42_100, factor: 0.001 } });
    const { days, held } = await believedDays(
      spans,
      { quote: { price: 42.1, exchange: 'HOSE' }, isOfNow: true, levels: [] },
      none,
    );
    expect([days, held]).toEqual([spans, null]);
    const beside = (...levels: number[]) =>
      believedDays(spans, { quote: { price: 42_100, exchange: 'HOSE' }, isOfNow: true, levels }, none);
    expect([(await beside(30)).days, (await beside(30_000)).days]).toEqual([spans, []]);
  });

  it('are all that the reference of a quote contradicts, whose price may be off as the bars are', async () => {
    const quote = { price: 42_100, reference: 41.5, exchange: 'HOSE' } as const;
    const inDong = spansOf([40_000, 41_000, 42_000]);
    const beside = async (...levels: number[]) =>
      (await believedDays(inDong, { quote, isOfNow: true, levels }, async () => new Set())).held;
    expect(await beside()).toEqual({ price: 42_000, known: 41.5, factor: 1_000 });
    expect(await beside(41_000)).toBeNull();
  });

  it('are all that a quote of an older day contradicts by its unit, not by what may be a split since', async () => {
    const spans = spansOf([40, 41, 42]);
    const heldBeside = async (price: number) => {
      const quote = { price, exchange: 'HOSE' } as const;
      return (await believedDays(spans, { quote, isOfNow: false, levels: [] }, async () => new Set())).held;
    };
    expect(await heldBeside(0.042)).toEqual({ price: 42, known: 0.042, factor: 1_000 });
    expect([await heldBeside(420), await heldBeside(38)]).toEqual([null, null]);
  });

  it('leave the day after them without a close to change from', async () => {
    const { days } = await believedDays(
      spansOf([40, 40_100, 42]),
      { quote: null, isOfNow: false, levels: [] },
      async () => new Set(),
    );
    expect(days.map(({ close, before }) => [close, before])).toEqual([
      [40, null],
      [42, null],
    ]);
  });
});
