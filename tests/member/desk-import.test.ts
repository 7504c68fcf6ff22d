// @module-tag P18
import { describe, expect, it } from 'vitest';
import { readImport } from '../../src/member/desk/import';
import { savedImportOf } from '../../src/member/desk/import-report';
import { empty, keep, open } from '../support/graph/desk';
import { desk } from '../support/market/desk-file';

const TODAY = '2026-08-27';
const buy = { id: 'ok', symbol: 'FPT', side: 'buy', quantity: 100, price: 68.4, date: '2026-08-20' };

const read = async (trades: readonly unknown[]) => (await readImport(JSON.stringify({ trades }), TODAY))!;
const problems = async (text: string) =>
  (await readImport(text, TODAY))?.leftOut.map(({ location, problems: found }) => [
    location.number,
    ...found,
  ]);

/** Imports a text into a desk and returns the report, the notes and the trades that are then on the page. */
async function bring(text: string, server = keep(empty)) {
  const found = (await readImport(text, TODAY))!;
  const saved = await open(server.api).change(found.change);
  return { report: savedImportOf(found, saved as never), ...saved };
}

describe('a row of a file that is left out', () => {
  it.each([
    ['is no row', 'row', 'row'],
    ['has no symbol', { ...buy, symbol: '!' }, 'symbol'],
    ['has an unknown side', { ...buy, side: 'short' }, 'side'],
    ['has a negative quantity', { ...buy, quantity: -1 }, 'quantity'],
    ['has a part of a share', { ...buy, quantity: 0.5 }, 'quantity'],
    ['has a bonus for no number of shares', { ...buy, side: 'bonus' }, 'per'],
    ['has no price', { ...buy, price: 0 }, 'price'],
    ['has a stop with a part of a đồng', { ...buy, stop: 68.4005 }, 'level'],
    ['has a fee below 0', { ...buy, feePaid: -1 }, 'costs'],
    ['has a tax with a part of a đồng', { ...buy, side: 'sell', taxPaid: 0.5 }, 'costs'],
    ['has a price that no share has', { ...buy, price: 6_000 }, 'price'],
    ['is worth more than can be added up to the đồng', { ...buy, quantity: 2e9, price: 4_999 }, 'amount'],
    ['has a stop that is none', { ...buy, stop: 'near' }, 'level'],
    ['has a day that does not exist', { ...buy, date: '2026-02-30' }, 'day'],
    ['is of tomorrow', { ...buy, date: '2026-08-28' }, 'future'],
    ['is of the day before the exchange opened', { ...buy, date: '2000-07-27' }, 'early'],
    ['is neither planned nor made', { ...buy, planned: 'maybe' }, 'planned'],
    ['is a planned sale', { ...buy, side: 'sell', planned: true, date: '2026-08-28' }, 'plannedSide'],
    ['is a planned bonus', { ...buy, side: 'bonus', per: 100, planned: true }, 'plannedSide'],
    ['is a planned dividend', { ...buy, side: 'dividend', quantity: 0, planned: true }, 'plannedSide'],
    ['has a note that would be cut', { ...buy, note: 'x'.repeat(501) }, 'longNote'],
  ])('says that it %s', async (_, row, problem) => {
    expect((await read([buy, row])).leftOut).toEqual([
      { location: { in: 'trades', number: 2 }, problems: [problem] },
    ]);
  });

  it('names all that is wrong with it, each once', async () => {
    const odd = { ...buy, symbol: '', quantity: 0, price: 'x', stop: 'near', date: '2026-02-30' };
    expect((await read([odd])).leftOut[0]!.problems).toEqual([
      ...['symbol', 'quantity', 'price', 'level', 'day'],
    ]);
    const flows = [{ id: 'f', amount: 0, date: 'x' }];
    const lists = [{ id: 'w', name: '', symbols: Array.from({ length: 501 }, () => '!') }];
    const found = await readImport(JSON.stringify({ flows, lists }), TODAY);
    expect(found!.leftOut.map(({ problems: each }) => each)).toEqual([
      ['flow', 'day'],
      ['listName', 'list', 'listLong'],
    ]);
  });

  it.each([
    ['alerts', { id: 'a', kind: 'ABOVE' }, 'alert'],
    ['alerts', { id: 'a', kind: 'filter', symbol: 'FPT', armedAt: '2026-08-27T02:00:00Z' }, 'alert'],
    ['lines', { id: 'l', symbol: 'FPT', kind: 'trend', points: [] }, 'line'],
    ['notes', { id: 'FPT', text: ' ' }, 'emptyNote'],
    ['notes', { id: '', text: 'x' }, 'symbol'],
    ['ignored', { id: 'x'.repeat(101) }, 'id'],
    ['flows', { id: 'f', date: '2026-08-22' }, 'flow'],
    ['filters', { id: 'f', name: 'x' }, 'filter'],
    ['filters', { id: 'f', name: ' ', conditions: 'rsi._,30' }, 'filter'],
    ['filters', { id: 'f', name: 'x', conditions: '*'.repeat(4_001) }, 'filter'],
    ['flows', { id: 'f', date: '2026-08-22', amount: 0 }, 'flow'],
    ['flows', { id: 'f', date: '2026-08-22', amount: 0.5 }, 'flow'],
    ['flows', { id: 'f', date: '2026-08-22', amount: -1e12 - 1 }, 'flow'],
    ['flows', { id: 'f', date: '22/08/2026', amount: 1 }, 'day'],
    ['flows', { id: 'f', date: '2000-07-27', amount: 1 }, 'early'],
    ['flows', { id: 'f', date: '2026-08-28', amount: 1 }, 'future'],
    ['lists', { id: 'w', name: ' ', symbols: ['FPT'] }, 'listName'],
    ['lists', { id: 'w', name: 'A'.repeat(41), symbols: ['FPT'] }, 'listName'],
    ['lists', { id: 'w', name: 'A', symbols: 'FPT' }, 'list'],
    ['lists', { id: 'w', name: 'A', symbols: ['FPT', 'no symbol'] }, 'list'],
    ['lists', { id: 'w', name: 'A', symbols: Array.from({ length: 501 }, () => 'FPT') }, 'listLong'],
  ])('is named by its location in the list of %s', async (list, row, problem) => {
    expect((await readImport(JSON.stringify({ [list]: [row] }), TODAY))!.leftOut).toEqual([
      { location: { in: list, number: 1 }, problems: [problem] },
    ]);
  });

  it('of a table is named by the line on which it begins, after quoted line breaks and empty lines too', async () => {
    const table =
      'symbol,quantity,price,date,note\r\nFPT,100,68.4,2026-08-20,"two\r\nlines"\r\n\r\nFPT,many,68.4,2026-08-20,\r\n';
    expect(await problems(table)).toEqual([[5, 'quantity']]);
    expect(
      await problems('symbol,quantity,price,date,note\nFPT,1,1,2026-08-20,"open\nVNM,1,1,2026-08-20,'),
    ).toEqual([[2, 'quote']]);
  });

  it('is none whose note has room once its letters are composed: then all of it is kept', async () => {
    const note = `${'Chờ về hỗ trợ '.repeat(32)}rồi mua`;
    const { change, leftOut } = await read([{ ...buy, note: note.normalize('NFD') }]);
    expect([note.length < 500, note.normalize('NFD').length > 600, leftOut]).toEqual([true, true, []]);
    expect(change.trades![0]!.note).toBe(note.normalize('NFC'));
  });

  it('says nothing of the watching of a filter where it is of a time without it', async () => {
    const row = { id: 'f', name: 'Rẻ', conditions: 'pe._,10' };
    const filters = [row, { ...row, id: 'g', watchedSince: '2026-08-24T02:00:00.000Z' }];
    const { change } = (await readImport(JSON.stringify({ filters }), TODAY))!;
    expect(change.filters).toEqual(filters);
  });

  it('is one that may be planned for a day to come', async () => {
    expect((await read([{ ...buy, planned: true, date: '2026-12-01' }])).leftOut).toEqual([]);
  });
});

