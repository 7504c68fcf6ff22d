import { expect, it } from 'vitest';
import { readTable } from '../../src/tables/read-table';
import { sheetFile } from '../../src/tables/sheet-file';
import { isHead } from './heads';

it('is a file of a workbook that is read back as it was written, its texts as texts', async () => {
  const rows = [
    ['2026-08-18', 'FPT', 300, 79.43333, '=1+1'],
    ['2026-08-19', 'HPG', 1_200, 36.1, ' đã "khớp"\n<b>&amp; 007 _x0041_ \u0007'],
    ['2026-08-20', 'TCB', null, Number.NaN, ''],
  ];
  const file = sheetFile('trades.xlsx', ['date', 'symbol', 'quantity', 'price', 'note'], rows);
  expect(file).toMatchObject({
    name: 'trades.xlsx',
    type: expect.stringContaining('spreadsheetml') as string,
  });
  const table = await readTable({ file }, { isHead });
  expect('problem' in table ? table : [table.head, ...table.rows.map(({ cells }) => cells)]).toEqual([
    ['date', 'symbol', 'quantity', 'price', 'note'],
    rows[0],
    rows[1],
    ['2026-08-20', 'TCB', '', '', ''],
  ]);
});
