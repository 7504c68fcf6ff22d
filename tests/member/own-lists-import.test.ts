import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListText } from '../../src/member/watchlist/own/import/read-list';

const symbolsIn = (text: string) => readListText(text).flatMap(({ symbols }) => symbols);

describe('the symbols of a pasted text', () => {
  it.each([
    ['commas', 'HPG,SSI,VND'],
    ['blanks and tabs', ' HPG SSI\tVND '],
    ['lines', 'HPG\r\nSSI\nVND\r'],
    ['semicolons, slashes and dots', 'HPG; SSI / VND.'],
    ['words that are no symbols', 'HPG (26.75), SSI – tăng 3%, VND!'],
    ['a sentence without marks', 'Mua HPG va SSI, canh VND gia 26.5'],
    ['lower case', 'hpg ssi vnd'],
    ['lower case between commas', 'hpg, ssi ,vnd'],
    ['a phone’s capitals', 'Hpg, ssi, vnd'],
    ['a byte order mark and a head', '\uFEFFSymbol\nHPG\nSSI\nVND'],
    ['prices behind a colon', 'HPG:68 | SSI | VND'],
    ['exchanges before a colon', 'HOSE:HPG, HOSE: SSI; HNX:VND'],
    ['exchanges behind a point', 'HPG.VN SSI.VN\nVND.HM'],
    ['a list of numbers', '1. HPG\n2. SSI\n3. VND'],
    ['dashes', '- HPG\n- SSI\n• VND'],
    ['names', 'HPG - Tập đoàn Hòa Phát\nSSI – Chứng khoán SSI\nVND (CTCK VNDIRECT)'],
    ['names in capitals', 'HPG HOA PHAT GROUP\nSSI CHUNG KHOAN SAI GON\nVND CTCP VNDIRECT'],
    ['hashtags', '#HPG #SSI\n#VND'],
    ['number signs', '# HPG\n# SSI\n# VND'],
    ['quotes of a program', '["HPG", "SSI", "VND"]'],
    ['blanks, each with its exchange', 'HOSE:HPG HOSE:SSI HNX:VND'],
    ['exchanges behind a colon', 'HPG:HOSE, SSI:HOSE, VND:HNX'],
    ['words of a terminal', 'HPG VN Equity\nSSI VN Equity\nVND VM Equity'],
    ['blanks, on a phone', 'Hpg ssi vnd'],
    ['a name of what they are', 'Mã chứng khoán: HPG, SSI, VND'],
    ['bars of a text', '| Mã | Tên |\n|----|-----|\n| HPG | FPT Group |\n| SSI | VCI |\n| VND | HCM |'],
    ['lines of groups', 'Ngân hàng\nHPG\nSSI\nDầu khí\nVND'],
    ['marks of emphasis', '**HPG**, *SSI*, “VND”'],
    ['commas of other scripts', 'HPG，SSI、VND；'],
    ['a title', 'Danh mục theo dõi tuần 35\n\nHPG\nSSI\nVND'],
    ['a title in capitals', 'DANH MUC CUA TOI\nHPG, SSI, VND'],
  ])('are found between %s', (_, text) => {
    // A name has symbols of its own.
    expect([...new Set(symbolsIn(text))]).toEqual(['HPG', 'SSI', 'VND']);
  });

  it.each([
    ['the product’s own file', 'Mã CK,Tên,Giá (nghìn đồng)\nHPG,Hòa Phát,26.75\nSSI,"CK SSI, HCM",34.1\n'],
    [
      'the same saved by a sheet',
      'Mã CK;Tên;Giá (nghìn đồng)\r\nHPG;Hòa Phát;26,75\r\nSSI;CK SSI, HCM;34,1\r\n',
    ],
    ['the same, pasted', 'Mã CK\tTên\tGiá\nHPG\tFPT Group\t26,75\nSSI\tCK HCM\t34,1'],
    ['a broker’s file', 'STT,Mã chứng khoán,Tên\n1,HPG,HOA PHAT\n2,SSI,SSI HCM\n'],
    ['an exchange’s file', 'Tên;Mã cổ phiếu\nHOA PHAT;HPG\nCK HCM;SSI\n'],
    ['a head of decomposed letters', 'Tên;Mã chứng khoán\nHOA PHAT;HPG\nCK HCM;SSI\n'.normalize('NFD')],
    ['semicolons', 'Name;Ticker\nHoa Phat Group;HPG\nFPT;SSI\n'],
    ['another head', 'Code,Company\nHPG,FPT Retail\nSSI,Vinh Hoan VHC\n'],
    ['a head with other marks', '"MÃ\nCK*" | Sàn | Giá\nHPG | HOSE | 26.75\nSSI | HOSE | 34.1\n'],
    ['a head of one known name', 'Ticker;Kommentar A\nHPG;FPT Group\nSSI;VND und HCM\n'],
    ['an unknown head', 'Papier;Kommentar A\nHPG;FPT Group\nSSI;VND und HCM\n'],
    ['no head', 'HPG\tFPT Group\t26.75\nSSI\tVND HCM\t34.1\n'],
    [
      'title lines',
      'CÔNG TY CK ABC\nBẢNG GIÁ FPT NGÀY 27/08\n\nMã;Tên;Giá\nHPG;Hòa Phát;26,75\nSSI;SSI;34,1\n',
    ],
    ['exchanges before symbols', 'Symbol,Description,Last\nHOSE:HPG,Hoa Phat,26.75\nHOSE:SSI,VND,34.1\n'],
    ['a separator that it names', 'sep=;\nTicker;Name\nHPG;FPT\nSSI;VND\n'],
    ['two names of one column', 'Mã CK / Symbol,Tên / Name\nHPG,FPT Group\nSSI,VND\n'],
    ['codes of another kind', 'Mã số,Mã CK,Mã ngành\nA01,HPG,TH1\nB02,SSI,TC2\n'],
    ['a column of exchanges', 'Sàn;Chứng khoán;Giá\nHNX;HPG;26\nHNX;SSI;34\n'],
    ['totals', 'STT;Mã CK;Tên;Giá\n1;HPG;FPT;26\n2;SSI;VND;34\n;Tổng cộng;;60\n'],
  ])('of a table are those of its column: %s', (_, text) => {
    expect(symbolsIn(text)).toEqual(['HPG', 'SSI']);
  });

  it('are all found whatever stands between them', () => {
    const symbol = fc.stringMatching(/^[A-Z]{3}$/);
    const between = fc.stringMatching(/^[ ,;|/\n\t.–()]{1,4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(symbol, between), { selector: ([text]) => text }), (parts) => {
        const text = parts.flat().join('');
        expect(symbolsIn(text)).toEqual(parts.map(([each]) => each));
      }),
      { seed: 2026, numRuns: 500 },
    );
  });

  it('are none of the name of a company beside one', () => {
    expect(symbolsIn('FRT, FPT Retail, 131.5')).toEqual(['FRT']);
    expect(readListText('Mã CK: HPG, SSI').map(({ name }) => name)).toEqual([null]);
  });

  it.each([
    ['colons', 'A:'.repeat(200_000)],
    ['number signs and brackets', '#'.repeat(100_000) + '['.repeat(100_000) + '='.repeat(100_000)],
    ['quotes', '"'.repeat(300_000)],
    ['separators', ',;|\t'.repeat(100_000)],
    ['blanks', `HPG${' '.repeat(300_000)}:`],
    ['dashes', `HPG${'-'.repeat(300_000)}A`],
    ['capitals', `HPG ${'A'.repeat(300_000)}`],
    ['blanks and number signs', `### ${'# '.repeat(150_000)}x`],
    ['rows', 'HPG\tHòa Phát\t26,75\n'.repeat(40_000)],
  ])('are found within a moment among %s', (_, text) => {
    const start = performance.now();
    expect(new Set(symbolsIn(text)).size).toBeLessThan(2);
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  it('are none of numbers, days and sentences', () => {
    expect(symbolsIn('12, 34.5; 27/08/2026\nkhông có mã nào')).toEqual([]);
  });
});

describe('the sections of a pasted text', () => {
  const sections = [
    { name: 'OIL & GAS', symbols: ['PVD', 'PVS'] },
    { name: 'BOT', symbols: ['CII'] },
  ];
  it.each([
    ['in one line', '###OIL & GAS,HOSE:PVD,HNX:PVS,###BOT,HOSE:CII'],
    ['in lines', '###OIL & GAS\nHOSE:PVD\nHNX:PVS\n###BOT\nHOSE:CII\n'],
    ['without exchanges', '### OIL & GAS\nPVD, PVS\n### BOT\nCII'],
    ['of two number signs', '## OIL & GAS ##\n- PVD\n- PVS\n## BOT\n- CII'],
    ['in brackets', '[OIL & GAS]\nPVD\nPVS\n[BOT]\nCII'],
    ['between lines', '=== OIL & GAS ===\nPVD\nPVS\n-- BOT --\nCII'],
    ['before colons', 'OIL & GAS: PVD, PVS\nBOT: CII'],
    ['before colons, in lines', 'OIL & GAS:\nPVD PVS\nBOT:\nCII'],
    [
      'of a table',
      'Mã CK;Tên;Sàn;Giá\n###OIL & GAS\nPVD;GAS;HOSE;1\nPVS;FPT;HNX;2\n###BOT\nCII;HCM;HOSE;3\n',
    ],
    [
      'of a table with separators in each line',
      'Symbol,Name,Price\n###OIL & GAS,,\nPVD,GAS,1\nPVS,FPT,2\n###BOT,,\nCII,HCM,3',
    ],
    ['below a title line', 'Danh mục FPT của tôi\n###OIL & GAS,HOSE:PVD,HNX:PVS,###BOT,HOSE:CII'],
    ['that stand there twice', '###OIL & GAS,PVD,###BOT,CII,###OIL & GAS,PVS'],
  ])('are found %s', (_, text) => {
    expect(readListText(text)).toEqual(sections);
  });

  it('have names with commas, and symbols above the first stay without one', () => {
    expect(readListText('HOSE:FPT,###OIL, GAS,HOSE:PVD,###BOT,HOSE:CII')).toEqual([
      { name: null, symbols: ['FPT'] },
      { name: 'OIL, GAS', symbols: ['PVD'] },
      { name: 'BOT', symbols: ['CII'] },
    ]);
    expect(readListText('###OIL, GAS, PVD, ###BOT, CII')).toEqual([
      { name: 'OIL', symbols: ['GAS', 'PVD'] },
      { name: 'BOT', symbols: ['CII'] },
    ]);
  });
});
