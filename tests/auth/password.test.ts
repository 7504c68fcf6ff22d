import { describe, expect, it } from 'vitest';
import { newPassword } from '../../src/auth/password';

const symbols = [...'!@#$%^&*'];

/** What the rule says of a password; null where it is content. */
function problemOf(password: string): string | null {
  try {
    newPassword.validateSync(password);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a password that is newly chosen', () => {
  it.each([
    { length: 5, problem: 'password.rule' },
    { length: 6, problem: null },
    { length: 16, problem: null },
    { length: 17, problem: 'password.rule' },
  ])('of $length characters: $problem', ({ length, problem }) => {
    const password = 'aA1!'.padEnd(length, 'x');
    expect([password.length, problemOf(password)]).toEqual([length, problem]);
  });

  it.each([
    { lacks: 'a lowercase letter', password: 'NHIP@2026' },
    { lacks: 'an uppercase letter', password: 'nhip@2026' },
    { lacks: 'a digit', password: 'Nhip@nhip' },
    { lacks: 'a symbol', password: 'Nhip12026' },
  ])('that lacks $lacks breaks the rule', ({ password }) => {
    expect(problemOf(password)).toBe('password.rule');
  });

  it.each(symbols)('may have %s for its only symbol', (symbol) => {
    expect(problemOf(`Nhip${symbol}2026`)).toBeNull();
  });

  it.each([...' -_+=().,?/\\|~`\'"<>[]{};:', 'ị', 'é', 'Đ', '٣', '\t', '\n', '\u00a0', '😀'])(
    'may not have %j, also among symbols that are allowed',
    (foreign) => {
      const inside = `Nhip${foreign}@2026`;
      const places = [inside, `${foreign}Nhip@2026`, `Nhip@2026${foreign}`];
      expect(places.map(problemOf)).toEqual(places.map(() => 'password.rule'));
    },
  );

  it('is needed', () => {
    expect(problemOf('')).toBe('password.required');
  });
});
