import { describe, expect, it } from 'vitest';
import { openBook, said, typed, withoutNotes } from '../../support/import/book';
import { matchFlows } from '../../../src/member/desk/import/matching/match-flows';
import { readLastImport } from '../../../src/graph/desk/last-import';

const HPG = said({ symbol: 'HPG', quantity: 1200, price: 36_100, day: '2026-08-19' });
const STATEMENT = [said({ feePaid: 35_730, account: 'A' }), HPG];

describe('an import that is undone', () => {
  it('leaves the desk as it was', async () => {
    const own = [typed('own', { note: 'Theo tin' }), typed('other', { symbol: 'VNM' })];
    const book = await openBook(own);
    const before = book.trades();
    const { count } = await book.import(STATEMENT, { file: 'sao-ke.csv' });
    expect(count).toBe(2);
    expect(book.trade('own')).toMatchObject({ feePaid: 35_730, account: 'A' });
    expect(readLastImport(book.desk().imports)).toMatchObject({
      ...{ file: 'sao-ke.csv', added: [book.trades()[2]!.id], changed: [before[0]], others: [] },
    });
    const undo = await book.undo();
    expect(undo).toMatchObject({ last: { file: 'sao-ke.csv' }, kept: [] });
    expect(book.trades()).toEqual(before);
    expect(book.desk().imports).toEqual([]);
    expect(await book.undo()).toBeNull();
  });

  it('keeps the trades that were edited since, and names them', async () => {
    const book = await openBook([typed('own')]);
    await book.import([...STATEMENT, said({ symbol: 'TCB' })]);
    const [own, hpg, tcb] = book.trades() as [never, never, never];
    await book.change({ trades: [{ ...(own as object), stop: 75_000 } as never] });
    await book.change({ trades: [{ ...(hpg as object), quantity: 1000 } as never] });
    const undo = await book.undo();
    expect(undo!.kept.map(({ symbol }) => symbol)).toEqual(['FPT', 'HPG']);
    expect(book.trades()).toMatchObject([
      { id: 'own', stop: 75_000, feePaid: 35_730 },
      { symbol: 'HPG', quantity: 1000 },
    ]);
    expect(tcb).toMatchObject({ symbol: 'TCB' });
  });

  it('does not bring back what was removed since', async () => {
    const book = await openBook([typed('own')]);
    await book.import(STATEMENT);
    await book.change({ removed: { trades: ['own'] } });
    await book.undo();
    expect(book.trades()).toEqual([]);
  });

  it('takes the alerts of its trades with it, and leaves others', async () => {
    const book = await openBook([typed('own')]);
    await book.import(STATEMENT);
    const alert = (tradeId: string) => ({
      ...{ id: `stop-${tradeId}`, kind: 'STOP', symbol: 'FPT', tradeId, price: 75, isSeen: false },
      ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: '2026-08-21T02:00:00.000Z' },
    });
    await book.change({ alerts: ['own', book.trades()[1]!.id].map(alert) as never });
    await book.undo();
    expect(book.desk().alerts.map(({ id }) => id)).toEqual(['stop-own']);
  });

  it('takes its opening positions and its cash flows with it', async () => {
    const book = await openBook();
    const flow = { id: '', day: '2026-08-01', amount: 50_000_000 };
    await book.change({ flows: [{ ...flow, id: 'own' }] });
    const found = matchFlows([{ flow }, { flow }], book.desk().flows);
    expect(found.map(({ isRecorded }) => isRecorded)).toEqual([true, false]);
    expect(matchFlows([{ flow, isTaken: true }], book.desk().flows)).toMatchObject([{ isRecorded: false }]);
    const rows = found.map((row) => ({ ...row, line: 2, cells: [], state: 'flow', isTaken: true }) as const);
    const opening = typed('opening', { day: '2026-07-31' });
    await book.confirm({ rows, openings: [opening] });
    expect([book.trades().length, book.desk().flows.length]).toEqual([1, 2]);
    await book.undo();
    expect([book.trades(), book.desk().flows]).toEqual([[], [{ ...flow, id: 'own' }]]);
  });

  it('and corrected, has no wrong row left', async () => {
    const book = await openBook();
    await book.import([said({ price: 79_400_000 }), HPG]);
    await book.undo();
    await book.import([said(), HPG]);
    expect(book.trades().map(withoutNotes)).toMatchObject([{ price: 79_400 }, { symbol: 'HPG' }]);
  });
});

it('of two imports the last one alone can be undone', async () => {
  const book = await openBook();
  await book.import([said()]);
  await book.import([HPG]);
  await book.undo();
  expect(book.trades()).toMatchObject([{ symbol: 'FPT' }]);
  expect(await book.undo()).toBeNull();
});
