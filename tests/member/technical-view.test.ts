import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlays, panes } from '../../src/member/technical/chart/indicators';
import { barAfter } from '../../src/member/technical/chart/keys';
import { ranges } from '../../src/member/technical/chart/range';
import {
  choicesIn,
  hasChoices,
  isUsual,
  searchOf,
  viewIn,
  type ChartView,
} from '../../src/member/technical/chart/view';

const DESK = 1366;
const PHONE = 390;
const usual: ChartView = {
  resolution: 'DAY',
  range: '6M',
  shown: ['sma20', 'sma50', 'sma200'],
  isLog: false,
  isCompared: false,
};

describe('the address of a chart', () => {
  it('says of the usual view what differs from page to page, so that it is the same on any', () => {
    const search = searchOf(usual, '');

    expect(search).toBe('d=D&range=6M');
    expect([viewIn(search, DESK), viewIn(search, PHONE)]).toEqual([usual, usual]);
  });

  it('may say nothing, and asks for what is usual there', () => {
    expect([viewIn('', DESK), viewIn('', PHONE)]).toEqual([usual, { ...usual, range: '3M' }]);
  });

  it('says shortly what is not, whatever else it says', () => {
    const view: ChartView = {
      resolution: 'WEEK',
      range: '1Y',
      shown: ['rsi', 'ema20', 'sma20'],
      isLog: true,
      isCompared: true,
    };

    expect(searchOf(view, 'd=M&signal=buy_break_out.2026-08-14')).toBe(
      'signal=buy_break_out.2026-08-14&d=W&range=1Y&show=sma20,ema20,rsi&log=1&vs=VNINDEX',
    );
  });

  it('tells an empty chart from the usual one', () => {
    const empty = searchOf({ ...usual, shown: [] }, '');

    expect([empty, viewIn(empty, DESK).shown]).toEqual(['d=D&range=6M&show=', []]);
  });

  it('takes what it does not know for the usual', () => {
    expect(viewIn('d=5&range=10Y&log=yes&vs=SP500', DESK)).toEqual(usual);
    expect(viewIn('d=__proto__&show=sma20,toString,sma7', DESK)).toEqual({ ...usual, shown: ['sma20'] });
  });

  it('opens weeks and months on five years', () => {
    expect(['d=W', 'd=M'].map((search) => viewIn(search, PHONE).range)).toEqual(['5Y', '5Y']);
  });

  it('is read as it was written, for every view', () => {
    const view = fc.record({
      resolution: fc.constantFrom('DAY', 'WEEK', 'MONTH'),
      range: fc.constantFrom(...ranges),
      shown: fc.subarray([...overlays, ...panes]),
      isLog: fc.boolean(),
      isCompared: fc.boolean(),
    });
    fc.assert(
      fc.property(view, fc.constantFrom(DESK, PHONE), (chosen, width) => {
        expect(viewIn(searchOf(chosen, 'signal=x'), width)).toEqual(chosen);
      }),
      { seed: 2026 },
    );
  });

  it('is that of the usual view by the width of the page', () => {
    const onPhone = { ...usual, range: '3M' } as const;

    expect([isUsual(usual, DESK), isUsual(usual, PHONE), isUsual(onPhone, PHONE)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isUsual({ ...usual, isLog: true }, DESK)).toBe(false);
  });

  it('chooses something only by its own words, and only these are worth remembering', () => {
    expect(['', 'signal=x', 'd=W'].map(hasChoices)).toEqual([false, false, true]);
    expect(choicesIn('signal=x&show=sma20,rsi&d=W')).toBe('show=sma20,rsi&d=W');
  });
});

describe('the keys of the chart', () => {
  const time = Array.from({ length: 50 }, (_, i) => 100 + i);
  const bars = { time, signals: [110, 130] };
  const press = (key: string, from: number | null, shiftKey = false) =>
    barAfter({ key, shiftKey }, from, bars);

  it.each([
    ['ArrowLeft', 120, 119],
    ['ArrowRight', 120, 121],
    ['ArrowLeft', 100, 100],
    ['ArrowRight', 149, 149],
    ['PageUp', 130, 110],
    ['PageUp', 105, 100],
    ['PageDown', 120, 140],
    ['PageDown', 140, 149],
    ['Home', 120, 100],
    ['End', 120, 149],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'PageUp', 'End'])('%s begins at the newest bar', (key) => {
    expect(press(key, null)).toBe(149);
  });

  it('lead from signal to signal with Shift, and no further than there are some', () => {
    const walk = [
      press('ArrowLeft', null, true),
      press('ArrowLeft', 130, true),
      press('ArrowRight', 110, true),
    ];
    expect(walk).toEqual([130, 110, 130]);
    expect([press('ArrowLeft', 110, true), press('ArrowRight', 130, true)]).toEqual([null, null]);
  });

  it.each(['ArrowUp', 'ArrowDown', 'a', 'Tab'])('leave %s to the page', (key) => {
    expect(press(key, 120)).toBeNull();
  });

  it('lead nowhere without bars', () => {
    const none = { time: [], signals: [] };
    expect(['ArrowLeft', 'Home', 'End'].map((key) => barAfter({ key, shiftKey: false }, null, none))).toEqual(
      [null, null, null],
    );
  });
});
