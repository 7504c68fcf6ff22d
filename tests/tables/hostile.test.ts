import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../src/tables/read-table';
import { isHead } from './heads';
import { sheetXml, workbook } from '../support/workbooks';

const HEAD = ['Ngày', 'Mã CK', 'KL', 'Giá'];
const CELL = '<is><t>x</t></is></c>';

const read = (content: Uint8Array | string) =>
  readTable({ file: new Blob([content as BlobPart]) }, { isHead });

const zeros = (megabytes: number) => new Uint8Array(megabytes * 2 ** 20);

/** The same archive, which says of its largest part that it has one byte. */
function withFalseSize(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (view.getUint32(at, true) === size) view.setUint32(at, 1, true);
  }
  return bytes;
}

describe('a hostile file gets its answer', () => {
  it.each([
    ['100 MB', () => zeros(100), { problem: 'large' }],
    [
      'a bomb of an archive',
      () => workbook([], { others: { 'xl/worksheets/sheet9.xml': zeros(65) } }),
      { problem: 'large' },
    ],
    [
      'a bomb that hides its size',
      () => withFalseSize(workbook([], { others: { 'xl/worksheets/sheet9.xml': zeros(65) } }), 65 * 2 ** 20),
      { problem: expect.stringMatching(/empty|damaged/) as string },
    ],
    [
      'texts of 20 MB',
      () => workbook([{ name: 'S', xml: sheetXml([HEAD]) }], { strings: ['x'.repeat(20 * 2 ** 20)] }),
      { problem: 'large' },
    ],
    [
      'a picture in a workbook',
      () =>
        workbook([{ name: 'S', xml: sheetXml([HEAD]) }], { others: { 'xl/media/image1.png': zeros(65) } }),
      { head: HEAD },
    ],
    [
      'rows without an end',
      () => workbook([{ name: 'S', xml: '<row>'.repeat(1_000_000) }]),
      { problem: 'damaged' },
    ],
    [
      'a page of open cells',
      () => `<table>${'<tr><td colspan=99999 rowspan=99999>1'.repeat(100_000)}`,
      { head: [] },
    ],
    ['a page of open elements', () => `<html>${'<div><table>'.repeat(200_000)}`, { problem: 'damaged' }],
    [
      '10,000 columns',
      () => `${HEAD.join(',')}${',KL'.repeat(10_000)}\n${`1${',1'.repeat(10_000)}\n`.repeat(50)}`,
      { rows: expect.any(Array) as unknown[] },
    ],
    ['one line of 15 MB', () => 'a;'.repeat(7_500_000), { head: [] }],
    [
      'a million aligned lines',
      () => `${HEAD.join('  ')}\n${'a  b  c  d\n'.repeat(1_000_000)}`,
      { head: HEAD, beyond: expect.any(Number) as number },
    ],
    ['quotes without an end', () => `${HEAD.join(',')}\n${'"a,'.repeat(500_000)}`, { head: HEAD }],
    ['brackets without an end', () => `${'('.repeat(99)},${'[('.repeat(50)}\n`.repeat(60), { head: [] }],
  ])('%s', { timeout: 10_000 }, async (_, make, expected) => {
    const content = make();
    expect(await read(content)).toMatchObject(expected);
  });

  it('an XML bomb of entities, which are not replaced', async () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${entities.join('')}]>`;
    const xml = sheetXml([HEAD, ['18/08/2026', '&l9;', 300, 79.4]]);
    const table = await read(workbook([{ name: 'S', xml: `${bomb}${xml}` }], { strings: ['&l9;'] }));
    expect('problem' in table ? [] : String(table.rows[0]?.cells[1]).length).toBeLessThan(10);
  });

  it('a cell in the last row and the last column', async () => {
    const far = `<row r="1048576"><c r="A1048576" t="inlineStr">${CELL}<c r="XFD1048576" t="inlineStr">${CELL}</row>`;
    const xml = sheetXml([HEAD, ['18/08/2026', 'FPT', 300, 79.4]], { merges: ['A2:XFD1048576'] });
    const table = await read(
      workbook([{ name: 'S', xml: xml.replace('</sheetData>', `${far}</sheetData>`) }]),
    );
    expect(table).toMatchObject({ rows: [{ line: 2 }, { line: 1_048_576 }] });
    expect('problem' in table ? 0 : table.rows[1]!.cells.length).toBeLessThan(257);
  });

  it('formulas and scripts, which are texts', async () => {
    const texts = ['=HYPERLINK("http://a.example")', '<script>alert(1)</script>', "@SUM(A1)|cmd!'A'"];
    const quoted = texts.map((text) => `"${text.replaceAll('"', '""')}"`);
    const table = await read(`${HEAD.slice(0, 3).join(',')}\n${quoted.join(',')}\n`);
    expect(table).toMatchObject({ rows: [{ cells: texts }] });
  });

  it('an archive in an archive', async () => {
    expect(await read(zipSync({ 'a.zip': zipSync({ 'b.csv': strToU8('x') }) }))).toEqual({
      problem: 'other',
    });
  });
});
