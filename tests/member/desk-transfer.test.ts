import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeskTradeFragment, WholeDeskFragment } from '../../src/member/desk/desk.generated';
import { jsonFile, readImport, tradesFile } from '../../src/member/desk/transfer';

const TODAY = '2026-08-27';

const trade = (changes: Partial<DeskTradeFragment> = {}): DeskTradeFragment => ({
  ...{ id: 't', symbol: 'FPT', side: 'BUY', quantity: 1000, price: 68_450, day: '2026-08-20', per: null },
  ...{ settles: null, isPlanned: false, stop: 65_000, target: null, signalKind: 'BREAK_OUT' },
  ...{ signalDay: '2026-08-19', note: 'Vượt đỉnh; "chờ", xem lại' },
  ...changes,
});

const desk = {
  ...{
    version: 7,
    place: 'SERVER',
    damaged: null,
    settings: { capital: 5e8, risk: 10_000, fee: 1_500, tax: 1_000 },
  },
  trades: [
    trade(),
    trade({ id: 's', side: 'SELL', signalKind: null, signalDay: null, note: '=1+1', stop: null }),
  ],
  alerts: [
    {
      ...{
        id: 'a',
        kind: 'ABOVE',
        symbol: 'FPT',
        watchlistId: null,
        tradeId: null,
        price: 70,
        percent: null,
      },
      ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: null, firedPrice: null, isSeen: false },
    },
  ],
  notes: [{ id: 'FPT', text: 'Giữ\nđến 75', changedAt: '2026-08-20T02:00:00.000Z' }],
  lines: [{ id: 'l', symbol: 'FPT', kind: 'HORIZONTAL', points: [{ time: 0, price: 70.5 }] }],
  ignored: ['ex FPT FPT-2026-06-12'],
} as const satisfies WholeDeskFragment;

/** As the cache has it, with the names of its types. */
const cached = JSON.parse(JSON.stringify(desk), (_, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { __typename: 'Some', ...value }
    : value,
) as WholeDeskFragment;

describe('an exported desk', () => {
  it('as JSON comes back whole: trades, alerts, notes, lines and settings', async () => {
    const text = await jsonFile(cached, TODAY).text();
    expect(text).not.toContain('__typename');
    const { trades, alerts, notes, lines, ignored, settings } = desk;
    expect(readImport(text)).toEqual({
      change: { trades, alerts, notes, lines, ignored, settings },
      rows: 7,
      leftOut: 0,
    });
  });

  it('as a table brings back every trade, however it is written', async () => {
    const price = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    const side = fc.constantFrom('BUY' as const, 'SELL' as const, 'BONUS' as const, 'DIVIDEND' as const);
    const day = fc.constantFrom('2026-08-20', '2020-02-29');
    const trades = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[0-9a-f]{1,20}$/),
        ...{ side, symbol: fc.constantFrom('FPT', 'FUEVFVND'), day, price, isPlanned: fc.boolean() },
        quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
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
            ...(row.side === 'BONUS' && { per: 100, settles: '2026-09-30' }),
            ...(row.side === 'DIVIDEND' && { quantity: 0 }),
          }),
        );
        const read = readImport(await tradesFile(whole, TODAY).text());
        const byId = (list: readonly { id: string }[] = []) =>
          [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(read?.change.trades as DeskTradeFragment[])).toEqual(byId(whole));
        expect(read?.leftOut).toBe(0);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });
});

describe('an imported file', () => {
  it('names what it leaves out: rows that cannot be read', () => {
    const trades = [{ id: 'ok', symbol: 'FPT', side: 'buy', quantity: 1, price: 1, date: '2026-08-20' }];
    const bad = [
      { id: 'x', symbol: 'FPT', side: 'buy', quantity: -1, price: 1, date: '2026-08-20' },
      'row',
      null,
    ];
    expect(readImport(JSON.stringify({ trades: [...trades, ...bad] }))).toMatchObject({
      rows: 1,
      leftOut: 3,
    });
    const table = 'symbol,quantity,price,date\nFPT,100,68.4,2026-08-20\nFPT,many,68.4,2026-08-20\n';
    expect(readImport(table)).toMatchObject({ rows: 1, leftOut: 1 });
  });

  it('may be a hand-made table: semicolons, no ids, and twice the same brings the same trades', () => {
    const table =
      '\uFEFFSymbol;Quantity;Price;Date\r\nfpt;100;68.4;2026-08-20\r\nfpt;100;68.4;2026-08-20\r\n';
    const [one, two] = [readImport(table)!, readImport(table)!];
    expect(one).toEqual(two);
    expect(one.change.trades).toMatchObject([
      { symbol: 'FPT', side: 'BUY', quantity: 100, price: 68_400, day: '2026-08-20' },
      { symbol: 'FPT', side: 'BUY', quantity: 100, price: 68_400, day: '2026-08-20' },
    ]);
    expect(new Set(one.change.trades!.map(({ id }) => id)).size).toBe(2);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"trades":{}}',
    '{"trades":[]}',
    'hello',
    'symbol\n',
    '\u0000\u0001',
    '<html></html>',
  ])('without anything to import (%j) is none', (text) => {
    expect(readImport(text)).toBeNull();
  });

  it('of settings alone brings these', () => {
    const { settings } = desk;
    expect(readImport(JSON.stringify({ settings }))).toMatchObject({ change: { settings } });
  });
});