describe('an imported table', () => {
  it('may be made by hand: semicolons, no ids, numbers as people write them', async () => {
    const table =
      '\uFEFFSymbol;Quantity;Price;Date\r\nfpt;1.000;68,4;2026-08-20\r\nfpt;100.00;68400;2026-08-20\r\n';
    expect((await readImport(table, TODAY))!.change.trades).toMatchObject([
      { symbol: 'FPT', side: 'BUY', quantity: 1000, price: 68_400, day: '2026-08-20' },
      { symbol: 'FPT', side: 'BUY', quantity: 100, price: 68_400, day: '2026-08-20' },
    ]);
  });

  it('of a broker has purchases and sales, what was matched before what was ordered', async () => {
    const table =
      'Ngày;Mã CK;Mua/Bán;Loại lệnh;Khối lượng;KL khớp;Giá\n20/08/2026;FPT;Mua;LO;500;100;68,4\n24/08/2026;FPT;BÁN;LO;100;100;70';
    expect((await readImport(table, TODAY))!.change.trades).toMatchObject([
      { symbol: 'FPT', side: 'BUY', quantity: 100, price: 68_400, day: '2026-08-20' },
      { symbol: 'FPT', side: 'SELL', quantity: 100, price: 70_000, day: '2026-08-24' },
    ]);
  });

  it('of a broker may spell its heads out', async () => {
    const trades = async (head: string) =>
      (await readImport(`${head}\n20/08/2026;FPT;Mua;500;100;68,4`, TODAY))!.change.trades;
    const known = await trades('Ngày GD;Mã CK;Mua/Bán;Khối lượng;KL khớp;Giá khớp');
    expect(known).toMatchObject([{ symbol: 'FPT', side: 'BUY', quantity: 100, day: '2026-08-20' }]);
    for (const symbol of ['Mã chứng khoán', 'Mã cổ phiếu']) {
      const head = `Ngày giao dịch;${symbol};Mua/Bán;Khối lượng đặt;Khối lượng khớp;Giá khớp`;
      expect(await trades(head)).toEqual(known);
      expect(await trades(head.replace('Khối lượng đặt', 'Khối lượng'))).toEqual(known);
    }
  });

  it('has days as people write them, the date before the month, and one id for each row however they are written', async () => {
    const table = (days: readonly string[]) =>
      `side,symbol,quantity,price,date\n${days.map((day) => `buy,FPT,100,68.4,${day}`).join('\n')}`;
    const days = async (...written: string[]) =>
      (await readImport(table(written), TODAY))!.change.trades!.map(({ id, day }) => [id, day]);
    const known = await days('2026-08-03', '2026-07-12');
    expect(known.map(([, day]) => day)).toEqual(['2026-08-03', '2026-07-12']);
    expect(await days('03/08/2026', '12/07/2026')).toEqual(known);
    expect(await days('3/8/2026', '12-7-2026')).toEqual(known);

    const unread = ['08/13/2026', '31/02/2026', '3/8/26', '2026/08/03', '3/2026', '03/08/2026 09:15'];
    expect(await problems(table([...unread, '03/08/2026']))).toEqual(unread.map((_, i) => [i + 2, 'day']));
  });

  it('has the days of new shares and of signals so too', async () => {
    const table =
      'side,symbol,quantity,per,price,date,settles,signal,signal_date\nbonus,FPT,15,100,0,20/08/2026,30/9/2026,,\nbuy,FPT,100,,68.4,20/08/2026,,buy_break_out,19/08/2026';
    expect((await readImport(table, TODAY))!.change.trades).toMatchObject([
      { day: '2026-08-20', settles: '2026-09-30' },
      { day: '2026-08-20', signalDay: '2026-08-19' },
    ]);
  });

  it.each([
    ['has no side at all', 'symbol', 'FPT', { hasNoSide: true, saved: 1, leftOut: [] }],
    ['says sell under another head', 'symbol,type', 'FPT,sell', { hasNoSide: false, saved: 1, leftOut: [] }],
    [
      'leaves one empty',
      'symbol,side',
      'FPT,',
      { hasNoSide: false, saved: 0, leftOut: [{ location: { in: 'table', number: 2 }, problems: ['side'] }] },
    ],
    [
      'has the type of an order in its place',
      'symbol,loại lệnh',
      'FPT,LO',
      { hasNoSide: false, saved: 0, leftOut: [{ location: { in: 'table', number: 2 }, problems: ['side'] }] },
    ],
  ])('that %s takes nothing for a purchase without saying so', async (_, heads, cells, expected) => {
    const { report, trades } = await bring(`quantity,price,date,${heads}\n100,68.4,2026-08-20,${cells}`);
    expect(report).toMatchObject(expected);
    expect(trades.map(({ side }) => side)).toEqual(
      expected.saved === 0 ? [] : [expected.hasNoSide ? 'BUY' : 'SELL'],
    );
  });

  it('has two trades where two rows are equal, and the same two where it is imported again', async () => {
    const table = 'symbol,quantity,price,date\nFPT,100,68.4,2026-08-20\nFPT,100,68.4,2026-08-20\n';
    const server = keep(empty);
    expect((await bring(table, server)).trades).toHaveLength(2);
    expect((await bring(table, server)).trades).toHaveLength(2);
  });

  it('keeps two rows apart whose notes differ at their end alone', async () => {
    const row = (end: string) => `FPT,100,68.4,2026-08-20,${'x'.repeat(400)}${end}`;
    const { trades } = await bring(`symbol,quantity,price,date,note\n${row('a')}\n${row('b')}`);
    expect(trades.map(({ note }) => String(note).at(-1))).toEqual(['a', 'b']);
  });
});

