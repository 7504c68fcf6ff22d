import { describe, expect, it } from 'vitest';
import { signalIn, withSignal } from '../../src/lib/signal-address';

const signal = { kind: 'buy_break_out', day: '2026-11-18' };

describe('the address of a signal', () => {
  it('names its kind and its day', () => {
    expect(withSignal('/technical/HPG', signal)).toBe('/technical/HPG?signal=buy_break_out.2026-11-18');
    expect(signalIn('?signal=buy_break_out.2026-11-18')).toEqual(signal);
    expect(signalIn('signal=buy_break_out.2026-11-18')).toEqual(signal);
  });

  it('leaves the other parameters of the page alone', () => {
    expect(withSignal('/technical/HPG?range=1Y&signal=buy_trend_up.2026-01-05', signal)).toBe(
      '/technical/HPG?range=1Y&signal=buy_break_out.2026-11-18',
    );
    expect(withSignal('/technical/HPG?range=1Y&signal=buy_trend_up.2026-01-05', null)).toBe(
      '/technical/HPG?range=1Y',
    );
    expect(withSignal('/technical/HPG?signal=buy_trend_up.2026-01-05', null)).toBe('/technical/HPG');
  });

  it.each(['', '?signal=', '?signal=buy_break_out', '?signal=x.2026-11-18', '?signal=buy_break_out.18/11'])(
    'is none in %j',
    (search) => {
      expect(signalIn(search)).toBeNull();
    },
  );
});
