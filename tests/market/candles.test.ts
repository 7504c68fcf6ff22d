import { describe, expect, it } from 'vitest';
import { candleAt, hasSameBars, lengthOf } from '../../src/market/candles';

const candles = {
  time: [86_400, 172_800],
  open: [1, 2],
  high: [3, 4],
  low: [0.5, 1.5],
  close: [2, 3],
  volume: [100, 200],
};

describe('columns of candles', () => {
  it('know their length', () => {
    expect(lengthOf(candles)).toBe(2);
  });

  it('give one bar by its position', () => {
    expect(candleAt(candles, 1)).toEqual({
      time: 172_800,
      open: 2,
      high: 4,
      low: 1.5,
      close: 3,
      volume: 200,
    });
  });

  it('have no bar outside', () => {
    expect([candleAt(candles, -1), candleAt(candles, 2)]).toEqual([null, null]);
  });

  it('are the same where they have the same bars', () => {
    const copy = { ...candles, close: [2, 3], volume: [100, 200] };

    expect(hasSameBars(candles, copy)).toBe(true);
    for (const other of [{ close: [2, 3.1] }, { time: [86_400] }, { volume: [100, 200, 300] }]) {
      expect(hasSameBars(candles, { ...candles, ...other })).toBe(false);
    }
  });
});
