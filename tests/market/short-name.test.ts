import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/market/short-name';

describe('the short name of a company', () => {
  it.each([
    ['Chứng khoán SSI', 'SSI'],
    ['Chứng khoán Kỹ Thương', 'Kỹ Thương'],
    ['CTCP Chứng khoán VNDIRECT', 'VNDIRECT'],
    ['CHỨNG KHOÁN MB', 'MB'],
    ['Sở Giao dịch Chứng khoán', 'Sở Giao dịch Chứng khoán'],
    ['Chứng khoán', 'Chứng khoán'],
    ['Hòa Phát', 'Hòa Phát'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
