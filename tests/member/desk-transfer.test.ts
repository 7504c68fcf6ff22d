// @module-tag P18
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TradeInput } from '../../src/graph/resolvers.types';
import type { WholeDeskFragment } from '../../src/member/shared/desk.generated';
import { readDocument } from '../../src/member/desk/import/document';
import { isHead } from '../../src/member/desk/import/columns/heads';
import { previewOf } from '../../src/member/desk/import/preview';
import { jsonFile, tradesFile } from '../../src/member/desk/transfer';
import { tradePrice } from '../../src/market/trade-price';
import { readTable } from '../../src/tables/read-table';
import type { Table } from '../../src/tables/table';
import { trade, desk } from '../support/market/desk-file';

const TODAY = '2026-08-27';

/** As the cache has it, with the names of its types. */
const cached = JSON.parse(JSON.stringify(desk), (_, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { __typename: 'Some', ...value }
    : value,
) as WholeDeskFragment;

/** The trades of a table that would be saved on an empty desk, and the rows that would not. */
function readTrades(table: Table) {
  const { rows } = previewOf(
    table,
    {},
    { desk: { trades: [], flows: [] }, today: TODAY, isListed: () => true },
  );
  return {
    trades: rows.flatMap((row) => (row.state === 'new' ? [row.trade] : [])),
    others: rows.filter(({ state }) => state !== 'new'),
  };
}

/** A trade without the mark that says how it came to the desk. */
function said({ importedAs: _importedAs, ...trade }: TradeInput) {
  return trade;
}

describe('an exported desk', () => {
  it('as JSON comes back whole: trades, alerts, notes, lines, cash flows, lists, filters and settings', async () => {
    const text = await jsonFile(cached, TODAY).text();
    expect(text).not.toContain('__typename');
    const { trades, alerts, notes, lines, ignored, flows, filters, settings } = desk;
    const found = (await readDocument(text, { today: TODAY, notes: [] }))!;
    expect(found.others.change).toEqual({
      ...{ alerts, lines, ignored, flows, filters, settings },
      notes: notes.map((note) => ({ ...note, before: '' })),
      lists: [{ id: 'w', name: 'Theo dõi cổ tức', position: 0, symbols: ['REE', 'VNM'] }],
    });
    expect(found.others.leftOut).toEqual([]);
    const read = readTrades(found.table);
    expect(read.others).toEqual([]);
    expect(read.trades.map(said)).toEqual(trades.map(said));
  });

  it('as a table brings back every trade, however it is written', async () => {
    const price = fc.integer({ min: 1, max: 4_999_999 });
    const costs = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
    const text = fc.option(fc.stringMatching(/^[a-zA-Z0-9đ=+@-]{0,20}[a-z]$/));
    const side = fc.constantFrom('BUY' as const, 'SELL' as const, 'BONUS' as const, 'DIVIDEND' as const);
    const day = fc.constantFrom('2026-08-20', '2020-02-29');
    const trades = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[0-9a-f]{20}$/),
        ...{ side, symbol: fc.constantFrom('FPT', 'FUEVFVND'), day, isPlanned: fc.boolean() },
        price: fc.oneof(
          price,
          price.map((each) => each + 0.33),
        ),
        ...{ feePaid: costs, taxPaid: costs, account: text, orderNumber: text },
        time: fc.option(fc.constantFrom('09:15:02', '14:45:00')),
        quantity: fc.integer({ min: 1, max: 200_000 }),
        stop: fc.option(price),
        target: fc.option(price),
        note: fc.option(fc.stringMatching(/^[a-zA-ZđĐ=+@,;"'-][a-z ,;"=\n-]{0,20}[a-z]$/)),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(trades, async (rows) => {
        const whole = rows.map((row) =>
          trade({
            ...row,
            note: row.note?.replaceAll('\n', ' ').replace(/\s+/g, ' ') ?? null,
            isPlanned: row.side === 'BUY' && row.isPlanned,
            // What an ex-date brings to all of them stays exact.
            ...(row.side === 'BONUS' && {
              per: 200_000,
              price: tradePrice(row.price % 1_000),
              settles: '2026-09-30',
            }),
            ...(row.side === 'DIVIDEND' && { quantity: 0, price: tradePrice(row.price % 1_000) }),
          }),
        );
        const table = await readTable({ text: await tradesFile(whole, TODAY).text() }, { isHead });
        if ('problem' in table) throw new Error(table.problem);
        const read = readTrades(table);
        const byId = (list: readonly TradeInput[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(read.others).toEqual([]);
        expect(byId(read.trades).map(said)).toEqual(byId(whole).map(said));
      }),
      { seed: 2026, numRuns: 500 },
    );
  });
});
