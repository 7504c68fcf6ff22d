import { describe, expect, it } from 'vitest';
import { openBook, said, typed, type SaidRow } from '../../support/import/book';

const FPT = said();
const HPG = said({ symbol: 'HPG', quantity: 1200, price: 36_100, day: '2026-08-19' });
const SALE = said({ side: 'SELL', quantity: 100, price: 80_500, day: '2026-08-24' });
const STATEMENT = [FPT, HPG, SALE];

const states = ({ rows }: { rows: readonly { state: string; isTaken: boolean }[] }) =>
  rows.map(({ state, isTaken }) => (isTaken ? `${state}, taken` : state));
const NEW = 'new, taken';

describe('a file that is imported again', () => {
  it('changes nothing', async () => {
    const book = await openBook();
    await book.import(STATEMENT);
    const before = book.trades();
    const again = await book.import(STATEMENT);
    expect(states(again)).toEqual(['recorded', 'recorded', 'recorded']);
    expect(again).toMatchObject({ count: 0, questions: [] });
    expect(book.trades()).toEqual(before);
  });

  it('leaves the plan, the signal and the note that the person has set, and brings the row that is new', async () => {
    const book = await openBook();
    await book.import(STATEMENT);
    const own = {
      ...{ stop: 75_000, target: 90_000, note: 'Giữ đến quý 4' },
      ...({ signalKind: 'BREAK_OUT', signalDay: '2026-08-17' } as const),
    } as const;
    const bought = book.trades()[0]!;
    await book.change({ trades: [{ ...bought, ...own }] });
    const again = await book.import([...STATEMENT, said({ symbol: 'VNM', day: '2026-08-26' })]);
    expect(states(again)).toEqual(['recorded', 'recorded', 'recorded', NEW]);
    expect(again).toMatchObject({ count: 1, questions: [] });
    expect(book.trade(bought.id)).toEqual({ ...bought, ...own });
    expect(book.trades()).toHaveLength(4);
  });

  it('knows a trade that the person has edited since, and leaves it as it is', async () => {
    const book = await openBook();
    await book.import(STATEMENT);
    const bought = book.trades()[0]!;
    await book.change({ trades: [{ ...bought, quantity: 500, price: 79_000 }] });
    const shown = book.preview(STATEMENT);
    expect(shown.rows[0]).toMatchObject({
      state: 'changed',
      changes: ['quantity', 'price'],
      isEdited: true,
      isTaken: false,
      trade: { id: bought.id, quantity: 300, price: 79_400 },
    });
    await book.import(STATEMENT);
    expect(book.trade(bought.id)).toMatchObject({ quantity: 500, price: 79_000 });
    await book.import(STATEMENT, { choices: { rows: { 2: { isTaken: true } } } });
    expect(book.trade(bought.id)).toMatchObject({ quantity: 300, price: 79_400 });
    expect(states(book.preview(STATEMENT))).toEqual(['recorded', 'recorded', 'recorded']);
  });

  it('brings a trade that was removed, once more', async () => {
    const book = await openBook();
    await book.import([FPT, FPT, HPG]);
    await book.change({ removed: { trades: [book.trades()[0]!.id] } });
    expect(states(await book.import([FPT, FPT, HPG]))).toEqual(['recorded', NEW, 'recorded']);
    expect(new Set(book.trades().map(({ id }) => id)).size).toBe(3);
  });
});

describe('equal fills', () => {
  it('are as many as in the file', async () => {
    const book = await openBook();
    const fills = [said({ quantity: 100 }), said({ quantity: 100 }), said({ quantity: 100 })];
    expect((await book.import(fills)).count).toBe(3);
    expect((await book.import(fills)).count).toBe(0);
    expect(states(book.preview([...fills, said({ quantity: 100 })]))).toEqual([
      ...['recorded', 'recorded', 'recorded', NEW],
    ]);
  });

  it('are told apart by their times and accounts', async () => {
    const book = await openBook();
    const at = (time: string, account = 'A') => said({ quantity: 100, time, account });
    await book.import([at('09:21:40'), at('10:05:00')]);
    expect(states(book.preview([at('10:05:00'), at('13:44:02'), at('09:21:40')]))).toEqual([
      ...['recorded', NEW, 'recorded'],
    ]);
    expect(states(book.preview([at('09:21:40', 'B'), at('09:21:00')]))).toEqual([NEW, 'recorded']);
  });
});

