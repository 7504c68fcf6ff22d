import { describe, expect, it } from 'vitest';
import { listedSignals } from '../../mock-server/reports/listed-signals';
import type { Candles } from '../../src/market/candles';
import { calm, columns, told, type Bar } from '../support/market/bars';
import { walk } from '../support/market/series';

const leap: Bar = { open: 20, high: 20.9, low: 20, close: 20.8, volume: 500_000 };

describe('the listed signals', () => {
  it('need 5 billion VND a day on 20-day average, the day itself included', () => {
    expect(told(listed([...busy(60), leap]))).toEqual([{ kind: 'buy_break_out', index: 60, price: 20.8 }]);
    expect(listed([...busy(60, 249_900), leap])).toEqual([]);
  });

  it.each([
    ['a bar that closed at its ceiling', 'locked'],
    ['the day of a corporate action', 'exDays'],
    ['the first bar of a listing or after a halt', 'openings'],
  ] as const)('leave out %s, by its time', (_, name) => {
    const candles = columns([...busy(60), leap]);
    const time = candles.time[60]!;

    expect(listedSignals({ ...history(candles), [name]: new Set([time]) })).toEqual([]);
    expect(listedSignals({ ...history(candles), [name]: new Set([time - 86_400]) })).toHaveLength(1);
  });

  it('keep ten bars between two of a kind, separately for each kind', () => {
    const kinds = (bars: Bar[]) => listed(bars).map(({ kind, index }) => `${kind} ${index}`);
    const first = ['buy_break_out 60', 'buy_break_out 71', 'buy_back_test 74'];

    expect(kinds(twoReturns(84))).toEqual(first);
    expect(kinds(twoReturns(85))).toEqual([...first, 'buy_back_test 85']);
  });

  it('do not count an unlisted signal as a repeat', () => {
    const bars = twoReturns(84);
    bars.forEach((bar, i) => (bar.volume *= i < 75 ? 0.5 : 1.4));

    expect(told(listed(bars)).filter(({ kind }) => kind === 'buy_back_test')).toEqual([
      { kind: 'buy_back_test', index: 84, price: 20.55 },
    ]);
  });

  it('are the same on every earlier day', () => {
    const bars = twoReturns(85);
    const signals = listed(bars);

    for (let length = 1; length <= bars.length; length += 1)
      expect(listed(bars.slice(0, length))).toEqual(signals.filter(({ index }) => index < length));
  });

  it('are sorted oldest first', () => {
    const signals = listedSignals(history(walk(2, 1_250)));

    expect(new Set(signals.map(({ kind }) => kind)).size).toBe(4);
    expect(signals.map(({ index }) => index)).toEqual(
      signals.map(({ index }) => index).toSorted((a, b) => a - b),
    );
  });
});

function listed(bars: Bar[]) {
  return listedSignals(history(columns(bars)));
}

function history(adjusted: Candles) {
  return { adjusted, exDays: new Set<number>(), openings: new Set<number>(), locked: new Set<number>() };
}

/** Calm bars that, with the leap after them, trade exactly 5 billion VND a day unless the newest is quieter. */
function busy(count: number, newest = 250_000) {
  return calm(count).map((bar, i) => ({ ...bar, volume: i === count - 1 ? newest : 235_000 }));
}

/** Breakouts at 60 (level 20.1) and 71 (level 20.4); the first level is tested at 74, the second later. */
function twoReturns(at: number) {
  const above = { open: 20.25, high: 20.4, low: 20.22, close: 20.3, volume: 300_000 };
  const higher = { open: 20.75, high: 21, low: 20.7, close: 20.8, volume: 300_000 };
  const bars = calm(at + 1).map((bar, i): Bar => ({
    ...(i < 60 ? bar : i < 71 ? above : higher),
    volume: 300_000,
  }));
  bars[60] = { open: 20, high: 20.3, low: 20, close: 20.25, volume: 600_000 };
  bars[71] = { open: 20.3, high: 20.65, low: 20.3, close: 20.6, volume: 900_000 };
  bars[74] = { open: 20.2, high: 20.5, low: 20.15, close: 20.3, volume: 300_000 };
  bars[at] = { open: 20.46, high: 20.7, low: 20.45, close: 20.55, volume: 300_000 };
  return bars;
}
