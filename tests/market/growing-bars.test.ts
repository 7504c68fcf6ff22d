import { describe, expect, it } from 'vitest';
import type { Candles } from '../../src/market/candles';
import { withTick, type TickedBar } from '../../src/market/growing-bars';

const at = (time: string) => Date.parse(`${time}+07:00`) / 1000;
const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;

/** One bar from 20 to 22, closed at 21, of 100 shares. */
const barAt = (time: number, volume: number | null = 100): Candles => ({
  ...{ time: [time], open: [20], high: [22], low: [20], close: [21], volume: [volume] },
});
const tick = (time: string, price: number, shares: number | null = 5) => ({ at: at(time), price, shares });

describe('a bar that grows', () => {
  it.each<[TickedBar, number, string]>([
    ['MINUTE_1', at('2026-11-30T09:15:00'), '2026-11-30T09:15:59'],
    ['MINUTE_5', at('2026-11-30T09:15:00'), '2026-11-30T09:19:59'],
    ['MINUTE_15', at('2026-11-30T14:45:00'), '2026-11-30T14:45:01'],
    ['MINUTE_60', at('2026-11-30T11:00:00'), '2026-11-30T11:29:59'],
    ['DAY', day('2026-11-30'), '2026-11-30T09:00:00'],
    ['WEEK', day('2026-11-30'), '2026-12-04T14:45:00'],
    ['MONTH', day('2026-12-01'), '2026-12-31T14:45:00'],
  ])('grows with what is matched in it: %s', (length, start, time) => {
    expect(withTick(barAt(start), length, tick(time, 23))).toEqual({
      ...{ time: [start], open: [20], high: [23], low: [20], close: [23], volume: [105] },
    });
  });

  it.each<[TickedBar, number, string, number]>([
    ['MINUTE_1', at('2026-11-30T09:15:00'), '2026-11-30T09:16:00', at('2026-11-30T09:16:00')],
    ['MINUTE_5', at('2026-11-30T11:25:00'), '2026-11-30T13:02:10', at('2026-11-30T13:00:00')],
    ['MINUTE_60', at('2026-11-27T14:00:00'), '2026-11-30T09:15:00', at('2026-11-30T09:00:00')],
    ['DAY', day('2026-11-27'), '2026-11-30T09:15:00', day('2026-11-30')],
    ['WEEK', day('2026-11-23'), '2026-11-30T09:15:00', day('2026-11-30')],
    ['MONTH', day('2026-11-02'), '2026-12-01T09:15:00', day('2026-12-01')],
  ])('is followed by another once its time is over: %s', (length, start, time, next) => {
    expect(withTick(barAt(start), length, tick(time, 19))).toEqual({
      ...{ time: [start, next], open: [20, 19], high: [22, 19], low: [20, 19], close: [21, 19] },
      volume: [100, 5],
    });
  });

  it('has no known volume where what was matched before is not known', () => {
    const [start, time] = [at('2026-11-30T09:15:00'), '2026-11-30T09:15:30'];
    expect(withTick(barAt(start, null), 'MINUTE_1', tick(time, 21)).volume).toEqual([null]);
    expect(withTick(barAt(start), 'MINUTE_1', tick(time, 21, null)).volume).toEqual([100]);
  });

  it('stays as it is for a price that was matched before it, and where there is none', () => {
    const bar = barAt(at('2026-11-30T09:15:00'));
    expect(withTick(bar, 'MINUTE_1', tick('2026-11-30T09:14:59', 30))).toBe(bar);
    const none = { time: [], open: [], high: [], low: [], close: [], volume: [] };
    expect(withTick(none, 'DAY', tick('2026-11-30T09:14:59', 30))).toBe(none);
  });
});
