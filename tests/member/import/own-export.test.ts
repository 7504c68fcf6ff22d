import { describe, expect, it } from 'vitest';
import { isHead } from '../../../src/member/desk/import/columns/heads';
import { previewOf } from '../../../src/member/desk/import/preview';
import { wholeTrade } from '../../../src/member/desk/import/matching/file-trade';
import { tradesFile, tradesSheet } from '../../../src/member/desk/transfer';
import { sheetFile } from '../../../src/tables/sheet-file';
import type { DeskTrade } from '../../../src/graph/values';
import { writeTrade } from '../../../src/graph/desk/write';
import { importedAsOf, isTyped } from '../../../src/member/desk/import/imported-as';
import { readDocument } from '../../../src/member/desk/import/document';
import { readTable } from '../../../src/tables/read-table';
import { previewOfText, questionsOf } from '../../support/import/read-file';

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

/** Trades of days that can all be read in either order, with what sheets take for something else. */
const HARD: readonly DeskTrade[] = [
  trade({ id: '12345678901234567890', day: '2026-08-05', price: 26_905, quantity: 1_300, note: '1/2' }),
  trade({ id: '00012', day: '2026-08-06', price: 9_050, symbol: 'HPG', account: '0001', note: '3-4' }),
  trade({
    id: '12e5',
    day: '2026-07-08',
    price: 26_900,
    symbol: 'VNM',
    note: 'Mua ở đáy, bán ở đỉnh',
    stop: 25_001,
  }),
  trade({ id: 'b4', day: '2026-08-09', price: 79_433.33, time: '09:05:00', orderNumber: '0012345678901234' }),
  trade({
    id: 'b5',
    day: '2026-08-10',
    price: 3_007,
    signalKind: 'TREND_UP',
    signalDay: '2026-08-07',
    note: 'true',
  }),
  trade({
    id: 'b6',
    day: '2026-08-11',
    price: 12_000,
    settles: '2026-09-01',
    side: 'BONUS',
    per: 10,
    quantity: 1,
  }),
];

/** What a sheet has of a cell of CSV once it was opened, and what it writes of that. */
type Sheet = { separator: string; write: (cell: string) => string };

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  );

function savedBy({ separator, write }: Sheet) {
  return (text: string) =>
    text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .map((line) =>
        cellsOf(line)
          .map((cell) => {
            const written = write(cell);
            return /["\n]/.test(written) || written.includes(separator)
              ? `"${written.replaceAll('"', '""')}"`
              : written;
          })
          .join(separator),
      )
      .join('\r\n');
}

type Write = (y: string, m: string, d: string) => string;

/** Days in the order of the settings, also what looks like one; numbers with their mark and 15 digits; booleans. */
const settings =
  (day: Write, mark: '.' | ',', [yes, no]: readonly [string, string]) =>
  (cell: string) => {
    const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell);
    if (iso) return day(iso[1]!, iso[2]!, iso[3]!);
    const short = /^(\d)[/-](\d)$/.exec(cell);
    if (short) return shortDay(mark === '.' ? [short[2]!, short[1]!] : [short[1]!, short[2]!], yes);
    if (cell === 'true') return yes;
    if (cell === 'false') return no;
    if (/^\d+(?:\.\d+)?(?:e\d+)?$/i.test(cell)) {
      const value = Number(cell);
      const written = value >= 1e15 ? value.toExponential(5).replace('e+', 'E+') : String(value);
      return written.replace('.', mark);
    }
    return cell.replace(/^(\d{2}):(\d{2}):00$/, (_, h: string, m: string) => `${Number(h)}:${m}`);
  };

const MONTHS = ['', 'Jan', 'Feb', 'Mar', 'Apr'];
const shortDay = ([date, month]: [string, string], yes: string) =>
  `${date}${yes === 'WAHR' ? '. ' : '-'}${MONTHS[Number(month)]}`;

