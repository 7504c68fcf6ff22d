import { describe, expect, it } from 'vitest';
import { readLastImport } from '../../../src/graph/desk/last-import';
import type { WholeDeskFragment } from '../../../src/member/shared/desk.generated';
import { readDocument } from '../../../src/member/desk/import/document';
import { importedRows } from '../../../src/member/desk/import/imported-rows';
import { openBook } from '../../support/import/book';

const ALERT = { id: 'a', symbol: 'FPT', kind: 'above', price: 90, armedAt: '2026-08-20T02:00:00.000Z' };
const SETTINGS = {
  ...{ capital: 5e8, risk: 10_000, weight: 200_000, fee: 1_500, tax: 1_000, bonusTax: 50_000 },
  costMethod: 'average',
};
const DOCUMENT = {
  alerts: [ALERT],
  notes: [{ id: 'FPT', text: 'Giữ đến 90' }],
  lines: [{ id: 'l', symbol: 'FPT', kind: 'horizontal', points: [{ time: 0, price: 90 }] }],
  ignored: [{ id: 'ex FPT' }],
  flows: [{ id: 'f', date: '2026-08-03', amount: 200_000_000 }],
  lists: [{ id: 'w', name: 'Cổ tức', symbols: ['REE', 'VNM'], position: 3 }],
  filters: [{ id: 'b', name: 'Rẻ', conditions: 'pe._,10', watchedSince: '2026-08-26T03:00:00.000Z' }],
  settings: SETTINGS,
};

/** What the desk of a person who has all that the document has said before. */
const BEFORE = {
  alerts: [{ ...ALERT, price: 80, firedAt: '2026-08-21T02:00:00.000Z', firedPrice: 80.1, seen: true }],
  notes: [{ id: 'FPT', text: 'Mua thêm' }],
  lines: [{ ...DOCUMENT.lines[0], points: [{ time: 0, price: 80 }] }],
  ignored: DOCUMENT.ignored,
  flows: [{ id: 'f', date: '2026-08-02', amount: 100_000_000 }],
  lists: [{ id: 'w', name: 'Theo dõi', symbols: ['FPT', 'REE'], position: 0 }],
  filters: [{ id: 'b', name: 'Rẻ hơn', conditions: 'pe._,5', watchedSince: null }],
  settings: { ...SETTINGS, capital: 1e8, costMethod: 'fifo' },
};

const othersOf = async (document: object) =>
  (await readDocument(JSON.stringify(document), { today: '2026-08-27', notes: [] }))!.others;

/** A desk with what a document has, on which another one is imported. */
async function imported(before: object | null = null) {
  const book = await openBook();
  if (before) await book.change((await othersOf(before)).change);
  const desk = book.desk();
  await book.confirm({ rows: [], openings: [] }, { others: await othersOf(DOCUMENT) });
  return { book, desk };
}

describe('a document that is imported and undone', () => {
  it.each([
    ['all that it added to an empty desk', null, 8],
    ['all that it changed', BEFORE, 7],
    ['nothing of what was there as it is', DOCUMENT, 0],
  ])('takes back %s', async (_, before, count) => {
    const { book, desk } = await imported(before);
    expect(readLastImport(book.desk().imports)!.others.length).toBe(count);
    expect((await book.undo())!.keptRows).toEqual([]);
    expect(book.desk()).toEqual(desk);
  });

  it('leaves what was edited since, and names it', async () => {
    const { book } = await imported();
    const { alerts, lines, flows, filters, settings } = book.desk();
    await book.change({
      alerts: [{ ...alerts[0]!, price: 95 }],
      notes: [{ id: 'FPT', text: 'Bán', before: 'Giữ đến 90' }],
      lines: [{ ...lines[0]!, points: [{ time: 0, price: 95 }] }],
      flows: [{ ...flows[0]!, amount: 1 }],
      lists: [{ id: 'w', added: ['FPT'] }],
      filters: [{ ...filters[0]!, watchedSince: null }],
      settings: { ...settings!, capital: 1 },
    });
    const { imports: _imports, ...edited } = book.desk();
    const { keptRows } = (await book.undo())!;
    expect(keptRows.map(({ list }) => list)).toEqual([
      ...['alerts', 'notes', 'lines', 'flows', 'lists', 'filters', 'settings'],
    ]);
    expect(book.desk()).toMatchObject({ ...edited, ignored: [] });
  });

  it('takes back an alert that has fired, and a list that has another place', async () => {
    const { book, desk } = await imported();
    const [alert] = book.desk().alerts;
    await book.change({
      alerts: [{ ...alert!, firedAt: '2026-08-27T03:00:00.000Z', firedPrice: 90.1, isSeen: true }],
      lists: [{ id: 'w', position: 7 }],
    });
    await book.undo();
    expect(book.desk()).toEqual(desk);
  });

  it('has nothing to bring a second time', async () => {
    const { book } = await imported();
    const desk = { ...book.desk(), damaged: [] } as unknown as WholeDeskFragment;
    expect(importedRows(desk, (await othersOf(DOCUMENT)).change)).toEqual([]);
  });
});

it('takes back the cash flows of an import that an earlier version has noted, but those that were edited', async () => {
  const book = await openBook();
  const flow = (place: number) => ({
    id: `file 2026-08-01 5000000 ${place}`,
    day: '2026-08-01',
    amount: 5_000_000,
  });
  const noted = { id: 'i', at: '2026-08-27T03:00:00Z', file: 'a.csv', added: [], changed: [] };
  await book.change({
    flows: [flow(1), flow(2), { ...flow(3), amount: 1 }],
    imports: [{ ...noted, flows: [flow(1).id, flow(3).id] }],
  });
  const { keptRows } = (await book.undo())!;
  expect(keptRows).toMatchObject([{ list: 'flows', row: { amount: 1 } }]);
  expect(book.desk().flows).toEqual([flow(2), { ...flow(3), amount: 1 }]);
});
