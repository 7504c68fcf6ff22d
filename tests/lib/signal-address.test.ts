import { describe, expect, it } from 'vitest';
import { signalIn, signalKindOf, withSignal } from '../../src/lib/signal-address';

const signal = { kind: 'BREAK_OUT', day: '2026-11-18' } as const;

describe('the address of a signal', () => {
  it('names its kind and its day', () => {
    expect(withSignal('/technical/HPG', signal)).toBe('/technical/HPG?signal=buy_break_out.2026-11-18');
    expect(signalIn('?signal=buy_break_out.2026-11-18')).toEqual(signal);
    expect(signalIn('signal=buy_break_out.2026-11-18')).toEqual(signal);
  });

  it('has the server’s words for the kinds, and no others', () => {
    const words = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];
    expect(words.map(signalKindOf)).toEqual(['DIVERGENCE', 'BACK_TEST', 'TREND_UP', 'BREAK_OUT']);
    expect(['buy_anything', 'toString', null].map(signalKindOf)).toEqual([null, null, null]);
    expect(signalIn('?signal=buy_anything.2026-11-18')).toEqual({ kind: null, day: '2026-11-18' });
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
