import { describe, expect, it } from 'vitest';
import { shortName } from '../../src/market/symbol';

describe('the short name of a company', () => {
  it.each([
    ['Chứng khoán Kỹ Thương', 'Kỹ Thương'],
    ['CTCP Chứng khoán VNDIRECT', 'VNDIRECT'],
    ['Công ty Cổ phần Chứng khoán Bảo Việt', 'Bảo Việt'],
    ['CHỨNG KHOÁN MB', 'MB'],
    ['Chứng khoán FPT', 'CK FPT'],
    ['Chứng khoán Kỹ Thương'.normalize('NFD'), 'Kỹ Thương'],
    ['Sở Giao dịch Chứng khoán', 'Sở Giao dịch Chứng khoán'],
    ['Sở Giao dịch Chứng khoán Hà Nội', 'Sở Giao dịch Chứng khoán Hà Nội'],
    ['Chứng khoán', 'Chứng khoán'],
    ['Chứng khoán ', 'Chứng khoán'],
    ['Hòa Phát', 'Hòa Phát'],
    ['Công ty Cổ phần Cơ điện Lạnh', 'Cơ điện Lạnh'],
    ['Ngân hàng Thương mại Cổ phần Á Châu', 'Á Châu'],
    ['Ngân hàng TMCP Bắc Á', 'Bắc Á'],
    ['Ngân hàng Phát triển', 'Ngân hàng Phát triển'],
    ['Công ty Cổ phần', 'Công ty Cổ phần'],
  ])('%s is %s', (name, short) => {
    expect(shortName(name, 'XYZ')).toBe(short);
  });

  it.each([
    ['Chứng khoán SSI', 'CK SSI'],
    ['CTCP Chứng khoán SSI', 'CK SSI'],
    ['Chứng khoán ssi ', 'CK SSI'],
    ['Công ty Cổ phần SSI', 'CTCP SSI'],
    ['SSI', 'SSI'],
  ])('%s is %s beside the symbol SSI', (name, short) => {
    expect(shortName(name, 'SSI')).toBe(short);
  });
});