const ENGLISH = ['TRUE', 'FALSE'] as const;
const pad = (part: string) => part.padStart(2, '0');
const latin = (text: string) => [...text].map((each) => (each > '\u00FF' ? '?' : each)).join('');
const vietnamese = settings((y, m, d) => `${d}/${m}/${y}`, ',', ENGLISH);
const american = settings((y, m, d) => `${Number(m)}/${Number(d)}/${y}`, '.', ENGLISH);
const german = settings((y, m, d) => `${pad(d)}.${pad(m)}.${y}`, ',', ['WAHR', 'FALSCH']);

const SAVED: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'by a sheet with Vietnamese settings': savedBy({ separator: ';', write: vietnamese }),
  'by a sheet with US settings': savedBy({ separator: ',', write: american }),
  'by a sheet with US settings and short years': savedBy({
    separator: ',',
    write: settings((y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`, '.', ENGLISH),
  }),
  'by a sheet with German settings': savedBy({ separator: ';', write: german }),
  'by a sheet, as text with tabs': savedBy({ separator: '\t', write: vietnamese }),
  'by a sheet, with letters lost': savedBy({ separator: ',', write: (cell) => latin(american(cell)) }),
  'by a German sheet that took points for those of days': savedBy({
    separator: ';',
    write: (cell) =>
      /^(?:[1-9]|[12]\d|3[01])\.[1-9]$/.test(cell) ? `${pad(cell.replace('.', '.0'))}.2026` : german(cell),
  }),
  'by a Vietnamese sheet that took points for those between groups': savedBy({
    separator: ';',
    write: (cell) => (/^\d+\.\d{3}$/.test(cell) ? cell.replace('.', '') : vietnamese(cell)),
  }),
  'with days as their numbers': savedBy({
    separator: ',',
    write: settings((y, m, d) => String(Date.UTC(+y, +m - 1, +d) / 86_400_000 + 25_569), '.', ENGLISH),
  }),
  'by a sheet that had each line in one cell': (text) =>
    text
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => (line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line))
      .join('\r\n'),
};

const inOrder = (trades: readonly DeskTrade[]) => [...trades].sort((a, b) => (a.day < b.day ? -1 : 1));

describe("the product's own export", () => {
  describe.each([
    ['usual', TRADES],
    ['hard', HARD],
  ])('of %s trades', (_kind, trades) => {
    it.each(Object.entries(SAVED))('is read back whole, saved %s', async (_, save) => {
      const text = save(await tradesFile(trades, TODAY).text());
      const empty = await previewOfText(text, { today: TODAY });
      expect(questionsOf(empty)).toEqual([]);
      const read = empty.rows.flatMap((row) =>
        row.state === 'new' && row.isTaken ? [withoutOrigin(row.trade)] : [],
      );
      expect(read).toEqual(inOrder(trades).map(withoutOrigin));

      const again = await previewOfText(text, { today: TODAY, desk: { trades, flows: [] } });
      expect(again.rows.map(({ state }) => state)).toEqual(trades.map(() => 'recorded'));
      expect(again.lacking).toEqual([]);
    });

    it('is read back whole from a workbook, and from the text that a sheet makes of one', async () => {
      const file = tradesSheet(trades, TODAY, sheetFile);
      const table = await readTable({ file }, { isHead });
      if ('problem' in table) throw new Error(table.problem);
      const known = { today: TODAY, isListed: () => true, desk: { trades, flows: [] } };
      expect(previewOf(table, {}, known).rows.map(({ state }) => state)).toEqual(
        trades.map(() => 'recorded'),
      );
    });
  });

  it('is ticked where the market no longer lists its symbols, which it says of each, but not of a row that was added to it', async () => {
    const symbols = ['FPT', 'ROS', 'TCB121005', 'VN30F2609', 'FPT_HOSE', 'AB'];
    const recorded = symbols.map((symbol, i) => trade({ id: `r-${i}`, symbol, price: 5_000 }));
    const text = await tradesFile(recorded, TODAY).text();
    const [head = '', , second = ''] = text.split('\r\n');
    const columns = head.replace('\uFEFF', '').split(',');
    const cells = second.split(',').map((cell, i) => (/^(?:id|nhip-.*)$/.test(columns[i]!) ? '' : cell));
    const added = cells.join(',').replace('ROS', 'XYZ');
    const { rows } = await previewOfText(`${text}${added}`, { today: TODAY });
    expect(
      rows.map((row) => [
        row.isTaken,
        row.state === 'new' && row.trade.symbol,
        'caution' in row && row.caution,
      ]),
    ).toEqual([
      [true, 'FPT', null],
      ...symbols.slice(1).map((symbol) => [true, symbol, 'delisted']),
      [false, 'XYZ', 'unlisted'],
    ]);

    const document = { trades: recorded.map((each) => writeTrade(each)) };
    const read = await readDocument(JSON.stringify(document), { today: TODAY, notes: [] });
    const known = { today: TODAY, isListed: () => false, desk: { trades: [], flows: [] } };
    expect(previewOf(read!.table, {}, known).rows).toMatchObject(
      symbols.map((symbol) => ({ isTaken: true, caution: 'delisted', trade: { symbol } })),
    );
  });

  it('has what a person has changed in a sheet, in the style of the sheet', async () => {
    const text = SAVED['by a sheet with German settings']!(await tradesFile(HARD, TODAY).text());
    const edited = text
      .replace('26,905', '27,105')
      .replace('06.08.2026', '03.08.2026')
      .replace('Mua ở đáy', 'Mua ở đỉnh');
    expect(edited).not.toBe(text);
    const { rows } = await previewOfText(edited, { today: TODAY, desk: { trades: HARD, flows: [] } });
    const changed = rows.flatMap((row) => (row.state === 'changed' ? [row.trade] : []));
    expect(changed.map(({ id, price, day, note }) => [id, price, day, note])).toEqual([
      ['12e5', 26_900, '2026-07-08', 'Mua ở đỉnh, bán ở đỉnh'],
      ['12345678901234567890', 27_105, '2026-08-05', '1/2'],
      ['00012', 9_050, '2026-08-03', '3-4'],
    ]);
  });

  it('as JSON keeps what is known of the file that a trade came from, and that another one was typed', async () => {
    const [first, typed] = [trade({ id: 'a' }), trade({ id: 'b', note: 'mine' })];
    const ofFile = { ...first, importedAs: importedAsOf(first) };
    const document = { trades: [ofFile, typed].map((each) => writeTrade(each)) };
    const read = await readDocument(JSON.stringify(document), { today: TODAY, notes: [] });
    const known = { today: TODAY, isListed: () => true, desk: { trades: [], flows: [] } };
    const { rows } = previewOf(read!.table, {}, known);
    const [one, other] = rows.flatMap((row) => (row.state === 'new' ? [row.trade as DeskTrade] : []));
    expect(one!.importedAs).toBe(ofFile.importedAs);
    expect([isTyped(one!), isTyped(other!)]).toEqual([false, true]);
  });

  it('keeps the id of a row that could not be read once a person has written it anew', async () => {
    const text = (await tradesFile(TRADES, TODAY).text()).replace('26.905,', 'abc,');
    const { line } = (await previewOfText(text, { today: TODAY })).rows.find(
      ({ state }) => state === 'unreadable',
    )!;
    const choices = { rows: { [line]: { isTaken: true, trade: { ...TRADES[1]!, id: 'line 2' } } } };
    const { rows } = await previewOfText(text, { today: TODAY, choices });
    expect(rows.find((row) => row.line === line)).toMatchObject({ state: 'new', trade: { id: 'a2' } });
  });

  it('has no cell that a sheet takes for a formula', async () => {
    const notes = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1", '\uFF1D1'].map((note, i) =>
      trade({ id: `=${i}`, note }),
    );
    const [, ...lines] = (await tradesFile(notes, TODAY).text()).trim().split('\r\n');
    expect(lines.flatMap(cellsOf).filter((cell) => /^[\s]*[=+\-@\uFF1D]/.test(cell))).toEqual([]);
    const { rows } = await previewOfText(lines.length > 0 ? await tradesFile(notes, TODAY).text() : '', {
      today: TODAY,
      desk: { trades: notes, flows: [] },
    });
    expect(rows.map(({ state }) => state)).toEqual(notes.map(() => 'recorded'));
  });
});
