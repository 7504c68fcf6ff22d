import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/market/symbol';

describe('the short name of a company', () => {
  it.each([
    ['Chứng khoán Kỹ Thương', 'Kỹ Thương'],
    ['CTCP Chứng khoán VNDIRECT', 'VNDIRECT'],
    ['Công ty Cổ phần Chứng khoán Bảo Việt', 'Bảo Việt'],
    ['CHỨNG KHOÁN MB', 'MB'],
    ['Chứng khoán Kỹ Thương'.normalize('NFD'), 'Kỹ Thương'],
    ['Sở Giao dịch Chứng khoán', 'Sở Giao dịch Chứng khoán'],
    ['Sở Giao dịch Chứng khoán Hà Nội', 'Sở Giao dịch Chứng khoán Hà Nội'],
    ['Chứng khoán', 'Chứng khoán'],
    ['Chứng khoán ', 'Chứng khoán '],
    ['Hòa Phát', 'Hòa Phát'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name, 'XYZ')).toBe(short);
  });

  it.each(['Chứng khoán SSI', 'CTCP Chứng khoán SSI', 'Chứng khoán ssi '])(
    '%s stays whole beside the symbol SSI, which it would repeat',
    (name) => {
      expect(shortName(name, 'SSI')).toBe(name);
    },
  );
});
