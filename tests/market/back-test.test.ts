import { describe, expect, it } from 'vitest';
import { atr } from '../../src/market/indicators';
import { backTest } from '../../src/market/studies/back-test';
import { calm, columns, summariesOf, type Bar } from '../support/market/bars';

// Level 20.1; the ATR of the breakout bar is 2.9/14: white space from 20.307, touch at 20.204, end at 19.893.
const leap: Bar = { open: 20, high: 20.3, low: 20, close: 20.25, volume: 1_500 };
const above: Bar = { open: 20.25, high: 20.4, low: 20.22, close: 20.3, volume: 900 };
const comeback: Bar = { open: 20.12, high: 20.3, low: 20.1, close: 20.2, volume: 1_400 };
const signalAt63 = { kind: 'buy_back_test', index: 63, price: 20.2 };

describe('a back test', () => {
  it('is a return to the level of a breakout that holds', () => {
    expect(atr(columns([...calm(60), leap]))[60]).toBeCloseTo(2.9 / 14, 12);
    expect(find()).toEqual([signalAt63]);
  });

  it.each<[string, (bars: Bar[]) => void]>([
    ['1. there was no breakout', (bars) => change(bars, 60, { volume: 1_499 })],
    ['2. there is no white space', (bars) => [61, 62].forEach((i) => change(bars, i, { high: 20.3 }))],
    [
      '2. the only white space is in the bar that returns',
      (bars) => {
        [61, 62].forEach((i) => change(bars, i, { high: 20.3 }));
        change(bars, 63, { high: 20.4 });
      },
    ],
    ['3. it comes after two bars', (bars) => bars.splice(62, 1)],
    ['3. it comes after 31 bars', (bars) => bars.splice(62, 0, ...repeat(above, 28))],
    ['3. the low stays clear of the level', (bars) => change(bars, 63, { low: 20.21 })],
    ['3. the close is under the level', (bars) => change(bars, 63, { close: 20.09, open: 20.05, low: 20 })],
    ['3. the close is not over the open', (bars) => change(bars, 63, { open: 20.2 })],
    ['3. the volume is that of the breakout', (bars) => change(bars, 63, { volume: 1_500 })],
    [
      '4. a close fell an ATR under the level before',
      (bars) => change(bars, 62, { close: 19.89, low: 19.8 }),
    ],
  ])('is none where %s', (_, spoil) => {
    expect(find(spoil)).toEqual([]);
  });

  it('may come as late as 30 bars after the breakout', () => {
    const late = (bars: Bar[]) => bars.splice(62, 0, ...repeat(above, 27));

    expect(find(late)).toEqual([{ ...signalAt63, index: 90 }]);
  });

  it('survives a close less than an ATR under the level', () => {
    expect(find((bars) => change(bars, 62, { close: 19.9, low: 19.8 }))).toEqual([signalAt63]);
  });

  it('takes the white space of the breakout bar itself', () => {
    const wick = (bars: Bar[]) => {
      change(bars, 60, { high: 20.5 });
      [61, 62].forEach((i) => change(bars, i, { high: 20.3 }));
    };

    expect(find(wick)).toEqual([signalAt63]);
  });

  it('comes once for a breakout', () => {
    expect(find((bars) => bars.push(comeback))).toEqual([signalAt63]);
  });

  it('is one signal where two breakouts are tested by one bar', () => {
    const second = { open: 20.3, high: 20.65, low: 20.3, close: 20.6, volume: 3_000 };
    const higher = { open: 20.75, high: 21, low: 20.7, close: 20.8, volume: 900 };
    const both = { open: 20.2, high: 20.5, low: 20.15, close: 20.45, volume: 1_000 };
    const bars = [...calm(60), leap, ...repeat(above, 10), second, higher, higher, both];

    expect(summariesOf(backTest(columns(bars)))).toEqual([
      { kind: 'buy_back_test', index: 74, price: 20.45 },
    ]);
  });
});

function find(spoil: (bars: Bar[]) => void = () => {}) {
  const bars = [...calm(60), ...[leap, above, above, comeback].map((bar) => ({ ...bar }))];
  spoil(bars);
  return summariesOf(backTest(columns(bars)));
}

function change(bars: Bar[], index: number, values: Partial<Bar>) {
  Object.assign(bars[index]!, values);
}

function repeat(bar: Bar, count: number) {
  return Array.from({ length: count }, () => ({ ...bar }));
}
