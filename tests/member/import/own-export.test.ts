import { describe, expect, it } from 'vitest';
import { isHead } from '../../../src/member/desk/import/heads';
import { previewOf } from '../../../src/member/desk/import/preview';
import { wholeTrade } from '../../../src/member/desk/import/file-trade';
import { tradesFile } from '../../../src/member/desk/transfer';
import type { DeskTrade } from '../../../src/graph/values';
import { readTable } from '../../../src/tables/read-table';
import { previewOfText, questionsOf } from './read-file';

const TODAY = '2026-08-27';

const trade = (fields: Partial<DeskTrade> & Pick<DeskTrade, 'id'>): DeskTrade =>
  ({
    ...wholeTrade({
      ...{ symbol: 'FPT', side: 'BUY', quantity: 1_300, price: 79_400, day: '2026-08-18', isPlanned: false },
      ...fields,
    }),
  }) as DeskTrade;

/** The import notes anew what a file has brought. */
const withoutOrigin = (one: Parameters<typeof wholeTrade>[0]) => ({ ...wholeTrade(one), importedAs: null });

const TRADES: readonly DeskTrade[] = [
  trade({
    id: 'a1',
    feePaid: 154_830,
    taxPaid: 0,
    account: '058C1',
    time: '09:21:40',
    orderNumber: 'L-31',
    importedAs: 'k1.a2.w3',
    signalKind: 'TREND_UP',
    signalDay: '2026-08-17',
    stop: 76_050,
    target: 90_000,
    note: '=1+1, "so"',
  }),
  trade({ id: 'a2', day: '2026-08-05', price: 26_905, symbol: 'HPG', quantity: 100 }),
  trade({ id: 'a3', day: '2026-08-06', price: 900, symbol: 'AMV', quantity: 10_000, note: 'Ghi chú' }),
  trade({ id: 'a4', side: 'DIVIDEND', quantity: 0, price: 1_000, day: '2026-08-20' }),
  trade({
    id: 'a5',
    side: 'BONUS',
    quantity: 15,
    per: 100,
    price: 0,
    day: '2026-08-21',
    settles: '2026-09-11',
  }),
  trade({ id: 'a6', side: 'SELL', quantity: 37, price: 80_500, day: '2026-08-24' }),
  trade({ id: 'a7', day: '2026-09-10', symbol: 'SAB', price: 120_000, isPlanned: true }),
];

const sheet = (text: string, separator: string, change: (cell: string) => string) =>
  text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)]
        .map(([, cell = '']) => (cell.startsWith('"') ? cell : quoted(change(cell), separator)))
        .join(separator),
    )
    .join('\r\n');

const quoted = (cell: string, separator: string) => (cell.includes(separator) ? `"${cell}"` : cell);

const day = (write: (y: string, m: string, d: string) => string) => (cell: string) =>
  cell.replace(/^(\d{4})-(\d{2})-(\d{2})$/, (_, y: string, m: string, d: string) => write(y, m, d));
const comma = (cell: string) => cell.replace(/^(\d+)\.(\d+)$/, '$1,$2');

const SAVED: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'by a sheet with Vietnamese settings': (text) =>
    sheet(text, ';', (cell) =>
      day((y, m, d) => `${d}/${m}/${y}`)(comma(cell)).replace(/^(true|false)$/, (word) => word.toUpperCase()),
    ),
  'by a sheet with US settings': (text) =>
    sheet(text, ',', (cell) =>
      day((y, m, d) => `${Number(m)}/${Number(d)}/${y}`)(cell).replace(/^(true|false)$/, (word) =>
        word.toUpperCase(),
      ),
    ),
  'by a sheet with German settings': (text) =>
    sheet(text, ';', (cell) =>
      day((y, m, d) => `${d}.${m}.${y}`)(comma(cell))
        .replace('true', 'WAHR')
        .replace('false', 'FALSCH'),
    ),
};

describe("the product's own export", () => {
  it.each(Object.entries(SAVED))('is read back whole, saved %s', async (_, save) => {
    const text = save(await tradesFile(TRADES, TODAY).text());
    const empty = await previewOfText(text, { today: TODAY });
    expect(questionsOf(empty)).toEqual([]);
    const read = empty.rows.flatMap((row) =>
      row.state === 'new' && row.isTaken ? [withoutOrigin(row.trade)] : [],
    );
    const sorted = [...TRADES].sort((a, b) => (a.day < b.day ? -1 : 1));
    expect(read).toEqual(sorted.map(withoutOrigin));

    const again = await previewOfText(text, { today: TODAY, desk: { trades: TRADES, flows: [] } });
    expect(again.rows.map(({ state }) => state)).toEqual(TRADES.map(() => 'recorded'));
    expect(again.lacking).toEqual([]);
  });

  it('is read back from cells as a workbook has them', async () => {
    const table = await readTable({ text: await tradesFile(TRADES, TODAY).text() }, { isHead });
    if ('problem' in table) throw new Error(table.problem);
    const rows = table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (/^\d+(?:\.\d+)?$/.test(String(cell)) ? Number(cell) : cell)),
    }));
    const known = { today: TODAY, isListed: () => true, desk: { trades: TRADES, flows: [] } };
    expect(previewOf({ ...table, rows }, {}, known).rows.map(({ state }) => state)).toEqual(
      TRADES.map(() => 'recorded'),
    );
  });
});
