import { expect, it } from 'vitest';
import { readTable } from '../../src/tables/read-table';
import { isHead } from './heads';

it('reads a page that was saved as a sheet: titles, spans, entities and numbers, and nothing of its scripts', async () => {
  const table =
    await tableIn(`<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8">
    <style>td { color: red }</style><title>x</title><script>document.write('<table><tr><td>1')</script></head><body>
    <h3>Sao kê <b>giao dịch</b></h3>Số TK: 1<br>
    <table border=1><tr><th rowspan=2>Ngày<br>GD<th rowspan=2>Mã&nbsp;CK<th colspan=2>Đặt lệnh<th colspan=2>Khớp lệnh</tr>
    <tr><th>KL<th>Giá<th>KL<th>Giá</tr>
    <tr><td>18/08/2026<td>FPT<td>500<td>79<td x:num="300">300,0<td>79,4
    <tr><td>19/08/2026<td>A&amp;B &lt;script&gt;<td>500<td>79<td>300<td>79,4</table></body></html>`);
  expect(table.titles.map(({ cells }) => cells[0])).toEqual(['Sao kê giao dịch', 'Số TK: 1']);
  expect(table.head).toEqual([
    ...['Ngày GD', 'Mã CK', 'Đặt lệnh KL', 'Đặt lệnh Giá', 'Khớp lệnh KL', 'Khớp lệnh Giá'],
  ]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['18/08/2026', 'FPT', '500', '79', 300, '79,4'],
    ['19/08/2026', 'A&B <script>', '500', '79', '300', '79,4'],
  ]);
});

it('reads the table within a table that is only its frame', async () => {
  const table = await tableIn(
    `<table><tr><td>Trang<table><tr><td>Ngày<td>Mã CK</tr><tr><td>18/08/2026<td>FPT</tr></table></td></tr></table>`,
  );
  expect(table.head).toEqual(['Ngày', 'Mã CK']);
  expect(table.rows.map(({ cells }) => cells)).toContainEqual(['18/08/2026', 'FPT']);
});

it('reads the XML of Excel 2003', async () => {
  const cell = (type: string, text: string, more = '') =>
    `<Cell${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
  const table = await tableIn(`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
    <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="a"/></Styles>
    <Worksheet ss:Name="S"><Table><Row ss:Index="3">${['Ngày', 'Mã CK', 'KL', 'Giá'].map((each) => cell('String', each)).join('')}</Row>
    <Row>${cell('DateTime', '2026-08-18T00:00:00.000')}${cell('String', 'FPT')}${cell('Number', '79.4', ' ss:Index="4"')}</Row>
    </Table></Worksheet></Workbook>`);
  expect(table.rows).toEqual([{ line: 4, cells: ['2026-08-18', 'FPT', '', 79.4], isOpen: false }]);
});

async function tableIn(html: string) {
  const table = await readTable({ file: new Blob([html]) }, { isHead });
  if ('problem' in table) throw new Error(table.problem);
  return table;
}
