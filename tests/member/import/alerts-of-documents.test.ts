import { expect, it } from 'vitest';
import { writeTrade } from '../../../src/graph/desk/write';
import { readDocument } from '../../../src/member/desk/import/document';
import { previewOf } from '../../../src/member/desk/import/preview';
import { openBook, typed } from '../../support/import/book';

const alertOf = (tradeId: string) => ({
  ...{ id: `stop-${tradeId}`, symbol: 'FPT', kind: 'stop', tradeId, price: 75 },
  ...{ armedAt: '2026-08-20T02:00:00.000Z', firedAt: '2026-08-21T02:00:00.000Z' },
});

it('gives alerts of trades to the trades that these are on the desk, and leaves out those of trades that are not taken', async () => {
  const book = await openBook([typed('own')]);
  const trades = [
    typed('equal'),
    typed('new', { symbol: 'HPG' }),
    typed('unticked', { symbol: 'VNM' }),
    typed('unreadable', { quantity: -1 }),
  ];
  const document = {
    trades: trades.map((trade) => writeTrade(trade)),
    alerts: [...trades.map(({ id }) => alertOf(id)), alertOf('elsewhere')],
  };
  const today = '2026-08-27';
  const read = (await readDocument(JSON.stringify(document), { today, notes: [] }))!;
  const choices = { rows: { 3: { isTaken: false } } };
  const known = { today, isListed: () => true, desk: { trades: book.trades(), flows: [] } };
  await book.confirm(previewOf(read.table, choices, known), { others: read.others });
  expect(book.trades().map(({ id }) => id)).toEqual(['own', 'new']);
  expect(book.desk().alerts.map(({ id, tradeId }) => [id, tradeId])).toEqual([
    ['stop-own', 'own'],
    ['stop-new', 'new'],
    ['stop-elsewhere', 'elsewhere'],
  ]);
});
