import { describe, expect, it } from 'vitest';
import { planResult } from '../../src/market/outcomes/plan-result';
import { columns, type Bar } from '../support/market/bars';
import { closeTo, net, signalAt } from '../support/market/outcomes';
import { tradingDayTime } from '../support/market/series';

/** September 2022, when shares arrive before noon of the second trading day. */
const FIRST = 1_700;

/** A signal at 20 on the first trading day with its stop at 19, hence its target at 22, and the bars of the days after it. */
function resultOf(changes: Record<number, Partial<Bar>>, { length = 12, first = FIRST } = {}) {
  const bars = Array.from({ length }, (_, i) => ({
    ...{ open: 20, high: 20.5, low: 19.5, close: 20.2, volume: 1_000 },
    ...changes[i],
  }));
  const candles = { ...columns(bars), time: bars.map((_, i) => tradingDayTime(first + i)) };
  return planResult(candles, signalAt(0, 19), 'AAA');
}

describe('following the plan of a signal', () => {
  it('sells at the close of the tenth trading day after the purchase where neither stop nor target is touched', () => {
    expect(resultOf({ 11: { close: 20.4 } })).toEqual(closeTo(net(20, 20.4)));
  });

  it.each<[string, Record<number, Partial<Bar>>, number]>([
    ['at the stop when the low touches it', { 5: { low: 19 }, 6: { high: 23 } }, 19],
    ['at the open when that is below the stop', { 5: { open: 18.7, low: 18.5 } }, 18.7],
    ['at the target when the high touches it', { 5: { high: 22 }, 6: { low: 18 } }, 22],
    ['at the open when that is above the target', { 5: { open: 22.4, high: 22.6 } }, 22.4],
    ['at the stop first when a bar touches both', { 5: { low: 18.9, high: 22.1 } }, 19],
    ['at the stop on the tenth trading day at the latest', { 11: { low: 18.9, close: 19.8 } }, 19],
  ])('sells %s', (_, changes, price) => {
    expect(resultOf(changes)).toEqual(closeTo(net(20, price)));
  });

  it('cannot sell before T+2, whatever is touched, and could not before T+3 until August 2022', () => {
    const touched = { 1: { low: 18 }, 2: { low: 18 }, 3: { high: 22 }, 4: { low: 18 } };

    expect(resultOf(touched)).toEqual(closeTo(net(20, 22)));
    expect(resultOf(touched, { first: 100 })).toEqual(closeTo(net(20, 19)));
  });

  it.each([19, 18.5, 22, 23])(
    'is none where the trading day opens at or beyond stop or target (%d)',
    (open) => {
      expect(resultOf({ 1: { open } })).toBeNull();
    },
  );

  it('is not complete before the tenth trading day, also where it has ended before', () => {
    expect(resultOf({ 5: { low: 18 } }, { length: 11 })).toBeNull();
    expect(resultOf({ 5: { low: 18 } }, { length: 12 })).not.toBeNull();
  });
});
