import { describe, expect, it } from 'vitest';
import { breakOut } from '../../src/market/studies/break-out';
import { calm, columns, summariesOf, type Bar } from '../support/market/bars';

const leap: Bar = { open: 20, high: 21, low: 20, close: 20.9, volume: 1_500 };
const signalAt60 = { kind: 'buy_break_out', index: 60, price: 20.9 };

describe('a break out', () => {
  it('is a strong close over the 55-bar channel on volume', () => {
    expect(find()).toEqual([signalAt60]);
  });

  it.each<[string, (bars: Bar[]) => void]>([
    ['1. the channel of 55 bars reaches higher', (bars) => change(bars, 5, { high: 21 })],
    ['2. the close only touches the channel', (bars) => change(bars, 60, { close: 20.1, high: 20.2 })],
    [
      '2. the bar before had closed over its own channel',
      (bars) => change(bars, 59, { close: 20.2, high: 20.2 }),
    ],
    ['3. the volume is a share short of 1.5 averages', (bars) => change(bars, 60, { volume: 1_499 })],
    ['3. the average of the 20 bars before is higher', (bars) => change(bars, 59, { volume: 1_100 })],
    ['3. the oldest of those 20 bars was busier', (bars) => change(bars, 40, { volume: 1_100 })],
    ['4. the close is in the lower half of the bar', (bars) => change(bars, 60, { high: 22 })],
  ])('is none where %s', (_, spoil) => {
    expect(find(spoil)).toEqual([]);
  });

  it('forgets what lies outside its windows', () => {
    const outside = (bars: Bar[]) => {
      change(bars, 4, { high: 22 });
      change(bars, 39, { volume: 9_000 });
    };

    expect(find(outside)).toEqual([signalAt60]);
  });

  it('counts a close in the exact middle of the bar', () => {
    const middle = (bars: Bar[]) => change(bars, 60, { low: 20.1, high: 20.3, close: 20.2 });

    expect(find(middle)).toEqual([{ kind: 'buy_break_out', index: 60, price: 20.2 }]);
  });

  it('5. is none within the 10 bars after another, and one on the eleventh', () => {
    const again = { ...leap, high: 22, close: 21.9, volume: 9_000 };

    expect(summariesOf(breakOut(columns([...calm(60), leap, ...calm(9), again])))).toEqual([signalAt60]);
    expect(summariesOf(breakOut(columns([...calm(60), leap, ...calm(10), again])))).toEqual([
      signalAt60,
      { kind: 'buy_break_out', index: 71, price: 21.9 },
    ]);
  });

  it('is never confirmed where no volumes are known', () => {
    expect(find((bars) => bars.forEach((bar) => (bar.volume = 0)))).toEqual([]);
    expect(find((bars) => bars.slice(0, 60).forEach((bar) => (bar.volume = 0)))).toEqual([]);
  });

  it('needs a channel on the day before as well', () => {
    expect(summariesOf(breakOut(columns([...calm(55), leap])))).toEqual([]);
    expect(summariesOf(breakOut(columns([...calm(56), leap])))).toEqual([{ ...signalAt60, index: 56 }]);
  });
});

function find(spoil: (bars: Bar[]) => void = () => {}) {
  const bars = [...calm(60), { ...leap }];
  spoil(bars);
  return summariesOf(breakOut(columns(bars)));
}

function change(bars: Bar[], index: number, values: Partial<Bar>) {
  Object.assign(bars[index]!, values);
}
