import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable, type ReadOptions, type TableReading } from '../../src/tables/read-table';
import type { Table } from '../../src/tables/table';
import { isHead } from './heads';
import { DAY, DAY_TIME, MONEY, sheetXml, styled, TIME, workbook } from '../support/workbooks';

const HEAD = ['Ngày', 'Mã CK', 'KL', 'Giá'];
/** 18/08/2026. */
const SERIAL = 46_252;

describe('a workbook', () => {
  it('gives texts, numbers, days, times and what formulas were when it was saved', async () => {
    const row = [
      ...[styled(SERIAL, DAY), { xml: '<c t="s"><v>0</v></c>' }, 1_200, styled(79_433.33, MONEY)],
      ...[styled(SERIAL + 0.3900462963, DAY_TIME), styled(0.3900462963, TIME)],
      ...[{ xml: '<c><f>C2*D2</f><v>95319996</v></c>' }, { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }],
      ...[{ xml: '<c t="b"><v>1</v></c>' }, { xml: '<c t="str"><f>A1</f><v>khớp</v></c>' }],
    ];
    const table = await tableIn(
      workbook([{ name: 'S', xml: sheetXml([HEAD, row]) }], { strings: ['FPT &amp; A'] }),
    );
    expect(table.rows[0]?.cells).toEqual([
      ...[
        '2026-08-18',
        'FPT & A',
        1_200,
        79_433.33,
        '2026-08-18 09:21:40',
        '09:21:40',
        95_319_996,
        '#DIV/0!',
      ],
      ...['TRUE', 'khớp'],
    ]);
  });

  it('counts days from 1904 where it says so, and keeps days that are written as such', async () => {
    const days = [styled(SERIAL - 1_462, DAY), { xml: '<c t="d"><v>2026-08-18T00:00:00.000</v></c>' }];
    const rows = [
      ['Ngày', 'Ngày GD', 'Mã CK'],
      [...days, 'FPT'],
    ];
    const table = await tableIn(workbook([{ name: 'S', xml: sheetXml(rows) }], { is1904: true }));
    expect(table.rows[0]?.cells).toEqual(['2026-08-18', '2026-08-18', 'FPT']);
  });

  it('keeps the numbers of its rows, and skips rows and columns that are empty', async () => {
    const xml = sheetXml([[null, ...HEAD], [], [null, '18/08/2026', 'FPT', 300, 79.4]], { from: 7 });
    const table = await tableIn(workbook([{ name: 'S', xml }]));
    expect(table.head).toEqual(HEAD);
    expect(table.rows).toEqual([{ line: 9, cells: ['18/08/2026', 'FPT', 300, 79.4], isOpen: false }]);
  });

  it('is read where cells have no references and names have prefixes', async () => {
    const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    const rows = [HEAD, ['18/08/2026', 'FPT', '300', '79.4']].map(
      (row) => `<x:row>${row.map(cell).join('')}</x:row>`,
    );
    const xml = `<x:worksheet><x:sheetData>${rows.join('')}</x:sheetData></x:worksheet>`;
    const table = await tableIn(workbook([{ name: 'S', xml }]));
    expect(table.rows[0]?.cells).toEqual(['18/08/2026', 'FPT', '300', '79.4']);
  });

  it('gives the first sheet with a head that is not hidden, or the one that is chosen, and names the others', async () => {
    const rows = (symbol: string) => sheetXml([HEAD, ['18/08/2026', symbol, 300, 79.4]]);
    const file = workbook([
      ...[{ name: 'Bìa', xml: sheetXml([['Công ty chứng khoán mẫu']]) }],
      ...[{ name: 'Ẩn', xml: rows('AAA'), state: 'hidden' as const }],
      ...[
        { name: 'Tháng 8 &amp; 9', xml: rows('FPT') },
        { name: 'Tháng 7', xml: rows('HPG') },
      ],
    ]);
    const table = await tableIn(file);
    expect(table.rows[0]?.cells[1]).toBe('FPT');
    expect(table.sheet).toEqual({ name: 'Tháng 8 & 9', others: ['Tháng 7'] });
    expect((await tableIn(file, { sheet: 'Tháng 7' })).rows[0]?.cells[1]).toBe('HPG');
  });
});

