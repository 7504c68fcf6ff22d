import { describe, expect, it } from 'vitest';
import { type ListedBars } from '../../src/member/technical/chart/bar-limits';
import { legendBar } from '../../src/member/technical/chart/legend';
import { barSeries } from '../../src/member/technical/chart/bar-series';
import { summarize } from '../../src/member/technical/chart/summary';
import { epochSecondsOf } from '../../src/market/day';
import { threeBars } from '../support/technical/technical-feed';

type Source = Parameters<typeof barSeries>[0];
type Indicators = Parameters<typeof barSeries>[1];

const dailySeries = (source: Omit<Source, 'resolution'>, shown: Indicators = ['sma20', 'sma50', 'sma200']) =>
  barSeries({ resolution: 'DAY', ...source }, shown);

const hose = { symbol: 'VNM', exchange: 'HOSE', today: null } as const;
const upcom = { ...hose, symbol: 'MSR', exchange: 'UPCOM' } as const;
const none = { time: [], open: [], high: [], low: [], close: [], volume: [] };

describe('the legend', () => {
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false, leftOut: [] });
  const newest = {
    index: 2,
    time: epochSecondsOf('2026-08-27'),
    prices: [
      { name: 'open', price: 21.3, priceClass: 'down' },
      { name: 'high', price: 21.4, priceClass: 'ref' },
      { name: 'low', price: 20.9, priceClass: 'down' },
      { name: 'close', price: 21, priceClass: 'down' },
    ],
    volume: 3_000_000,
    indicators: [
      { label: 'MA20', pane: 'price', values: [{ colour: 'chart-2', value: null }] },
      { label: 'MA50', pane: 'price', values: [{ colour: 'chart-1', value: null }] },
      { label: 'MA200', pane: 'price', values: [{ colour: 'chart-6', value: null }] },
    ],
  };

  it('shows the newest bar without a crosshair', () => {
    expect(legendBar(series, null)).toEqual(newest);
  });

  it('shows the newest bar for a time without a bar', () => {
    expect(legendBar(series, 700)).toEqual(newest);
  });

  it('shows the bar under the crosshair against its own reference', () => {
    expect(legendBar(series, epochSecondsOf('2026-08-26'))?.prices).toEqual([
      { name: 'open', price: 20.1, priceClass: 'up' },
      { name: 'high', price: 21.4, priceClass: 'ceiling' },
      { name: 'low', price: 20.05, priceClass: 'up' },
      { name: 'close', price: 21.4, priceClass: 'ceiling' },
    ]);
  });

  it('has the indicators of its bar', () => {
    const close = Array.from({ length: 60 }, (_, i) => i + 101);
    const candles = {
      ...none,
      time: close.map((_, i) => i + 1),
      open: close,
      high: close,
      low: close,
      close,
      volume: close,
    };
    const long = dailySeries({ ...hose, exchange: null, candles, hasOlder: false, leftOut: [] });

    const values = legendBar(long, 50)?.indicators.map((indicator) => indicator.values[0]?.value);
    expect(values).toEqual([140.5, 125.5, null]);
  });

  it('is null without bars', () => {
    expect(legendBar(dailySeries({ ...hose, candles: none, hasOlder: false, leftOut: [] }), null)).toBeNull();
  });
});

describe('the summary', () => {
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false, leftOut: [] });
  const changeIn = (changes: Partial<ListedBars>, quote?: Parameters<typeof summarize>[1]) =>
    summarize(dailySeries({ ...series, ...changes }), quote).change;

  it('has the span, the last close and the extremes', () => {
    expect(summarize(series)).toEqual({
      bars: 3,
      from: '25/08/2026',
      to: '27/08/2026',
      close: '21.00',
      change: '-1.87%',
      high: '21.40',
      highDay: '26/08/2026',
      low: '19.80',
      lowDay: '25/08/2026',
      volume: '3,000,000',
    });
  });

  it('has the change of the quote of its newest trading day', () => {
    const quote = { price: 21, changePercent: 0.72 };
    const today = { open: 21.3, reference: 20.85, ceiling: 23.9, floor: 17.8 };

    expect(changeIn({ ...upcom, today }, quote)).toBe('+0.72%');
    expect(changeIn({ ...upcom, today: { ...today, reference: null } }, quote)).toBe('+0.72%');
  });

  it('computes the change of its close from the quote’s reference when the quote’s price differs', () => {
    const quote = { price: 21.6, changePercent: 2.86 };

    expect(changeIn({ today: { open: 21.3, reference: 20, ceiling: 21.4, floor: 18.6 } }, quote)).toBe(
      '+5.00%',
    );
  });

  it('does not take the change of another trading day', () => {
    const today = { open: 20.9, reference: 21, ceiling: 22.4, floor: 19.6 };

    expect(changeIn({ today }, { price: 21, changePercent: 0 })).toBe('-1.87%');
  });

  it.each([
    ['UPCoM', upcom],
    ['an unknown exchange', { exchange: null }],
    ['no bars', { candles: none }],
  ])('has a dash for the change where the reference is unknown: %s', (_, changes) => {
    expect(changeIn(changes)).toBe('—');
  });

  it('has a dash for the change of the first bar', () => {
    const first = {
      time: [epochSecondsOf('2026-08-27')],
      open: [20],
      high: [21],
      low: [19],
      close: [20],
      volume: [5],
    };

    expect(changeIn({ candles: first })).toBe('—');
  });
});
