import { describe, expect, it } from 'vitest';
import { bandOf } from '../../src/member/technical/band';
import { closeClasses, limitsOf, type ListedBars } from '../../src/member/technical/chart/bar-limits';
import type { Colours } from '../../src/member/technical/chart/colours';
import { candleItems, lineItems, volumeItems } from '../../src/member/technical/chart/series-data';
import { legendBar } from '../../src/member/technical/chart/legend';
import { withQuote } from '../../src/member/technical/chart/live-bar';
import { dayRanges, firstBarOf, openingRange, type Range } from '../../src/member/technical/chart/range';
import { barSeries } from '../../src/member/technical/chart/bar-series';
import { summarize } from '../../src/member/technical/chart/summary';
import { withOlder } from '../../src/member/technical/load-candles';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { threeBars } from '../support/technical/technical-feed';

type Source = Parameters<typeof barSeries>[0];
type Indicators = Parameters<typeof barSeries>[1];

const dailySeries = (source: Omit<Source, 'resolution'>, shown: Indicators = ['sma20', 'sma50', 'sma200']) =>
  barSeries({ resolution: 'DAY', ...source }, shown);

const hose = { symbol: 'VNM', exchange: 'HOSE', today: null } as const;
const upcom = { ...hose, symbol: 'MSR', exchange: 'UPCOM' } as const;
const none = { time: [], open: [], high: [], low: [], close: [], volume: [] };

describe('the limits of a bar', () => {
  const unknown = { reference: null, ceiling: null, floor: null };
  const bars = (changes: Partial<ListedBars> = {}): ListedBars => ({
    ...hose,
    candles: threeBars('VNM'),
    ...changes,
  });

  it('are computed from the close before it', () => {
    expect(limitsOf(bars(), 1)).toEqual({ reference: 20, ceiling: 21.4, floor: 18.6 });
  });

  it('are unknown on the first bar', () => {
    expect(limitsOf(bars(), 0)).toEqual(unknown);
  });

  it('are unknown on UPCoM, whose reference is not the close before, and so are its price classes', () => {
    const series = bars(upcom);

    expect([0, 1, 2].map((index) => limitsOf(series, index))).toEqual([unknown, unknown, unknown]);
    expect(closeClasses(series)).toEqual(['none', 'none', 'none']);
  });

  it('are unknown on a day beyond the band, when the reference was adjusted', () => {
    const exDate = bars({ candles: threeBars('VNM', { open: [19.9, 17, 17], low: [19.8, 16.9, 16.9] }) });

    expect(limitsOf(exDate, 1)).toEqual(unknown);
  });

  it('colour each close', () => {
    expect(closeClasses(bars())).toEqual(['none', 'ceiling', 'down']);
  });

  const today = { open: 21.3, reference: 21, ceiling: 22.45, floor: 19.55 };
  it.each([
    ['HOSE', hose],
    ['UPCoM', upcom],
  ])('are the quote’s on the newest bar, on %s as well', (_, listing) => {
    const series = bars({ ...listing, today });

    expect(limitsOf(series, 2)).toEqual({ reference: 21, ceiling: 22.45, floor: 19.55 });
    expect(closeClasses(series).at(-1)).toBe('ref');
    expect(limitsOf(series, 1)).toEqual(limitsOf(bars(listing), 1));
  });

  it.each([
    ['that has not opened yet', { ...today, open: null }],
    ['that opened elsewhere', { ...today, open: 20.9 }],
    ['without a reference', { ...today, reference: null }],
  ])('are not taken from a quote %s', (_, other) => {
    expect(limitsOf(bars({ today: other }), 2)).toEqual(limitsOf(bars(), 2));
  });
});

