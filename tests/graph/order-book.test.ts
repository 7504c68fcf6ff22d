import { describe, expect, it } from 'vitest';
import { OrderBookDocument } from '../../src/graph/order-book.generated';
import { executeQuery } from '../support/graph/execute-query';

const row = (v: object, others = {}) => ({ s: 'ok', d: [{ s: 'ok', n: 'HOSE:FPT', v, ...others }] });

async function orderBook(reply: object, symbol = 'FPT') {
  const { data, errors, server } = await executeQuery(
    OrderBookDocument,
    { 'GET /udf/quotes': { json: reply } },
    { symbol },
  );
  return { book: data?.['orderBook'], errors, calls: server.calls.map(({ url }) => url) };
}

/** A book of which nothing is known. */
const bare = {
  ...{ symbol: 'FPT', bids: [], asks: [], matches: [], foreignBuy: null, foreignSell: null },
  ...{ foreignRoom: null, expectedPrice: null, expectedVolume: null },
};

describe('the order book of a symbol', () => {
  it('has three levels of each side, the best first, the matches and what an auction would match', async () => {
    const { book, calls } = await orderBook(
      row({
        ...{ lp: 97.8, bid: 97.8, bid_volume: 15_800, bid2: 97.7, bid2_volume: 100, bid3: 97.6 },
        ...{ ask: 97.9, ask_volume: 41_200, ask2: 98, ask2_volume: 200, ask3: 98.1, ask3_volume: 300 },
        matches: [
          ['14:29:55', 97.8, 1200, 'sell'],
          ['14:29:48', '97.9', '300', 'BUY'],
          ['09:15:00', 99, 41_000],
        ],
        ...{ expected_price: 97.9, expected_volume: 214_500, foreign_room: 21_400_000 },
        ...{ foreign_buy: 812_300, foreign_sell: 655_100 },
      }),
    );
    const levels = (...all: [number, number | null][]) => all.map(([price, volume]) => ({ price, volume }));
    expect(book).toEqual({
      symbol: 'FPT',
      bids: levels([97.8, 15_800], [97.7, 100], [97.6, null]),
      asks: levels([97.9, 41_200], [98, 200], [98.1, 300]),
      matches: [
        { time: '14:29:55', price: 97.8, volume: 1200, side: 'SELL' },
        { time: '14:29:48', price: 97.9, volume: 300, side: 'BUY' },
        { time: '09:15:00', price: 99, volume: 41_000, side: null },
      ],
      ...{ foreignBuy: 812_300, foreignSell: 655_100, foreignRoom: 21_400_000 },
      ...{ expectedPrice: 97.9, expectedVolume: 214_500 },
    });
    expect(calls).toEqual(['/udf/quotes?symbols=FPT&depth=3']);
  });

  it('leaves out what is damaged, column by column', async () => {
    const { book, errors } = await orderBook(
      row({
        ...{ lp: 97.8, bid: 0, bid_volume: 5, bid2: 'x', bid3: 97.6, bid3_volume: -4 },
        ...{ ask: 98, ask_volume: 'many', ask2: 97.9, ask2_volume: 7, ask3: 98, ask3_volume: 9 },
        matches: [
          ['25:00:00', 97.8, 100, 'buy'],
          ['9:15', 97.8, 100, 'buy'],
          ['14:00:00', -1, 100, 'buy'],
          ['14:00:00', 97.8, 0, 'buy'],
          ['14:00:00', 97.8, 1e300, 'buy'],
          ['14:00:01', 97.8, 100, 'both'],
          ['14:00:02', 97.8, 100, { toString: 'buy' }],
          '14:00:03',
          null,
          { 0: '14:00:04' },
        ],
        ...{ expected_price: 'soon', expected_volume: -1, foreign_room: null, foreign_buy: {} },
      }),
    );
    expect([book, errors]).toEqual([
      {
        ...bare,
        bids: [{ price: 97.6, volume: null }],
        asks: [
          { price: 97.9, volume: 7 },
          { price: 98, volume: null },
        ],
        matches: [
          { time: '14:00:01', price: 97.8, volume: 100, side: null },
          { time: '14:00:02', price: 97.8, volume: 100, side: null },
        ],
      },
      [],
    ]);
  });

  it('has at most eight matches, and none of a column that is no list', async () => {
    const many = Array.from({ length: 500 }, (_, i) => ['10:00:00', 90 + i / 100, 100]);
    const { book } = await orderBook(row({ lp: 97.8, matches: many }));
    expect((book as { matches: unknown[] }).matches).toHaveLength(8);
    expect((await orderBook(row({ lp: 97.8, matches: 'none' }))).book).toEqual(bare);
  });

  it.each([
    ['has no such call', { 'GET /udf/quotes': { status: 404, json: {} } }],
    ['quotes another symbol', { 'GET /udf/quotes': { json: row({ lp: 1 }, { n: 'HPG' }) } }],
    ['does not know the symbol', { 'GET /udf/quotes': { json: row({}, { s: 'error' }) } }],
    ['says so', { 'GET /udf/quotes': { json: { s: 'error', errmsg: 'unknown symbol FPT' } } }],
  ])('is null where the feed %s', async (_, replies) => {
    const { data, errors } = await executeQuery(OrderBookDocument, replies, { symbol: 'FPT' });
    expect([data, errors]).toEqual([{ orderBook: null }, []]);
  });

  it.each([
    ['refused', 'refuses it', { json: { s: 'error', errmsg: 'no depth' } }],
    ['unreadable', 'responds with something else', { json: [null, 1] }],
    ['unreadable', 'responds with a page', { text: '<!doctype html>' }],
  ])('fails as %s where the feed %s', async (kind, _, reply) => {
    const { errors } = await executeQuery(OrderBookDocument, { 'GET /udf/quotes': reply }, { symbol: 'FPT' });
    expect(errors).toMatchObject([{ kind }]);
  });

  it('fails where the feed does, and is not requested of what is no symbol', async () => {
    const failing = await executeQuery(
      OrderBookDocument,
      { 'GET /udf/quotes': { status: 500, json: {} } },
      { symbol: 'FPT' },
    );
    expect(failing.errors).toMatchObject([{ kind: 'server' }]);
    expect((await orderBook({}, '../x')).calls).toEqual([]);
  });
});