describe('an alert of a file', () => {
  const armedAt = '2026-08-20T02:00:00.000Z';
  const of = (alert: object) =>
    readImport(JSON.stringify({ alerts: [{ id: 'a', armedAt, ...alert }] }), TODAY);

  it.each([
    ['above', 'alertPrice', { symbol: 'FPT' }, { price: 70 }],
    ['below', 'symbol', { price: 70 }, { symbol: 'FPT' }],
    ['change', 'alertPercent', { symbol: 'FPT', price: 70 }, { percent: -3.5 }],
    ['stop', 'alertTrade', { symbol: 'FPT', price: 70 }, { tradeId: 't' }],
    ['target', 'alertTrade', {}, { tradeId: 't' }],
    ['sellable', 'alertTrade', { symbol: 'FPT' }, { tradeId: 't' }],
    ['signal', 'alertList', { symbol: 'FPT' }, { watchlistId: '1' }],
  ])('of the kind %s is left out where it could never fire', async (kind, problem, had, lacked) => {
    expect(await of({ kind, ...had })).toMatchObject({ rows: [], leftOut: [{ problems: [problem] }] });
    expect(await of({ kind, ...had, ...lacked })).toMatchObject({ rows: [{ id: 'a' }], leftOut: [] });
  });
});

describe('notes of a file', () => {
  const notes = (...texts: string[]) => JSON.stringify({ notes: texts.map((text) => ({ id: 'FPT', text })) });

  it('on one symbol keep all their texts in one note, and are counted as joined', async () => {
    const { report, notes: kept } = await bring(notes('First', 'Second'));
    expect(kept).toMatchObject([{ id: 'FPT', text: 'First\n\nSecond' }]);
    expect(report).toMatchObject({ read: 2, saved: 1, joined: 1, leftOut: [] });
  });

  it('stand beneath what the desk has on the symbol, once', async () => {
    const server = keep({ ...empty, notes: [{ id: 'FPT', text: 'Mine' }] });
    await bring(notes('Theirs'), server);
    const { notes: kept } = await bring(notes('Theirs'), server);
    expect(kept).toMatchObject([{ id: 'FPT', text: 'Mine\n\nTheirs' }]);
  });
});