describe('the data of the library’s series', () => {
  const colours = {
    'surface-1': 'paper',
    'candle-ceiling': 'purple',
    'candle-floor': 'cyan',
    'volume-up': 'green',
    'volume-down': 'red',
  } as Colours;
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false });
  const [first, second, third] = series.candles.time;

  it('have the colour of a limit they closed at, hollow when rising', () => {
    expect(candleItems(series, colours)).toEqual([
      { time: first, open: 19.9, high: 20.1, low: 19.8, close: 20 },
      {
        time: second,
        open: 20.1,
        high: 21.4,
        low: 20.05,
        close: 21.4,
        color: 'paper',
        borderColor: 'purple',
        wickColor: 'purple',
      },
      { time: third, open: 21.3, high: 21.4, low: 20.9, close: 21 },
    ]);
  });

  it('are filled when they fell to the floor', () => {
    const fallen = dailySeries({
      ...hose,
      candles: threeBars('VNM', { close: [20, 18.6, 18.6], low: [19.8, 18.6, 18.6] }),
      hasOlder: false,
    });

    expect(candleItems(fallen, colours)[1]).toEqual({
      time: second,
      open: 20.1,
      high: 21.4,
      low: 18.6,
      close: 18.6,
      color: 'cyan',
      borderColor: 'cyan',
      wickColor: 'cyan',
    });
  });

  it('have the volume in the colour of their own direction', () => {
    expect(volumeItems(series, colours)).toEqual([
      { time: first, value: 1_000_000, color: 'green' },
      { time: second, value: 2_000_000, color: 'green' },
      { time: third, value: 3_000_000, color: 'red' },
    ]);
  });

  it('begin an average after its warm-up', () => {
    expect(lineItems([1, 2, 3], [null, 20.7, 21.2])).toEqual([
      { time: 2, value: 20.7 },
      { time: 3, value: 21.2 },
    ]);
  });
});

describe('the first bar of a range', () => {
  const time = tradingDays('2024-01-02', '2026-08-27').map(epochSecondsOf);
  const dayOf = (index: number) => new Date(time[index]! * 1000).toISOString().slice(0, 10);

  it('is the first trading day from the same day of an earlier month', () => {
    const reached = dayRanges
      .slice(0, 4)
      .map((range) => [range, dayOf(firstBarOf(range, { time, hasOlder: false, resolution: 'DAY' }))]);

    expect(reached).toEqual([
      ['1M', '2026-07-27'],
      ['3M', '2026-05-27'],
      ['6M', '2026-02-27'],
      ['1Y', '2025-08-27'],
    ]);
  });

  it('is the oldest one where the feed has no more', () => {
    expect(firstBarOf('5Y', { time, hasOlder: false, resolution: 'DAY' })).toBe(0);
  });

  it('is an estimate before the oldest one where the feed has more', () => {
    expect(firstBarOf('5Y', { time, hasOlder: true, resolution: 'DAY' })).toBe(-588);
  });

  it('of minutes is that of a trading day, however many days off lie between', () => {
    const sessions = ['2026-08-20', '2026-08-26', '2026-08-27'].map(epochSecondsOf);
    const minutes = sessions.flatMap((day) => [2, 3, 6, 7].map((hour) => day + hour * 3600));
    const first = (range: Range, hasOlder = false) =>
      firstBarOf(range, { time: minutes, hasOlder, resolution: 'MINUTE_60' });

    expect([first('1D'), first('5D'), first('1M')]).toEqual([8, 0, 0]);
  });

  it('is 0 without bars', () => {
    expect(firstBarOf('5Y', { time: [], hasOlder: true, resolution: 'DAY' })).toBe(0);
  });

  it.each([
    [390, '3M'],
    [1366, '6M'],
  ] as const)('opens on a page of %i px with %s', (width, range) => {
    expect(openingRange(width)).toBe(range);
  });
});

describe('the legend', () => {
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false });
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
      { label: 'MA20', place: 'price', values: [{ colour: 'chart-2', value: null }] },
      { label: 'MA50', place: 'price', values: [{ colour: 'chart-1', value: null }] },
      { label: 'MA200', place: 'price', values: [{ colour: 'chart-6', value: null }] },
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
    const close = Array.from({ length: 60 }, (_, i) => i + 1);
    const candles = { ...none, time: close, open: close, high: close, low: close, close, volume: close };
    const long = dailySeries({ ...hose, exchange: null, candles, hasOlder: false });

    const values = legendBar(long, 50)?.indicators.map((indicator) => indicator.values[0]?.value);
    expect(values).toEqual([40.5, 25.5, null]);
  });

  it('is null without bars', () => {
    expect(legendBar(dailySeries({ ...hose, candles: none, hasOlder: false }), null)).toBeNull();
  });
});