describe('a trade that was typed', () => {
  it('is recorded already, and not doubled', async () => {
    const book = await openBook([typed('own', { note: 'Theo tin' })]);
    const { rows, count, questions } = await book.import(STATEMENT);
    expect(states({ rows })).toEqual(['recorded', NEW, NEW]);
    expect([count, questions]).toEqual([2, []]);
    expect(book.trades()).toHaveLength(3);
    expect(book.trade('own').note).toBe('Theo tin');
  });

  it('gets the fee of the file, and is shown as changed', async () => {
    const book = await openBook([typed('own')]);
    const file = [said({ feePaid: 35_730, taxPaid: 0 })];
    expect(book.preview(file).rows[0]).toMatchObject({
      state: 'changed',
      changes: ['feePaid', 'taxPaid'],
      isEdited: false,
      isTaken: true,
    });
    await book.import(file);
    expect(book.trades()).toMatchObject([{ id: 'own', feePaid: 35_730, taxPaid: 0 }]);
  });

  it('keeps a fee of its own where the file has another one', async () => {
    const book = await openBook([typed('own', { feePaid: 30_000 })]);
    expect(states(await book.import([said({ feePaid: 35_730 })]))).toEqual(['changed']);
    expect(book.trade('own').feePaid).toBe(30_000);
  });

  it('counts once for rows that equal it', async () => {
    const book = await openBook([typed('own')]);
    expect(states(book.preview([FPT, FPT]))).toEqual(['recorded', NEW]);
  });

  it('is the same with a price that was rounded to the đồng', async () => {
    const book = await openBook([typed('own', { price: 79_433 })]);
    const file = [said({ price: 79_433.33 })];
    expect(states(await book.import(file))).toEqual(['recorded']);
    expect(book.trade('own').price).toBe(79_433);
  });

  it('is known as the order of the fills that add up to it, and the other way round', async () => {
    const fills = [said({ quantity: 100 }), said({ quantity: 200, price: 79_500 }), HPG];
    const order = { price: 79_466.67 };
    const book = await openBook([typed('own', order)]);
    expect(book.preview(fills).rows).toMatchObject([
      { state: 'recorded', isPart: true, known: { id: 'own' }, isTaken: false },
      { state: 'recorded', isPart: true, known: { id: 'own' }, isTaken: false },
      { state: 'new' },
    ]);
    const filled = await openBook(fills.map((fill, i) => typed(`own ${i}`, fill)));
    expect(filled.preview([said(order)]).rows).toMatchObject([{ state: 'recorded', isPart: true }]);
  });

  it('of other shares is no order of the fills', async () => {
    const book = await openBook([typed('own', { price: 79_600 })]);
    const fills = [said({ quantity: 100 }), said({ quantity: 200, price: 79_500 })];
    expect(states(book.preview(fills))).toEqual([NEW, NEW]);
  });

  it('that is planned is none', async () => {
    const book = await openBook([typed('own', { isPlanned: true })]);
    expect(states(book.preview([FPT]))).toEqual([NEW]);
  });
});

