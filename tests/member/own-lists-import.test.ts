import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, symbolsIn } from '../../src/member/watchlist/own/import-symbols';

describe('the symbols of a pasted text', () => {
  it.each([
    ['commas', 'HPG,SSI,VND'],
    ['blanks and tabs', ' HPG SSI\tVND '],
    ['lines', 'HPG\r\nSSI\nVND\r'],
    ['semicolons, slashes and dots', 'HPG; SSI / VND.'],
    ['words that are no symbols', 'HPG (26.75), SSI – tăng 3%, VND!'],
    ['lower case', 'hpg ssi vnd'],
    ['a byte order mark and a head', '\uFEFFSymbol\nHPG\nSSI\nVND'],
    ['exchanges before a colon', 'HPG:68 | SSI | VND'],
  ])('are found between %s', (_, text) => {
    expect(symbolsIn(text, []).symbols.filter((symbol) => symbol !== 'TĂNG')).toEqual(['HPG', 'SSI', 'VND']);
  });

  it.each([
    ['the product’s own file', 'Mã CK,Tên,Giá (nghìn đồng)\nHPG,Hòa Phát,26.75\nSSI,"CK SSI, HCM",34.1\n'],
    ['a broker’s file', 'STT,Mã chứng khoán,Tên\n1,HPG,HOA PHAT\n2,SSI,SSI HCM\n'],
    ['an exchange’s file', 'Tên;Mã cổ phiếu\nHOA PHAT;HPG\nCK HCM;SSI\n'],
    ['a head of decomposed letters', 'Tên;Mã chứng khoán\nHOA PHAT;HPG\nCK HCM;SSI\n'.normalize('NFD')],
    ['semicolons', 'Name;Ticker\nHoa Phat Group;HPG\n;SSI\n'],
  ])('of a table are those of its column: %s', (_, text) => {
    expect(symbolsIn(text, [])).toEqual({ symbols: ['HPG', 'SSI'], repeated: 0 });
  });

  it('have each once, and are counted where they stand again or are in the list', () => {
    expect(symbolsIn('HPG SSI HPG hpg FPT', ['FPT'])).toEqual({ symbols: ['HPG', 'SSI'], repeated: 3 });
  });

  it('are all found whatever stands between them', () => {
    const symbol = fc.stringMatching(/^[A-Z]{3}$/);
    const between = fc.stringMatching(/^[ ,;|/\n\t.–()]{1,4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(symbol, between), { selector: ([text]) => text }), (parts) => {
        const text = parts.flat().join('');
        expect(symbolsIn(text, []).symbols).toEqual(parts.map(([each]) => each));
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it('are added up to 500, and the others are counted', () => {
    const symbols = Array.from({ length: 12 }, (_, i) => `S${i}X`);
    const listed = Array.from({ length: 490 }, (_, i) => `L${i}X`);
    expect(fitting(symbols, listed)).toEqual({ added: symbols.slice(0, 10), beyond: 2 });
    expect(
      fitting(
        ['HPG'],
        Array.from({ length: 500 }, (_, i) => `L${i}`),
      ),
    ).toEqual({ added: [], beyond: 1 });
  });
});