describe('notes of a file that are longer together than one can be', () => {
  const half = (letter: string) => `${letter.repeat(99)}\n`.repeat(1_000).trim();
  const notes = (...texts: string[]) => JSON.stringify({ notes: texts.map((text) => ({ id: 'FPT', text })) });
  const third = { location: { in: 'notes', number: 3 }, problems: ['longNotes'] };

  it('are joined as long as there is room; the one without is left out whole and named', async () => {
    const { report, notes: kept } = await bring(notes(half('a'), half('b').slice(2), 'cc'));
    expect(report).toMatchObject({ read: 3, saved: 1, joined: 1, leftOut: [third] });
    expect(kept).toMatchObject([{ id: 'FPT', text: `${half('a')}\n\n${half('b').slice(2)}` }]);
  });

  it('are left out where the desk has such a note on the symbol, and what it has already is no more', async () => {
    const server = keep({ ...empty, notes: [{ id: 'FPT', text: half('a') }] });
    const desk = await open(server.api).load();
    const read = (text: string) => readImport(notes(text), TODAY, desk as never);
    expect((await read(`${half('b')}bb`))!.leftOut).toMatchObject([{ problems: ['longNotes'] }]);
    expect((await read(half('a')))!.leftOut).toEqual([]);
    expect((await read('b'))!.leftOut).toEqual([]);
  });
});

