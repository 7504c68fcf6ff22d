import { describe, expect, it } from 'vitest';
import { barByKey } from '../../src/member/technical/chart/keys';

describe('the keys of the chart', () => {
  const time = Array.from({ length: 50 }, (_, i) => 100 + i);
  const bars = { time, signals: [110, 130] };
  const press = (key: string, from: number | null, shiftKey = false) =>
    barByKey({ key, shiftKey }, from, bars);

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
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(press(key, from)).toBe(to);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'PageUp', 'End'])('%s starts at the newest bar', (key) => {
    expect(press(key, null)).toBe(149);
  });

  it('move from signal to signal with Shift, and stop at the last one', () => {
    const walk = [
      press('ArrowLeft', null, true),
      press('ArrowLeft', 130, true),
      press('ArrowRight', 110, true),
    ];
    expect(walk).toEqual([130, 110, 130]);
    expect([press('ArrowLeft', 110, true), press('ArrowRight', 130, true)]).toEqual([null, null]);
  });

  it.each(['ArrowUp', 'ArrowDown', 'a', 'Tab'])('do not handle %s', (key) => {
    expect(press(key, 120)).toBeNull();
  });

  it('do not move without bars', () => {
    const none = { time: [], signals: [] };
    expect(['ArrowLeft', 'Home', 'End'].map((key) => barByKey({ key, shiftKey: false }, null, none))).toEqual(
      [null, null, null],
    );
  });
});
