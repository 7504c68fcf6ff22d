import type { IChartApi } from 'lightweight-charts';
import { describe, expect, it } from 'vitest';
import { createCloseSeries } from '../../src/member/technical/chart/close-series';
import type { Colours } from '../../src/member/technical/chart/colours';
import { candleItems, lineItems, volumeItems } from '../../src/member/technical/chart/series-data';
import { dayRanges, firstBarOf, openingRange, type Range } from '../../src/member/technical/chart/range';
import { barSeries } from '../../src/member/technical/chart/bar-series';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { threeBars } from '../support/technical/technical-feed';

type Source = Parameters<typeof barSeries>[0];
type Indicators = Parameters<typeof barSeries>[1];

const dailySeries = (source: Omit<Source, 'resolution'>, shown: Indicators = ['sma20', 'sma50', 'sma200']) =>
  barSeries({ resolution: 'DAY', ...source }, shown);

const hose = { symbol: 'VNM', exchange: 'HOSE', today: null } as const;

describe('the data of the library’s series', () => {
  const colours = {
    'surface-1': 'paper',
    'candle-ceiling': 'purple',
    'candle-floor': 'cyan',
    'volume-up': 'green',
    'volume-down': 'red',
  } as Colours;
  const series = dailySeries({ ...hose, candles: threeBars('VNM'), hasOlder: false, leftOut: [] });
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

  it.each([
    [{ reference: 20, ceiling: 21.4, floor: 18.6 }, 'up'],
    [{ reference: 21, ceiling: 22.4, floor: 19.6 }, 'ref'],
    [{ reference: 22.5, ceiling: 24, floor: 21 }, 'floor'],
    [{ reference: null, ceiling: null, floor: null }, 'none'],
  ])('colour the last price of bars that are no days by the quote: %j', (limits, expected) => {
    const source = { ...hose, exchange: null, candles: threeBars('VNM'), hasOlder: false, leftOut: [] };
    const { classes } = barSeries({ resolution: 'MINUTE_5', ...source }, [], limits);
    expect(classes).toEqual(['none', 'none', expected]);
  });

  it('are filled when they fell to the floor', () => {
    const fallen = dailySeries({
      ...hose,
      candles: threeBars('VNM', { close: [20, 18.6, 18.6], low: [19.8, 18.6, 18.6] }),
      hasOlder: false,
      leftOut: [],
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
    const days = ['2026-08-20', '2026-08-26', '2026-08-27'].map(epochSecondsOf);
    const minutes = days.flatMap((day) => [2, 3, 6, 7].map((hour) => day + hour * 3600));
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

describe('the closes in place of the candles', () => {
  it('are a line, with the ground below it as an area, and none beside candles', () => {
    const drawn: unknown[] = [];
    const chart = {
      addSeries: () => ({
        setSeriesOrder: () => {},
        applyOptions: ({ topColor, bottomColor }: { topColor: string; bottomColor: string }) =>
          drawn.push([topColor, bottomColor]),
        setData: (items: readonly { value: number }[]) => drawn.push(items.map(({ value }) => value)),
      }),
      removeSeries: () => drawn.push('removed'),
    } as unknown as IChartApi;
    const closes = createCloseSeries(chart);
    const colours = { 'chart-4': '#a03060' } as Colours;

    for (const type of ['CANDLES', 'LINE', 'AREA', 'CANDLES'] as const)
      closes.draw(type, threeBars('VNM'), colours);

    const { close } = threeBars('VNM');
    expect(drawn).toEqual([
      ...[['#a0306000', '#a0306000'], close],
      ...[['#a0306066', '#a0306000'], close],
      'removed',
    ]);
  });
});
