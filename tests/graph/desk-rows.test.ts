import { describe, expect, it } from 'vitest';
import { deskWith } from '../../src/member/shared/desk-with';
import { desk as file } from '../support/market/desk-file';
import { empty, ids, keep, lot, open, purchase, type Row } from '../support/graph/desk';

const LISTS = [
  ...(['trades', 'alerts', 'notes', 'lines', 'ignored', 'flows', 'lists', 'filters'] as const),
  ...(['imports', 'forms'] as const),
] as const;

/** A desk whose rows all have one id. */
const ID = 'FPT';
const document = {
  ...empty,
  trades: [lot(ID)],
  alerts: [{ id: ID, kind: 'above', symbol: 'FPT', price: 70, armedAt: '2026-08-20T02:00:00.000Z' }],
  notes: [{ id: ID, text: 'Keep' }],
  lines: [{ id: ID, symbol: 'FPT', kind: 'horizontal', points: [{ time: 0, price: 70 }] }],
  ignored: [{ id: ID }],
  flows: [{ id: ID, date: '2026-08-22', amount: 1_000_000 }],
  lists: [{ id: ID, name: 'A', symbols: ['FPT'], position: 0 }],
  filters: [{ id: ID, name: 'Rẻ', conditions: 'pe._,10' }],
  imports: [{ id: ID, at: '2026-08-27T08:00:00Z', file: 'a.csv', added: [ID], changed: [], flows: [] }],
  forms: [{ id: ID, head: ['KL'], columns: [] }],
};

/** Those that rows are removed from by their ids: a change leaves no import by an empty list. */
const REMOVABLE = LISTS.filter((list) => list !== 'imports');

/** How many rows each list of a desk has. */
const counts = (desk: Readonly<Record<(typeof LISTS)[number], readonly unknown[]>>) =>
  LISTS.map((list) => desk[list].length);

describe('a row that is removed', { tags: ['P20'] }, () => {
  it.each(REMOVABLE)('from the %s leaves the rows of the other lists that have its id', async (list) => {
    const saved = await open(keep(document).api).change({ removed: { [list]: [ID] } });
    const expected = LISTS.map((each) => (each === list ? 0 : 1));
    expect(counts(saved as never)).toEqual(expected);
  });

  it.each(REMOVABLE)('from the %s is gone from that list alone while it is being saved', (list) => {
    const shown = { ...file, trades: [file.trades[0]], ignored: [ID], flows: [file.flows[0]] };
    const ids = { lists: `own:${ID}` } as Partial<Record<(typeof LISTS)[number], string>>;
    const renamed = Object.fromEntries(
      LISTS.map((each) => [
        each,
        each === 'ignored' ? [ID] : shown[each].map((row) => ({ ...row, id: ids[each] ?? ID })),
      ]),
    );
    const desk = deskWith({ ...shown, ...renamed }, { removed: { [list]: [ID] } });
    expect(counts(desk)).toEqual(LISTS.map((each) => (each === list ? 0 : 1)));
  });
});

describe('rows of a document with one id', { tags: ['P20'] }, () => {
  it('are all shown, each under an id of its own, under which it is edited and removed', async () => {
    const trades = [lot('a'), lot('a', { quantity: 200 }), lot('a 2', { quantity: 300 }), lot('a')];
    const server = keep({ ...empty, trades });
    const shown = await open(server.api).load();
    expect(shown.trades.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['a', 100],
      ['a 3', 200],
      ['a 2', 300],
      ['a 4', 100],
    ]);

    await open(server.api).change({
      trades: [{ ...purchase('a 3'), quantity: 500 }],
      removed: { trades: ['a'] },
    });

    const kept = (await open(server.api).load()).trades.map(({ id, quantity }) => [id, quantity]);
    expect(kept).toEqual([
      ['a 3', 500],
      ['a 2', 300],
      ['a 4', 100],
    ]);
  });

  it('are one where they are notes, with all their texts', async () => {
    const notes: Row[] = [
      { id: 'FPT', text: 'First' },
      { id: ' fpt', text: 'Second', tag: 1 },
      { id: 'FPT', text: 'First' },
    ];
    const server = keep({ ...empty, notes });
    expect((await open(server.api).load()).notes).toMatchObject([{ id: 'FPT', text: 'First\n\nSecond' }]);

    await open(server.api).change({ notes: [{ id: 'FPT', text: 'Third' }] });
    expect(server.kept().notes).toMatchObject([{ id: 'FPT', text: 'Third' }]);
  });

  it('are edited in their place where the id is a number, as the server may send it', async () => {
    const server = keep({ ...empty, trades: [lot(7 as unknown as string)] });
    const after = await open(server.api).change({ trades: [{ ...purchase('7'), quantity: 900 }] });
    expect([ids(after), after.trades[0]!['quantity']]).toEqual([['7'], 900]);
    expect(server.kept().trades).toHaveLength(1);
  });
});