describe('merged cells', () => {
  it('of a head name each column', async () => {
    const rows = [
      ['Ngày', 'Mã CK', 'Khớp lệnh', null, 'Đặt lệnh', null],
      [null, null, 'KL', 'Giá', 'KL', 'Giá'],
      ['18/08/2026', 'FPT', 300, 79.4, 500, 79],
    ];
    const merges = ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'];
    const table = await tableIn(workbook([{ name: 'S', xml: sheetXml(rows, { merges }) }]));
    expect(table.head).toEqual([
      'Ngày',
      'Mã CK',
      'Khớp lệnh KL',
      'Khớp lệnh Giá',
      'Đặt lệnh KL',
      'Đặt lệnh Giá',
    ]);
  });

  it('of rows give their day and symbol to each, and their number to the first', async () => {
    const rows = [
      [...HEAD, 'Phí'],
      ['18/08/2026', 'FPT', 300, 79.4, 35_730],
      [null, null, 100, 79.5, null],
    ];
    const merges = ['A2:A3', 'B2:B3', 'E2:E3'];
    const table = await tableIn(workbook([{ name: 'S', xml: sheetXml(rows, { merges }) }]));
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['18/08/2026', 'FPT', 300, 79.4, 35_730],
      ['18/08/2026', 'FPT', 100, 79.5, ''],
    ]);
  });

  it('are one column where a printed report puts each of its columns over two', async () => {
    const wide = (cells: readonly (string | number)[]) => cells.flatMap((cell) => [cell, null]);
    const rows = [['Sao kê'], wide(HEAD), wide(['18/08/2026', 'FPT', 300, 79.4])];
    const merges = [
      'A1:H1',
      ...[2, 3].flatMap((row) => [`A${row}:B${row}`, `C${row}:D${row}`, `E${row}:F${row}`]),
    ];
    const table = await tableIn(workbook([{ name: 'S', xml: sheetXml(rows, { merges }) }]));
    expect(table.titles.map(({ cells }) => cells.filter(Boolean))).toEqual([['Sao kê']]);
    expect(table.head).toEqual(HEAD);
    expect(table.rows[0]?.cells).toEqual(['18/08/2026', 'FPT', 300, 79.4]);
  });
});

describe('a workbook that is none', () => {
  it.each([
    ['cut off', workbook([{ name: 'S', xml: sheetXml([HEAD]) }]).slice(0, 600), 'damaged'],
    ['without rows', workbook([{ name: 'S', xml: sheetXml([]) }]), 'empty'],
    [
      'with a row that has no end',
      workbook([{ name: 'S', xml: '<sheetData><row r="1"><c r="A1">' }]),
      'damaged',
    ],
    ['of OpenDocument', openDocument('spreadsheet'), 'openDocument'],
    ['a text of OpenDocument', openDocument('text'), 'other'],
    ['a page saved as one file', strToU8(WEB_ARCHIVE), 'webArchive'],
    ['of another program', zipSync({ 'content.xml': strToU8('<office/>') }), 'other'],
    ['binary', zipSync({ 'xl/workbook.bin': strToU8('x') }), 'oldExcel'],
    ['of Excel until 2003', compound('Workbook'), 'oldExcel'],
    ['with a password', compound('EncryptedPackage'), 'locked'],
    ['of Word', compound('WordDocument'), 'other'],
    ['a PDF', strToU8('%PDF-1.7 1 0 obj'), 'other'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'other'],
    ['nothing', new Uint8Array(), 'empty'],
  ])('is said to be so: %s', async (_, bytes, problem) => {
    expect(await read(bytes)).toEqual({ problem });
  });
});

/** As Excel and browsers save a page with its parts. */
const WEB_ARCHIVE = [
  ...['From: <Saved by Blink>', 'MIME-Version: 1.0', 'Content-Type: multipart/related;', '\tboundary="b"'],
  ...['', '--b', 'Content-Type: text/html', '', '<table><tr><td>Mã CK</td></tr></table>', '--b--'],
].join('\r\n');

function openDocument(kind: string) {
  const type = strToU8(`application/vnd.oasis.opendocument.${kind}`);
  return zipSync({ mimetype: [type, { level: 0 }], 'content.xml': strToU8('<office/>') });
}

function compound(name: string) {
  const start = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0));
  return Uint8Array.of(...start, ...[...name].flatMap((letter) => [letter.charCodeAt(0), 0]));
}

function read(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<TableReading> {
  return readTable({ file: new Blob([bytes as Uint8Array<ArrayBuffer>]) }, { isHead, ...options });
}

async function tableIn(bytes: Uint8Array, options: Partial<ReadOptions> = {}): Promise<Table> {
  const table = await read(bytes, options);
  if ('problem' in table) throw new Error(table.problem);
  return table;
}
