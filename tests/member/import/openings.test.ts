import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../../src/market/positions';
import { openBook, said, typed } from '../../support/import/book';

const SALE = said({ side: 'SELL', quantity: 300, price: 80_500, feePaid: 0, taxPaid: 24_150 });
const COSTS = { fee: 1_500, tax: 1_000, bonusTax: 50_000, costMethod: 'AVERAGE' } as never;

describe('a sale of shares that were bought before the file', () => {
  it('asks for what was held, and has the profit to the đồng', async () => {
    const book = await openBook();
    const rows = [SALE, said({ quantity: 100, day: '2026-08-20', feePaid: 0 })];
    expect(book.preview(rows).questions).toEqual([
      { kind: 'opening', symbol: 'FPT', day: '2026-08-18', missing: 300 },
    ]);
    const openings = { FPT: { quantity: 300, cost: 23_829_999, day: '2026-07-31' } };
    const shown = await book.import(rows, { choices: { openings } });
    expect(shown).toMatchObject({ questions: [], count: 3 });
    const [sale] = positionsOf(book.trades() as never, COSTS).get('FPT')!.sales;
    expect(sale!.profit).toBe(300 * 80_500 - 24_150 - 23_829_999);
    expect(book.preview(rows)).toMatchObject({ questions: [], openings: [] });
  });

  it('asks again where the answer has too few shares, or a day after the sale', async () => {
    const book = await openBook();
    for (const opening of [
      { quantity: 299, cost: 1, day: '2026-07-31' },
      { quantity: 300, cost: 1, day: '2026-08-19' },
    ])
      expect(book.preview([SALE], { choices: { openings: { FPT: opening } } })).toMatchObject({
        questions: [{ kind: 'opening', missing: 300 }],
        openings: [],
      });
  });

  it('is taken as it is where the person does not know', async () => {
    const book = await openBook();
    const shown = book.preview([SALE], { choices: { openings: { FPT: null } } });
    expect(shown).toMatchObject({ questions: [], openings: [] });
  });

  it('counts what the desk and the file have, new shares too', async () => {
    const book = await openBook([typed('own', { quantity: 100, day: '2026-08-03' })]);
    const bonus = said({ side: 'BONUS', quantity: 20, per: 100, price: 0, day: '2026-08-10' });
    expect(book.preview([bonus, SALE]).questions).toMatchObject([{ missing: 180 }]);
    expect(book.preview([said({ quantity: 150, day: '2026-08-04' }), bonus, SALE]).questions).toEqual([]);
    const later = said({ side: 'SELL', quantity: 50, day: '2026-08-24' });
    expect(book.preview([bonus, SALE, later]).questions).toMatchObject([{ day: '2026-08-18', missing: 230 }]);
  });

  it('is not asked for where the sale is recorded, or not taken', async () => {
    const book = await openBook([typed('own', { ...SALE, feePaid: null, taxPaid: null })]);
    expect(book.preview([said({ side: 'SELL', quantity: 300, price: 80_500 })]).questions).toEqual([]);
    const empty = await openBook();
    expect(empty.preview([SALE], { choices: { rows: { 2: { isTaken: false } } } }).questions).toEqual([]);
  });
});

it('names the recorded trades that a file lacks within its days and accounts', async () => {
  const book = await openBook([
    ...[typed('before', { day: '2026-08-01' }), typed('lacking', { day: '2026-08-19', quantity: 7 })],
    ...[typed('planned', { day: '2026-08-20', isPlanned: true }), typed('b', { account: 'B' })],
    ...[typed('same', { account: 'A' }), typed('ex', { side: 'DIVIDEND', quantity: 0, day: '2026-08-20' })],
  ]);
  const { lacking } = book.preview([
    said({ account: 'A' }),
    said({ account: 'A', day: '2026-08-24', symbol: 'TCB' }),
  ]);
  expect(lacking.map(({ id }) => id)).toEqual(['lacking']);
});