describe('the summary', () => {
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false });
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

describe('older bars', () => {
  const day = (text: string) => epochSecondsOf(text);
  const older = threeBars('VNM', {
    time: [day('2026-08-21'), day('2026-08-24'), day('2026-08-25')],
    close: [18, 19, 20],
    hasOlder: true,
  });

  it('are put before the series, without those that it has', () => {
    const { time, close, hasOlder } = withOlder(threeBars('VNM'), older);

    expect({ time, close, hasOlder }).toEqual({
      time: ['2026-08-21', '2026-08-24', '2026-08-25', '2026-08-26', '2026-08-27'].map(day),
      close: [18, 19, 20, 21.4, 21],
      hasOlder: true,
    });
  });

  it('end when a response has nothing older', () => {
    const series = threeBars('VNM', { hasOlder: true });

    expect(withOlder(series, series)).toEqual({ ...series, hasOlder: false });
  });
});

describe('the band ruler', () => {
  const prices = { price: 21, low: 20, high: 22, reference: 20, ceiling: 24, floor: 16 };

  it('places the prices between floor and ceiling', () => {
    expect(bandOf(prices)).toEqual({ reference: 50, price: 62.5, range: { from: 50, to: 75 } });
  });

  it('shows the limits alone before the first match', () => {
    expect(bandOf({ ...prices, price: null, low: null, high: null })).toEqual({
      reference: 50,
      price: null,
      range: null,
    });
  });

  it.each([
    ['a limit is unknown', { ceiling: null }],
    ['the reference is outside', { reference: 25 }],
    ['a price is beyond the limits', { high: 24.5 }],
  ])('is null where %s', (_, change) => {
    expect(bandOf({ ...prices, ...change })).toBeNull();
  });
});

describe('the newest bar', () => {
  const bars = threeBars('VNM');
  const quote = { price: 21.2, open: 21.3, high: 21.5, low: 20.9, volume: 3_500_000 };

  it('is updated by the quote of its trading day', () => {
    const { high, low, close, volume } = withQuote(bars, quote, '2026-08-27');

    expect([high, low, close, volume].map((column) => column[2])).toEqual([21.5, 20.9, 21.2, 3_500_000]);
    expect([high, low, close, volume].map((column) => column[1])).toEqual([21.4, 20.05, 21.4, 2_000_000]);
  });

  it.each([
    ['opened elsewhere', { open: 21.2 }],
    ['has not been as high', { high: 21.35 }],
    ['has not been as low', { low: 21 }],
    ['has traded no more', { volume: 3_000_000 }],
    ['has no price yet', { price: null }],
    ['contradicts itself', { price: 21.6 }],
  ])('is the same object with a quote that %s', (_, change) => {
    expect(withQuote(bars, { ...quote, ...change }, '2026-08-27')).toBe(bars);
  });

  const next = { price: 21.2, open: 21.1, high: 21.6, low: 20.8, volume: 40_000 };

  it('is added after the first match of a day that the feed has no bar of yet', () => {
    const { time, open, high, low, close, volume } = withQuote(bars, next, '2026-08-28');

    expect(time).toEqual([...bars.time, epochSecondsOf('2026-08-28')]);
    expect([open, high, low, close, volume].map((column) => column[3])).toEqual([
      ...[21.1, 21.6, 20.8, 21.2, 40_000],
    ]);
  });

  it.each([
    ['nothing is matched', { ...next, volume: 0 }],
    ['nothing has opened', { ...next, open: null }],
    [
      'the feed quotes the trading day before',
      { price: 21, open: 21.3, high: 21.4, low: 20.9, volume: 3_000_000 },
    ],
  ])('is not added while %s', (_, early) => {
    expect(withQuote(bars, early, '2026-08-28')).toBe(bars);
  });

  it('is never updated by the quote of another trading day, however similar', () => {
    const { high } = withQuote(bars, quote, '2026-08-28');

    expect(high).toEqual([...bars.high, 21.5]);
    expect(withQuote(bars, quote, '2026-08-26')).toBe(bars);
    expect(withQuote(bars, quote, null)).toBe(bars);
  });
});
