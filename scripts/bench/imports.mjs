import { openPage } from './browser.mjs';
import { inFreshEngines, whenFresh } from './fresh-engine.mjs';
import { importTypeScript, serve } from './server.mjs';

const ROWS = 10_000;
const RUNS = 5;
const TODAY = '2026-08-27';
const HEAD = [
  ...['Ngày giao dịch', 'Mã CK', 'Mua/Bán', 'KL đặt', 'KL khớp', 'Giá khớp', 'Giá trị khớp', 'Phí', 'Thuế'],
  ...['Trạng thái', 'Số hiệu lệnh', 'Tài khoản'],
];

/**
 * A table of 10,000 trades of 200 symbols: its preview on an empty desk, its import until the desk has the trades, and what its
 * save takes of the page's processor time, from the press of the button until My T+ shows what was imported.
 */
export async function imports({ browser, files, report }) {
  const runs = await inFreshEngines(import.meta.url, RUNS);
  const of = (what) => runs.map((run) => run[what]);
  report('preview of 10000 rows', 'ms', of('preview'));
  report('import of 10000 rows', 'ms', of('import'));
  const saves = [];
  while (saves.length < RUNS) saves.push(await save({ browser, files }));
  report('save of 10000 trades: processor time, 1x', 'ms', saves);
}

/** By the processor's time, as with the clock's a busy machine measures itself. */
async function save({ browser, files }) {
  const server = await serve({ files, trades: 10 });
  const opened = await openPage(browser, { ...server, at: '/desk', ready: 'main tr[data-symbol]' });
  const { page } = opened;
  const text = sheet()
    .rows.map(({ cells }) => cells.join(';'))
    .join('\n');
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.setInputFiles('input[type=file]', file);
  await page.evaluate(() => bench.appears('dialog tbody tr'));
  await opened.quiet(500);
  const start = await opened.processorTime();
  await page.click('dialog .bp6-intent-primary:enabled');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.evaluate(() => bench.appears('main section p[role=status] strong'));
  const took = (await opened.processorTime()) - start;
  await opened.close();
  server.close();
  return took;
}

const IMPORT = { id: 'i', at: '2026-08-27T09:00:00Z', file: 'a.csv' };

await whenFresh(async () => {
  const { emptyDocument, isHead, previewChange, previewOf, readDesk, tableOf, withChange } =
    await importTypeScript('./imports.ts');
  const table = tableOf(sheet(), isHead);
  const empty = { ...(await readDesk(emptyDocument)), damaged: [] };
  const known = {
    desk: { trades: [], flows: [] },
    today: TODAY,
    isListed: (symbol) => symbol.startsWith('A'),
  };
  const start = performance.now();
  const preview = previewOf(table, {}, known);
  const shown = performance.now();
  if (preview.questions.length > 0 || !preview.rows.every(({ state }) => state === 'new'))
    throw new Error('the table was not read');
  const change = previewChange(preview, { desk: empty, others: null, of: IMPORT });
  const desk = await readDesk(withChange(emptyDocument, change));
  const imported = performance.now();
  if (desk.trades.length !== ROWS) throw new Error('the trades were not imported');
  return { preview: shown - start, import: imported - shown };
});

/** Of each symbol 25 purchases, each with a sale of its shares after it. */
function sheet() {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const isSale = Math.floor(i / 200) % 2 === 1;
    const quantity = 100 * (1 + ((i % 200) % 7));
    const price = 15_000 + ((i * 7919) % 2000) * 50;
    const day = new Date(Date.UTC(2024, 0, 2) + Math.floor((i / ROWS) * 960) * 86_400_000).toISOString();
    const cells = [
      day.slice(0, 10).split('-').reverse().join('/'),
      symbolOf(i % 200),
      isSale ? 'Bán' : 'Mua',
      ...[2 * quantity, quantity, price, quantity * price],
      ...[Math.round(quantity * price * 0.0015), isSale ? quantity * price * 0.001 : 0].map(Math.round),
      ...['Khớp một phần', `L${100_000 + 7 * i}`, '012'],
    ].map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell));
    return cells;
  });
  return { name: null, rows: [HEAD, ...rows].map((cells, i) => ({ line: i + 1, cells })), beyond: 0 };
}

/** The first symbols that the market of the bench lists: AAA, AAB, … */
function symbolOf(i) {
  return String.fromCodePoint(65, 65 + Math.floor(i / 26), 65 + (i % 26));
}
