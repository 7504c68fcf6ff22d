import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlays, panes } from '../../src/member/technical/chart/indicators';
import {
  chartTypes,
  pickChartParameters,
  hasChartParameters,
  isDefaultView,
  formatView,
  parseView,
  rangesOf,
  resolutions,
  type ChartView,
} from '../../src/member/technical/chart/view';

const DESK = 1366;
const PHONE = 390;
const defaults: ChartView = {
  resolution: 'DAY',
  range: '6M',
  shown: ['sma20', 'sma50', 'sma200'],
  type: 'CANDLES',
  isLog: false,
  isUnadjusted: false,
  compared: [],
};

describe('the address of a chart', () => {
  it('always has the resolution and the range, whose defaults depend on the page', () => {
    const search = formatView(defaults, '');

    expect(search).toBe('resolution=D&range=6M');
    expect([parseView(search, DESK), parseView(search, PHONE)]).toEqual([defaults, defaults]);
  });

  it('may be empty, for the defaults of the page', () => {
    expect([parseView('', DESK), parseView('', PHONE)]).toEqual([defaults, { ...defaults, range: '3M' }]);
  });

  it('has each setting that is not a default, and keeps its other parameters', () => {
    const view: ChartView = {
      resolution: 'WEEK',
      range: '1Y',
      shown: ['rsi', 'ema20', 'sma20'],
      type: 'AREA',
      isLog: true,
      isUnadjusted: true,
      compared: ['VNINDEX', 'FPT'],
    };

    expect(formatView(view, 'resolution=M&signal=buy_break_out.2026-08-14')).toBe(
      'signal=buy_break_out.2026-08-14&resolution=W&range=1Y&show=sma20,ema20,rsi&type=area&log=1&adjusted=0&compare=VNINDEX,FPT',
    );
  });

  it('distinguishes a chart without indicators from the default one', () => {
    const empty = formatView({ ...defaults, shown: [] }, '');

    expect([empty, parseView(empty, DESK).shown]).toEqual(['resolution=D&range=6M&show=', []]);
  });

  it('has defaults for unknown values', () => {
    expect(parseView('resolution=7&range=10Y&log=yes&compare=,<b>', DESK)).toEqual(defaults);
    expect(parseView('resolution=__proto__&show=sma20,toString,sma7', DESK)).toEqual({
      ...defaults,
      shown: ['sma20'],
    });
  });

  it('has about 60 bars by default where a signal is explained, and another range where one is chosen', () => {
    expect(parseView('', DESK, true).range).toBe('3M');
    expect(parseView('range=1Y', DESK, true).range).toBe('1Y');
  });

  it('has a default range of five years for weeks and months', () => {
    expect(['resolution=W', 'resolution=M'].map((search) => parseView(search, PHONE).range)).toEqual([
      '5Y',
      '5Y',
    ]);
  });

  it('has spans of trading days for minutes, by the length of their bars', () => {
    const opened = ['1', '5', '15', '60'].map((code) => parseView(`resolution=${code}&range=5Y`, DESK));

    expect(opened.map(({ resolution, range }) => `${resolution} ${range}`)).toEqual([
      'MINUTE_1 1D',
      'MINUTE_5 5D',
      'MINUTE_15 5D',
      'MINUTE_60 1M',
    ]);
  });

  it('is parsed to the view that it was formatted from, for every view', () => {
    const view = fc.constantFrom(...resolutions).chain((resolution) =>
      fc.record({
        resolution: fc.constant(resolution),
        range: fc.constantFrom(...rangesOf(resolution)),
        shown: fc.subarray([...overlays, ...panes]),
        type: fc.constantFrom(...chartTypes),
        isLog: fc.boolean(),
        isUnadjusted: fc.boolean(),
        compared: fc.subarray(['VNINDEX', 'FPT', 'HPG', 'E1VFVN30']),
      }),
    );
    fc.assert(
      fc.property(view, fc.constantFrom(DESK, PHONE), (chosen, width) => {
        expect(parseView(formatView(chosen, 'signal=x'), width)).toEqual(chosen);
      }),
      { seed: 2026 },
    );
  });

  it('is the default view depending on the width of the page', () => {
    const onPhone = { ...defaults, range: '3M' } as const;

    expect([
      isDefaultView(defaults, DESK),
      isDefaultView(defaults, PHONE),
      isDefaultView(onPhone, PHONE),
    ]).toEqual([true, false, true]);
    expect(isDefaultView({ ...defaults, isLog: true }, DESK)).toBe(false);
  });

  it('has chart parameters beside others, and only these are picked', () => {
    expect(['', 'signal=x', 'resolution=W'].map(hasChartParameters)).toEqual([false, false, true]);
    expect(pickChartParameters('signal=x&show=sma20,rsi&resolution=W')).toBe('show=sma20,rsi&resolution=W');
  });
});