describe('an ex-date of a file', () => {
  const MOST = { ...buy, quantity: 1e9, price: 1 };
  const dividend = { ...buy, id: 'cash', side: 'dividend', quantity: 0, date: '2026-08-24' };
  const bonus = { ...buy, id: 'free', side: 'bonus', quantity: 1, per: 1, price: 0, date: '2026-08-24' };
  const amount = (number: number) => [{ location: { in: 'trades', number }, problems: ['amount'] }];

  it('that brings more than can be added up to the đồng to what was held before it is left out', async () => {
    expect((await read([MOST, { ...dividend, price: 1 }])).leftOut).toEqual([]);
    expect((await read([MOST, { ...dividend, price: 1.001 }])).leftOut).toEqual(amount(2));
    expect((await read([MOST, { ...dividend, price: 4_999, date: '2026-08-19' }])).leftOut).toEqual([]);
    expect((await read([MOST, { ...bonus, quantity: 1_000 }])).leftOut).toEqual([]);
    expect((await read([MOST, { ...bonus, quantity: 1_001 }])).leftOut).toEqual(amount(2));
    expect((await read([MOST, { ...bonus, price: 1.001 }])).leftOut).toEqual(amount(2));
  });

  it('is judged without one before it that is left out, and after sales', async () => {
    const huge = { ...bonus, quantity: 1e9, date: '2026-08-21' };
    const sale = { ...MOST, id: 'sale', side: 'sell', quantity: 999_999_000, date: '2026-08-22' };
    const found = await read([MOST, huge, sale, { ...dividend, price: 4_999 }]);
    expect(found.leftOut).toEqual(amount(2));
  });

  it('counts what the desk holds, and not a trade that the file replaces', async () => {
    const server = keep({ ...empty, trades: [MOST] });
    const desk = await open(server.api).load();
    const read = (...trades: unknown[]) => readImport(JSON.stringify({ trades }), TODAY, desk as never);
    const cash = { ...dividend, price: 1.001 };
    expect((await read(cash))!.leftOut).toEqual(amount(1));
    expect((await read({ ...MOST, quantity: 100 }, cash))!.leftOut).toEqual([]);
  });
});

describe('the report of an import', () => {
  it('counts as saved what the saved desk has, and names the rest', async () => {
    const found = await read([buy, { ...buy, id: 'gone' }]);
    const saved = { ...desk, trades: desk.trades.map((trade) => ({ ...trade, id: 'ok' })) };
    expect(savedImportOf(found, saved)).toMatchObject({
      ...{ read: 2, saved: 1 },
      leftOut: [{ location: { in: 'trades', number: 2 }, problems: ['unsaved'] }],
    });
  });

  it('names a list that would have more than 500 symbols with those of the desk, which has it as before', async () => {
    const kept = {
      id: 'w',
      name: 'Mine',
      symbols: Array.from({ length: 499 }, (_, i) => `S${i}`),
      position: 0,
    };
    const lists = [
      { id: 'w', name: 'Theirs', symbols: ['FPT', 'VNM'] },
      { id: 'new', name: 'New', symbols: ['FPT', 'VNM'] },
    ];
    const server = keep({ ...empty, lists: [kept] });
    const { report } = await bring(JSON.stringify({ lists }), server);
    expect(report).toMatchObject({
      ...{ read: 2, saved: 1 },
      leftOut: [{ location: { in: 'lists', number: 1 }, problems: ['listLong'] }],
    });
    expect(server.kept().lists).toMatchObject([kept, { id: 'new', symbols: ['FPT', 'VNM'] }]);
  });
});

describe('the report of doubtful trades', () => {
  it.each([
    ['a Sunday', { date: '2026-08-23' }],
    ['a price of no exchange', { price: 68.405 }],
    ['a stop above the price', { stop: 70 }],
    ['a target below it', { target: 60 }],
    ['a sale of what is not there', { side: 'sell' }],
  ])('counts %s', async (_, changes) => {
    const usual = { ...buy, date: '2026-08-19' };
    const text = JSON.stringify({ trades: [usual, { ...usual, ...changes, id: 'odd', symbol: 'VNM' }] });
    expect((await bring(text)).report).toMatchObject({
      saved: 2,
      doubtful: [{ location: { in: 'trades', number: 2 } }],
    });
  });

  it('leaves out a sale of what is settled, whatever levels it has, and what an ex-date brings', async () => {
    const sale = { ...buy, id: 'sale', side: 'sell', date: '2026-08-24', stop: 70, target: 60 };
    const cash = { ...buy, id: 'cash', side: 'dividend', quantity: 0, price: 1.234, date: '2026-08-23' };
    expect((await bring(JSON.stringify({ trades: [buy, sale, cash] }))).report).toMatchObject({
      doubtful: [],
    });
  });
});

describe('an imported file', () => {
  it.each([
    '',
    '{',
    '[]',
    '{"trades":{}}',
    '{"trades":[]}',
    'hello',
    'symbol\n',
    '\u0000\u0001',
    '<html>\n<p></p></html>',
    'null',
  ])('without anything to import (%j) is none', async (text) => {
    expect(await readImport(text, TODAY)).toBeNull();
  });

  it('of settings alone brings these', async () => {
    const { settings } = desk;
    expect(await readImport(JSON.stringify({ settings }), TODAY)).toMatchObject({
      change: { settings },
      rows: [],
    });
    expect((await bring(JSON.stringify({ settings }))).report).toMatchObject({ read: 0, hasSettings: true });
  });
});