describe('an equal row of another file', () => {
  const other = [FPT, said({ symbol: 'VNM', day: '2026-08-20' }), said({ symbol: 'TCB', day: '2026-08-21' })];

  it('is one question, until it is answered', async () => {
    const book = await openBook();
    await book.import(STATEMENT);
    expect(book.preview(other)).toMatchObject({
      questions: [{ kind: 'equals', count: 1 }],
      rows: [{ state: 'recorded', isTaken: false }, { state: 'new' }, { state: 'new' }],
    });
    const same = book.preview(other, { choices: { equals: 'same' } });
    expect([same.questions, states(same)]).toEqual([[], ['recorded', NEW, NEW]]);
    const others = await book.import(other, { choices: { equals: 'others' } });
    expect([others.questions, others.count]).toEqual([[], 3]);
    expect(book.trades()).toHaveLength(6);
    expect(states(book.preview(other))).toEqual(['recorded', 'recorded', 'recorded']);
    expect(states(book.preview(STATEMENT))).toEqual(['recorded', 'recorded', 'recorded']);
  });

  it('is another trade where its account is another one, and the same where it is the same', async () => {
    const book = await openBook();
    const of = (account: string, rows: readonly SaidRow[]) => rows.map((row) => ({ ...row, account }));
    await book.import(of('A', STATEMENT));
    expect(book.preview(of('B', other))).toMatchObject({ questions: [], rows: [{ state: 'new' }, {}, {}] });
    expect(book.preview(of('A', other))).toMatchObject({
      questions: [],
      rows: [{ state: 'recorded' }, {}, {}],
    });
  });

  it('at another time is another trade, but most of a file are asked for: it may have the times of orders', async () => {
    const book = await openBook();
    const at = (time: string) => STATEMENT.map((row) => ({ ...row, time }));
    await book.import(at('09:21:40'));
    const [fpt, ...rest] = at('09:20:05');
    const one = [fpt!, ...rest.map((row) => ({ ...row, quantity: 70 }))];
    expect(book.preview(one)).toMatchObject({ questions: [], rows: [{ state: 'new' }, {}, {}] });
    expect(book.preview(at('09:20:05')).questions).toEqual([{ kind: 'equals', count: 3 }]);
    expect(states(book.preview(at('09:20:05'), { choices: { equals: 'others' } }))).toEqual([NEW, NEW, NEW]);
  });

  it('may be asked for one row alone', async () => {
    const book = await openBook();
    await book.import(STATEMENT);
    expect(states(book.preview(STATEMENT, { choices: { rows: { 2: { isTaken: true } } } }))).toEqual([
      ...[NEW, 'recorded', 'recorded'],
    ]);
  });
});

describe('the numbers of a file', () => {
  it('tell equal orders apart, also on a later day of the file', async () => {
    const book = await openBook();
    const order = (orderNumber: string, changes: SaidRow = {}) => ({ ...FPT, orderNumber, ...changes });
    await book.import([order('L-31'), order('L-32', { symbol: 'HPG' })]);
    expect(book.trades().map(({ orderNumber }) => orderNumber)).toEqual(['L-31', 'L-32']);
    const rows = [order('L-33'), order('L-32', { symbol: 'HPG' }), order('L-31', { quantity: 500 })];
    expect(book.preview(rows).rows).toMatchObject([
      { state: 'new' },
      { state: 'recorded' },
      { state: 'changed', changes: ['quantity'], isTaken: true },
    ]);
  });

  it('are none where they repeat, count rows, or are missing in one', async () => {
    for (const numbers of [
      ['A', 'A', 'B'],
      ['1', '2', '3'],
      ['3', '2', '1'],
      ['2', '3', '1'],
      ['1', '2', '5'],
      ['A', 'B', undefined],
    ]) {
      const book = await openBook();
      await book.import(STATEMENT.map((row, i) => ({ ...row, orderNumber: numbers[i] ?? null })));
      expect(book.trades().map(({ orderNumber }) => orderNumber)).toEqual([null, null, null]);
    }
  });

  it('of rows, under ID, replace no trades of another month', async () => {
    const book = await openBook();
    const july = STATEMENT.map((row, i) => ({ ...row, id: String(i + 1), day: `2026-07-1${i}` }));
    const august = STATEMENT.slice(0, 2).map((row, i) => ({ ...row, id: String(i + 1), quantity: 700 }));
    for (const isOwn of [true, false]) {
      await book.import(july, { isOwn });
      expect(states(await book.import(august, { isOwn }))).toEqual(
        isOwn ? [NEW, NEW] : ['recorded', 'recorded'],
      );
      expect(book.trades()).toHaveLength(5);
    }
  });
});

