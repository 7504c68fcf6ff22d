import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchedUntilOf, withWatchedUntil } from '../../src/market/watched-until';

const AT = Date.parse('2026-08-27T10:00:00+07:00');

describe('until when this browser has watched', () => {
  it('is stored by person and symbol, and read as it was stored', () => {
    const stored = withWatchedUntil({ 1: { HPG: AT } }, '2', { FPT: AT, HPG: AT + 1 })!;
    expect(stored).toEqual({ 1: { HPG: AT }, 2: { FPT: AT, HPG: AT + 1 } });
    expect(watchedUntilOf(stored, '2')).toEqual({ symbols: { FPT: AT, HPG: AT + 1 }, before: null });
    expect(watchedUntilOf(stored, '3')).toEqual({ symbols: {}, before: null });
  });

  it('counts for every symbol where an earlier version stored one instant of a person', () => {
    expect(watchedUntilOf({ 2: AT }, '2')).toEqual({ symbols: {}, before: AT });
    expect(withWatchedUntil({ 1: 5, 2: AT }, '2', { FPT: AT })).toEqual({ 1: 5, 2: { FPT: AT } });
  });

  it('is written where something changes, a symbol whose alerts are gone among it', () => {
    const stored = { 2: { FPT: AT, HPG: AT } };
    expect(withWatchedUntil(stored, '2', { HPG: AT, FPT: AT })).toBeNull();
    expect(withWatchedUntil(stored, '2', { FPT: AT })).toEqual({ 2: { FPT: AT } });
    expect(withWatchedUntil(stored, '2', { FPT: AT, HPG: AT + 1 })).toEqual({ 2: { FPT: AT, HPG: AT + 1 } });
    expect(withWatchedUntil({}, '2', {})).toEqual({ 2: {} });
    expect(withWatchedUntil({ 2: {} }, '2', {})).toBeNull();
  });

  it('is not known where something else is stored: then it is caught up', () => {
    const wrong = [null, 'text', 1.5, NaN, Infinity, [], [AT], true, { FPT: '5', HPG: null, VNM: AT }];
    expect(wrong.map((value) => watchedUntilOf({ 2: value }, '2'))).toEqual([
      ...wrong.slice(0, -1).map(() => ({ symbols: {}, before: null })),
      { symbols: { VNM: AT }, before: null },
    ]);
  });

  it('survives anything that can be stored', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (stored, person) => {
        const { symbols, before } = watchedUntilOf(stored, person);
        const written = withWatchedUntil(stored, person, symbols) ?? stored;
        expect(watchedUntilOf(JSON.parse(JSON.stringify(written)) as object as {}, person).symbols).toEqual(
          symbols,
        );
        expect(before === null || Number.isSafeInteger(before)).toBe(true);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });
});
