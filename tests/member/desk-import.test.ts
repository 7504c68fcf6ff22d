import { describe, expect, it } from 'vitest';
import { readImport } from '../../src/member/desk/transfer';
import { desk } from '../support/market/desk-file';

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
