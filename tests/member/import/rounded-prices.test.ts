import { expect, it } from 'vitest';
import { openBook, said } from '../../support/import/book';

it.each([79_430, 79_433, 79_433.33])('knows a mean of 79,433.333 đ written as %d đ again', async (price) => {
  const book = await openBook();
  await book.import([said({ price: 79_433.333 })]);
  const again = await book.import([said({ price })]);
  expect(again.rows.map(({ state }) => state)).toEqual(['recorded']);
  expect(book.trades().map((trade) => trade.price)).toEqual([79_433.333]);
});

it.each([
  [79_400, 79_410],
  [79_433.333, 79_440],
])('takes %d đ and %d đ for two trades', async (first, second) => {
  const book = await openBook();
  await book.import([said({ price: first })]);
  await book.import([said({ price: second })]);
  expect(book.trades().map((trade) => trade.price)).toEqual([first, second]);
});
