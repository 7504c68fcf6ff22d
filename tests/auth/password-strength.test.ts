import { describe, expect, it } from 'vitest';
import { isWeakPassword } from '../../src/auth/password';

describe('a password', () => {
  it.each([
    ['short', 'Nh1@2yZ'],
    ['one kind of character, and not long', 'nhipnhieuvi'],
    ['two kinds of characters, and not long', 'nhipnhip2026'.slice(0, 11)],
    ['few different characters', 'aA1!aA1!aA1!aA1!'],
    ['one character', 'aaaaaaaaaaaaaaaa'],
  ])('of %s is weak: %s', (_, password) => {
    expect(isWeakPassword(password)).toBe(true);
  });

  it.each([
    ['three kinds of characters', 'Nhip2026'],
    ['many letters', 'nhipnhieuvie'],
    ['several words', 'nhịp đập thị trường'],
    ['letters of another script', 'Пароль-2026'],
  ])('of %s is not weak: %s', (_, password) => {
    expect(isWeakPassword(password)).toBe(false);
  });
});
