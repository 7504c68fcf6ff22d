// @module-tag P37
import { describe, expect, it } from 'vitest';
import { readCode } from '../../machines/security-code.text';

const codeOf = (text: string) => readCode(text).code;

describe('a code in a text', () => {
  it.each([
    '123456',
    ' 123 456 ',
    '123-456',
    '123–456',
    '12 34 56',
    '1 2 3 4 5 6',
    '123.456',
    '123456.',
    '(123456)',
    '"123456"',
    '#123456',
    '１２３４５６',
    '123\u200B456',
    '\uFEFF123456',
    '\u2066123456\u2069',
    '123\u00AD456',
    '123\u00A0456\n',
    'G-123456',
    'Mã OTP: 123456',
    'Mã xác thực của bạn là 123 456. Không chia sẻ mã này.',
    'Nhịp: 123456 là mã của bạn, có hiệu lực trong 5 phút (đến 15:05 20/11/2026)',
    'Your code is 123456. Never share 123456.',
    '123456\n@nhip.example #123456',
    '123456 23:59',
    'Gọi 1900 6868 nếu không phải bạn. Mã: 123456',
    'SĐT 0901234567, mã 123456',
  ])('of "%s" is 123456', (text) => expect(codeOf(text)).toBe('123456'));

  it.each([
    ['A1B2C3', 'A1B2C3'],
    ['abcdef', 'abcdef'],
    ['A1B-2C3', 'A1B2C3'],
    ['Your code is A1B2C3.', 'A1B2C3'],
  ])('of letters, "%s", is %s', (text, code) => expect(codeOf(text)).toBe(code));

  it.each([
    ['', ''],
    [' - –—', ''],
    ['12345', '12345'],
    ['12 3', '123'],
    ['Mã1234', 'Mã1234'],
  ])('is not complete in "%s", which shows "%s"', (text, shown) =>
    expect(readCode(text)).toEqual({ shown, code: null, isUnclear: false }),
  );

  it.each([
    '1234567',
    '12345678',
    '123456 654321',
    'Mã 123456 hoặc 654321',
    'Gọi 090 123 4567',
    'Nhập mã vào ô bên dưới',
    'SECURE code',
    'FPT 79.400 VNM 61.200',
  ])('is unclear in "%s", which stays as it is', (text) =>
    expect(readCode(text)).toEqual({ shown: text, code: null, isUnclear: true }),
  );
});
