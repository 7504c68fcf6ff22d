import { describe, expect, it } from 'vitest';
import { distinctSymbols, fitting, listedRows } from '../../src/member/watchlist/own/import/list-preview';
import { newLists } from '../../src/member/watchlist/own/import/new-lists';
import { readListText } from '../../src/member/watchlist/own/import/read-list';
import { listTextOfFile } from '../../src/member/watchlist/own/import/text-of-file';
import { sheetFile } from '../../src/tables/sheet-file';

const HEAD = ['Mã CK', 'Tên công ty', 'Giá'];
const ROWS = [
  ['FRT', 'FPT Retail', 150.1],
  ['CII', 'HCM Infrastructure', 29.4],
  ['HOSE:SIP', 'Sài Gòn VRG', 80],
];
const TSV = [HEAD, ...ROWS].map((cells) => cells.join('\t')).join('\r\n');

const wide = (text: string) => {
  const bytes = new Uint8Array(2 + 2 * text.length);
  bytes.set([0xff, 0xfe]);
  for (let i = 0; i < text.length; i += 1)
    new DataView(bytes.buffer).setUint16(2 + 2 * i, text.charCodeAt(i), true);
  return bytes;
};

const html = `<html><head><style>.FPT{}</style></head><body><h1>BẢNG GIÁ FPT</h1><table>${[HEAD, ...ROWS]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table><script>VNM</script></body></html>`;

/** The first bytes of a compound file, and the name of its part in UTF-16. */
const OLD = new Uint8Array([
  ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  ...[...'Workbook'].flatMap((letter) => [letter.charCodeAt(0), 0]),
]);

describe('the symbols of a file', () => {
  it.each([
    ['a workbook', sheetFile('list.xlsx', HEAD, ROWS)],
    ['a workbook with a title', sheetFile('list.xlsx', ['DANH MỤC FPT'], [[''], HEAD, ...ROWS])],
    ['a page saved as .xls', new File([html], 'list.xls')],
    ['UTF-16 with tabs', new File([wide(TSV)], 'list.txt')],
    ['UTF-8 with its mark', new File(['\uFEFF', TSV], 'list.tsv')],
  ])('are read of %s', async (_, file) => {
    const text = await listTextOfFile(file);
    if (typeof text !== 'string') throw new Error(text.problem);
    expect(distinctSymbols(readListText(text))).toEqual(['FRT', 'CII', 'SIP']);
  });

  it('keep the sections of a sheet', async () => {
    const rows = [
      ['###OIL & GAS', ''],
      ['PVD', 'GAS'],
      ['###BOT', ''],
      ['CII', 'HCM'],
    ];
    const text = await listTextOfFile(sheetFile('list.xlsx', ['Symbol', 'Name'], rows));
    expect(readListText(text as string)).toEqual([
      { name: 'OIL & GAS', symbols: ['PVD'] },
      { name: 'BOT', symbols: ['CII'] },
    ]);
  });

  it.each([
    ['an old workbook', new File([OLD], 'a.xls'), 'oldExcel'],
    ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])], 'a.csv'), 'other'],
    ['nothing', new File([], 'a.csv'), 'empty'],
    ['a text of 2 MB', new File(['FPT '.repeat(2 ** 19)], 'a.txt'), 'large'],
  ])('are none of %s', async (_, file, problem) => {
    const text = await listTextOfFile(file);
    expect(text).toEqual({ problem });
  });
});

const quote = (symbol: string) => ({ symbol, name: `CTCP ${symbol}` }) as never;

describe('the preview of a list', () => {
  const sections = [
    { name: null, symbols: ['FPT'] },
    { name: 'Bank', symbols: ['VCB', 'ACB', 'VCB'] },
    { name: 'BANK', symbols: ['ACB', 'ZZZ', 'BANKS'] },
  ];

  it('says of each symbol what it is, how often it stands there and where', () => {
    const rows = listedRows(sections, ['FPT', 'VCB', 'ACB'].map(quote), ['VCB']);
    expect(rows.map(({ symbol, state, times }) => `${symbol} ${state} ${times}`)).toEqual([
      'FPT found 1',
      'VCB listed 2',
      'ACB found 2',
      'ZZZ unknown 1',
      'BANKS unknown 1',
    ]);
    expect(rows[2]!.sections).toEqual(['Bank', 'BANK']);
    const unchecked = listedRows(sections, null, []);
    expect(unchecked.map(({ state }) => state)).toEqual([...Array<string>(4).fill('unchecked'), 'unusual']);
  });

  it('makes lists of sections under names that are free, as many as there may be', () => {
    const isTaken = (symbol: string) => symbol !== 'BANKS';
    expect(newLists(sections, isTaken, ['bank'])).toEqual({
      lists: [
        { name: 'Bank 2', symbols: ['VCB', 'ACB'] },
        { name: 'BANK 3', symbols: ['ACB', 'ZZZ'] },
      ],
      others: ['FPT'],
      beyond: 0,
    });
    const names = Array.from({ length: 49 }, (_, i) => `L${i}`);
    expect(newLists(sections, isTaken, names)).toMatchObject({ lists: [{ name: 'Bank' }], beyond: 1 });
    const long = newLists([{ name: 'x'.repeat(60), symbols: ['FPT'] }], isTaken, ['x'.repeat(40)]);
    expect(long.lists[0]!.name).toBe(`${'x'.repeat(38)} 2`);
  });

  it('takes up to 500 symbols into a list, and counts the others', () => {
    const symbols = Array.from({ length: 12 }, (_, i) => `S${i}X`);
    const listed = Array.from({ length: 490 }, (_, i) => `L${i}X`);
    expect(fitting(symbols, listed)).toEqual({ added: symbols.slice(0, 10), beyond: 2 });
  });
});
