import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenTimes } from '../../src/auth/account-security/token-times';

const NOW = Date.parse('2026-08-27T09:00:00Z');

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
const token = (payload: unknown) => `header.${encoded(payload)}.signature`;
/** A token that ends in so many seconds. */
const ending = (seconds: number) => token({ exp: NOW / 1_000 + seconds, sub: 'ữ?>' });

describe('a token that says when it ends', () => {
  it.each([
    { life: 3_600, at: 2_880, is: 'after 80 % of its life' },
    { life: 200, at: 140, is: 'a minute before its end' },
    { life: 100, at: 50, is: 'not before half of its life' },
    { life: 15, at: 10, is: 'not within ten seconds' },
  ])('of $life s is renewed after $at s: $is', ({ life, at }) => {
    expect(tokenTimes(ending(life), NOW)).toEqual({ renewIn: at * 1_000, endsIn: life * 1_000 });
  });

  it('and has ended is over at once, and not renewed before', () => {
    expect(tokenTimes(ending(-5), NOW)).toEqual({ renewIn: 10_000, endsIn: 0 });
  });
});

describe('a token that does not say it', () => {
  it.each([
    ...['', 'opaque', '1.1.x7k2p9', 'a.b', '..', 'a..c', `header.${encoded({ exp: 1 })}`],
    ...['a.%%%.c', 'a.bnVsbA.c', token(null), token([]), token('exp'), token({})],
    ...[token({ exp: '1787824800' }), token({ exp: null }), `a.${btoa('{"exp":1e999}')}.c`],
  ])('%j has no times', (text) => {
    expect(tokenTimes(text, NOW)).toBeNull();
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        tokenTimes(text, NOW);
        tokenTimes(`a.${text}.c`, NOW);
        tokenTimes(`a.${Buffer.from(json).toString('base64url')}.c`, NOW);
      }),
      { numRuns: 200 },
    );
  });
});
