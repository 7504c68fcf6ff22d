import { inFreshEngines, whenFresh } from './fresh-engine.mjs';
import { importTypeScript } from './server.mjs';

const ROWS = 5_000;
const RUNS = 5;
const HEAD = [
  'Ngày',
  'Mã CK',
  'Mua/Bán',
  'KL khớp',
  'Giá khớp',
  'Phí',
  'Thuế',
  'Số hiệu lệnh',
  'Tài khoản',
  'Ghi chú',
];

/** A workbook of 5,000 trades and a text of 10,000, each read in a fresh engine, as in the worker of an import. */
export async function sheets({ report }) {
  const runs = await inFreshEngines(import.meta.url, RUNS);
  const of = (what) => runs.map((run) => run[what]);
  report('workbook of 5000 rows', 'ms', of('workbook'));
  report('text of 10000 rows', 'ms', of('text'));
}

await whenFresh(async () => {
  const { sheetFile, sheetsOfText, sheetsOfWorkbook, tableOf } = await importTypeScript('./sheets.ts');
  const row = (i) => ['18/08/2026', 'FPT', 'Mua', 100 + i, 79_400, 35_730, 0, `L${i}`, '012', `đã khớp ${i}`];
  const rows = Array.from({ length: 2 * ROWS }, (_, i) => row(i));
  const isHead = (name) => ['ngay', 'ma ck', 'gia khop'].includes(name);
  const timed = async (file, read) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const start = performance.now();
    const [sheet] = await read(bytes, () => {});
    if (tableOf(sheet, isHead).head.length !== HEAD.length) throw new Error('the head was not found');
    return performance.now() - start;
  };
  const workbook = await timed(sheetFile('a.xlsx', HEAD, rows.slice(0, ROWS)), sheetsOfWorkbook);
  const lines = [HEAD, ...rows].map((cells) => cells.join(';'));
  const text = await timed(new Blob([lines.join('\n')]), sheetsOfText);
  return { workbook, text };
});