describe('an export of the product', () => {
  const own = typed('0f9c-11', { stop: 75_000, note: 'cũ' });

  it('has the ids of the desk, also in an empty one', async () => {
    const book = await openBook();
    await book.import([own, typed('77aa-02', HPG)], { isOwn: true });
    expect(book.trades().map(({ id }) => id)).toEqual(['0f9c-11', '77aa-02']);
  });

  it('that is restored has typed trades, and those of files, as they were', async () => {
    const book = await openBook([typed('own')]);
    await book.import([HPG]);
    const [own, imported] = book.trades();
    const restored = await openBook();
    await restored.import([own!, imported!], { isOwn: true });
    expect(states(restored.preview([FPT, HPG]))).toEqual(['recorded', 'recorded']);
    expect(restored.preview([FPT, said({ symbol: 'VNM' })]).questions).toEqual([]);
    expect(restored.preview([HPG, said({ symbol: 'VNM' })]).questions).toMatchObject([{ kind: 'equals' }]);
    expect(states(restored.preview([own!, imported!], { isOwn: true }))).toEqual(['recorded', 'recorded']);
    await restored.undo();
    expect(restored.trades()).toEqual([]);
  });

  it('to which rows without an id were added keeps the ids of the others', async () => {
    const book = await openBook();
    await book.import([own, HPG], { isOwn: true });
    expect(book.trades()[0]!.id).toBe('0f9c-11');
    expect(book.trades()[1]!.id).toMatch(/^file /);
  });

  it('with a note, or without a stop, is the same trade: the note is added and the stop stays', async () => {
    const book = await openBook([typed('0f9c-11', { stop: 75_000 })]);
    await book.import([{ ...own, stop: null, note: 'mới' }], { isOwn: true });
    expect(book.trades()).toMatchObject([{ id: '0f9c-11', stop: 75_000, note: 'mới' }]);
  });

  it('that is older does not replace what the person has edited, unless it is ticked', async () => {
    const book = await openBook([{ ...own, stop: 77_000, day: '2026-08-19' }]);
    const file = [own, typed('77aa-02', HPG)];
    expect(book.preview(file, { isOwn: true }).rows[0]).toMatchObject({
      state: 'changed',
      changes: ['day', 'stop'],
      isEdited: true,
      isTaken: false,
    });
    await book.import(file, { isOwn: true, choices: { rows: { 2: { isTaken: true } } } });
    expect(book.trade('0f9c-11')).toMatchObject({ stop: 75_000, day: '2026-08-18' });
  });
});

it('leaves a symbol that the market does not list unticked until it is taken', async () => {
  const book = await openBook();
  const options = { unlisted: ['FPT'] };
  expect(states(book.preview([FPT, HPG], options))).toEqual(['new', NEW]);
  expect(states(book.preview([FPT, HPG], { ...options, choices: { takesUnlisted: true } }))).toEqual([
    NEW,
    NEW,
  ]);
});

it('gives the trades of a file the same ids in two tabs', async () => {
  const [one, other] = [await openBook(), await openBook()];
  for (const book of [one, other]) await book.import([FPT, FPT, HPG]);
  expect(one.trades()).toEqual(other.trades());
});

it('compares 10,000 rows with as many trades, each with its own', async () => {
  const rows = Array.from({ length: 10_000 }, (_, i) =>
    said({ quantity: 100 + (i % 90), day: `2026-0${1 + (i % 8)}-1${i % 10}`, price: 79_400 + 10 * (i % 7) }),
  );
  const book = await openBook();
  await book.import(rows);
  expect(book.preview(rows).rows.every(({ state }) => state === 'recorded')).toBe(true);
  await book.undo();
  expect(book.trades()).toEqual([]);
});
