import { describe, expect, it } from 'vitest';
import { nameOfSignal, signalIn, signalKindOf, withSignal } from '../../src/lib/signal-address';

type NamedSignal = Parameters<typeof nameOfSignal>[0];

const signal = { kind: 'BREAK_OUT', day: '2026-11-18' } as const;

describe('the address of a signal', () => {
  it('names its kind and its day', () => {
    expect(withSignal('/technical/HPG', signal)).toBe('/technical/HPG?signal=buy_break_out.2026-11-18');
    const named = { ...signal, name: 'buy_break_out.2026-11-18' };
    expect(signalIn('?signal=buy_break_out.2026-11-18')).toEqual(named);
    expect(signalIn('signal=buy_break_out.2026-11-18')).toEqual(named);
  });

  it('has the server’s words for the kinds, and no others', () => {
    const words = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];
    expect(words.map(signalKindOf)).toEqual(['DIVERGENCE', 'BACK_TEST', 'TREND_UP', 'BREAK_OUT']);
    expect(['buy_anything', 'toString', null].map(signalKindOf)).toEqual([null, null, null]);
    expect(signalIn('?signal=buy_anything.2026-11-18')).toMatchObject({ kind: null, day: '2026-11-18' });
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

  it.each<[NamedSignal, string | null]>([
    [{ kind: null, study: 'MACD cross 1.2', day: '2026-11-18', time: '14:46' }, '2026-11-18'],
    [{ kind: null, study: 'mua & bán', day: null, time: 'ngày 18.11, 9:15' }, null],
    [{ kind: null, study: 'buy_break_out.x', day: '2026-11-18', time: null }, '2026-11-18'],
    [{ kind: null, study: null, day: '2026-11-18', time: null }, '2026-11-18'],
    [{ kind: null, study: null, day: null, time: null }, null],
  ])('has what the server sent in place of a kind or a day: %j', (row, day) => {
    const address = withSignal('/technical/HPG?range=1Y', row);

    expect(signalIn(address.slice(address.indexOf('?')))).toEqual({
      ...{ name: nameOfSignal(row), kind: null, day },
    });
  });

  it('is that of no day where the server’s cannot be read, so that no computed signal has it', () => {
    const row = { kind: 'BREAK_OUT', study: null, day: null, time: 'hôm qua' } as const;
    const [, search = ''] = withSignal('/technical/HPG', row).split('?');

    expect(signalIn(search)).toEqual({ name: 'buy_break_out.hôm qua', kind: 'BREAK_OUT', day: null });
  });

  it.each(['', '?signal=', '?signal=buy_break_out', `?signal=${'x'.repeat(90)}.2026-11-18`])(
    'is none in %j',
    (search) => {
      expect(signalIn(search)).toBeNull();
    },
  );
});
