import { describe, expect, it } from 'vitest';
// Loaded before the tests, so that no import takes longer than a request.
import '../../../src/graph/feed/activity';
import '../../../src/graph/feed/settle-quotes';
import { OrderBookDocument } from '../../../src/graph/order-book.generated';
import { QuotesDocument } from '../../../src/graph/quotes.generated';
import {
  StreamedBoardQuotesDocument,
  StreamedOrderBookDocument,
  StreamedQuotesDocument,
} from '../../../src/graph/streamed.generated';
import { figures, fpt, withValues } from '../../support/graph/quotes';
import { settled, streamed } from '../../support/graph/streamed';

const AT = Date.parse('2026-08-27T10:30:00+07:00') / 1_000;
const now = new Date((AT + 60) * 1_000);
const inDong = (n: string, lp: number) =>
  withValues({ lp, prev_close_price: lp, open_price: lp, high_price: lp, low_price: lp, volume: 7 }, n);
/** Lists with prices in thousand đồng, by which the unit of a feed is decided. */
const lists = {
  'GET /api/watchlists': {
    json: [
      {
        id: '1',
        name: 'A',
        symbols: ['FPT', 'HPG', 'VNM', 'SSI'].map((symbol) => ({ symbol, price: 50 })),
      },
    ],
  },
};

describe('a streamed quote', () => {
  it('is in the cache like a loaded one, for every view that reads its instrument', async () => {
    const { client, stream, follow, frame } = await streamed(
      { 'GET /udf/quotes': { json: { s: 'ok', d: [withValues({ lp: 97, lp_time: AT - 60 })] } } },
      { now },
    );
    const query = { query: QuotesDocument, variables: { symbols: ['FPT'] } };
    await client.query(query);
    await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    stream.push([withValues({ lp_time: AT })]);
    await frame();

    expect(client.readQuery(query)?.quotes).toMatchObject([
      { symbol: 'FPT', exchange: 'HOSE', quote: { ...figures, day: '2026-08-27', at: AT } },
    ]);
  });

  it('that was matched before the loaded one leaves that', async () => {
    const { client, stream, follow, frame } = await streamed(
      { 'GET /udf/quotes': { json: { s: 'ok', d: [withValues({ lp: 98, lp_time: AT })] } } },
      { now },
    );
    const query = { query: QuotesDocument, variables: { symbols: ['FPT'] } };
    await client.query(query);
    const { events } = await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    stream.push([withValues({ lp: 97, lp_time: AT - 1 })]);
    await frame();

    expect(client.readQuery(query)?.quotes[0]?.quote?.price).toBe(98);
    expect(events).toMatchObject([{ quotes: [{ quote: { price: 98 } }] }]);
  });

  it('leaves one entry in the cache, whichever symbols were followed', async () => {
    const { client, stream, follow, frame } = await streamed();
    for (const symbol of ['FPT', 'HPG', 'VNM']) {
      const { leave } = await follow(StreamedQuotesDocument, { symbols: [symbol] });
      stream.push([withValues({}, symbol)]);
      await frame();
      leave();
    }
    const { ROOT_SUBSCRIPTION } = client.cache.extract() as Record<string, object>;
    expect(Object.keys(ROOT_SUBSCRIPTION!)).toEqual(['__typename', 'quotes']);
  });
});

describe('the rows of a feed in đồng', () => {
  const dong = () =>
    streamed({
      ...lists,
      'GET /udf/history': {
        json: { s: 'ok', t: [AT - 86_400], o: [5e4], h: [5e4], l: [5e4], c: [5e4], v: [1] },
      },
    });

  it('are shown in thousand, once its unit is found out', async () => {
    const { server, stream, follow, frame } = await dong();
    const { events } = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT'] });
    stream.push([inDong('FPT', 50_100)]);
    stream.push([inDong('FPT', 50_200)]);
    await settledAfter(frame);
    const requests = server.calls.length;
    stream.push([inDong('FPT', 50_300)]);
    await settledAfter(frame);

    expect(events).toMatchObject([{ boardQuotes: [{ price: 50.2 }] }, { boardQuotes: [{ price: 50.3 }] }]);
    expect(server.calls).toHaveLength(requests);
  });

  it('that come while others are settled keep what the newest leaves as it was', async () => {
    const { stream, follow, frame } = await dong();
    const board = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT'] });
    const book = await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    stream.push([inDong('FPT', 50_100)]);
    stream.push([
      inDong('FPT', 50_200),
      { n: 'FPT', v: { bid2: 50_000 } },
      { n: 'FPT', v: { bid3: 49_900 } },
    ]);
    await settledAfter(frame);

    expect(board.events.at(-1)).toMatchObject({ boardQuotes: [{ price: 50.2 }] });
    expect(book.events.at(-1)).toMatchObject({ orderBook: { bids: [{ price: 50 }, { price: 49.9 }] } });
  });

  it('request what is not known of a symbol no sooner than 15 seconds after the last time', async () => {
    const { server, stream, follow, frame } = await dong();
    await follow(StreamedBoardQuotesDocument, { symbols: ['FPT', 'ABCDE'] });
    stream.push([inDong('FPT', 50_100)]);
    await settledAfter(frame);
    for (const price of [20_100, 20_200, 20_300]) {
      stream.push([inDong('ABCDE', price)]);
      await settledAfter(frame);
    }
    expect(server.requests().filter((each) => each.includes('/symbols'))).toHaveLength(1);
  });

  it('do not hold those that are in thousand, and of an unknown unit no price is shown', async () => {
    const { server, stream, follow, frame } = await streamed();
    const { events } = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT', 'HPG'] });
    stream.push([inDong('FPT', 50_100), withValues({ lp: 21 }, 'HPG')]);
    await frame();
    expect(events).toMatchObject([{ boardQuotes: [{ symbol: 'HPG', price: 21 }] }]);
    await settledAfter(frame);
    const requests = server.calls.length;
    stream.push([inDong('FPT', 50_200)]);
    await settledAfter(frame);

    const unknown = { boardQuotes: [{ symbol: 'FPT', price: null, isOfUnknownUnit: true }] };
    expect(events.slice(1)).toMatchObject([unknown, unknown]);
    expect(server.calls, 'not requested for every row').toHaveLength(requests);
  });

  it('have an order book in thousand too, where they have nothing else', async () => {
    const { stream, follow, frame } = await dong();
    await follow(StreamedBoardQuotesDocument, { symbols: ['FPT'] });
    const { events } = await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    stream.push([inDong('FPT', 50_100)]);
    await settledAfter(frame);
    stream.push([{ n: 'FPT', v: { bid2: 50_000, bid2_volume: 300 } }]);
    await settledAfter(frame);
    stream.push([{ n: 'FPT', v: { matches: [['10:30:00', 50_100, 100]] } }]);
    await settledAfter(frame);

    expect(events.at(-1)).toMatchObject({
      orderBook: { bids: [{ price: 50, volume: 300 }], matches: [{ price: 50.1, volume: 100 }] },
    });
  });
});

describe('a streamed board', () => {
  it('has the rows that changed, as values like those of its query', async () => {
    const { client, stream, follow, frame } = await streamed();
    const { events } = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT', 'HPG'] });
    stream.push([withValues({ bid: 97.8, bid_volume: 15_800, ask: 0, foreign_buy: 812_300 })]);
    await frame();

    expect(events).toEqual([
      {
        boardQuotes: [
          {
            ...{ symbol: 'FPT', exchange: 'HOSE', name: 'CTCP FPT', ...figures },
            ...{ bid: 97.8, bidVolume: 15_800, ask: null, askVolume: null },
            ...{ foreignBuy: 812_300, foreignSell: null },
          },
        ],
      },
    ]);
    expect(client.cache.extract()).toEqual({});
  });
});

describe('a streamed order book', () => {
  const book = { bid: 97.8, bid_volume: 100, bid2: 97.7, bid2_volume: 200, foreign_room: 5 };

  it('keeps the columns that a row lacks, as they were loaded or streamed before', async () => {
    const { client, stream, follow, frame } = await streamed({
      'GET /udf/quotes': { json: { s: 'ok', d: [{ ...fpt, v: { ...fpt.v, ...book } }] } },
    });
    await client.query({ query: OrderBookDocument, variables: { symbol: 'FPT' } });
    const { events } = await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    stream.push([{ n: 'FPT', v: { bid: 97.8, bid_volume: 90 } }]);
    await frame();
    stream.push([{ n: 'FPT', v: { ask: 97.9, ask_volume: 50, bid2: null } }]);
    stream.push([{ n: 'FPT', v: { matches: [['10:30:00', 97.9, 10, 'buy']] } }]);
    await frame();

    const bids = [{ price: 97.8, volume: 90 }];
    expect(events).toMatchObject([
      { orderBook: { bids: [...bids, { price: 97.7, volume: 200 }], asks: [], foreignRoom: 5 } },
      {
        orderBook: { bids, asks: [{ price: 97.9, volume: 50 }], matches: [{ price: 97.9 }], foreignRoom: 5 },
      },
    ]);
  });

  it('has no side of which a whole row has no order, as at a price limit', async () => {
    const { stream, follow, frame } = await streamed();
    const { events } = await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    const row = (values: object) => ({ n: 'FPT', v: { ...fpt.v, ...values } });
    stream.push([
      row({ ...book, ask: 97.9, ask_volume: 50, ask2: 98, ask2_volume: 60, expected_price: 97.9 }),
    ]);
    await frame();
    stream.push([row({ bid: 97.8, bid_volume: 90 })]);
    await frame();
    stream.push([row({ bid: 97.8, bid_volume: 80, bid2: 97.7, bid2_volume: 200 })]);
    await frame();

    const second = { price: 97.7, volume: 200 };
    expect(events.slice(1)).toMatchObject([
      { orderBook: { bids: [{ volume: 90 }, second], asks: [{ price: 98 }], expectedPrice: 97.9 } },
      { orderBook: { bids: [{ volume: 80 }, second], asks: [], expectedPrice: null } },
    ]);
  });

  it('says nothing of a quote, whose figures stay', async () => {
    const { stream, follow, frame } = await streamed();
    const quotes = await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    const board = await follow(StreamedBoardQuotesDocument, { symbols: ['FPT'] });
    await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    stream.push([fpt]);
    stream.push([{ n: 'FPT', v: book }]);
    await frame();
    stream.push([{ n: 'FPT', v: book }]);
    await frame();

    expect(quotes.events).toMatchObject([{ quotes: [{ quote: { price: 97.8, volume: 5_210_000 } }] }]);
    expect(board.events).toMatchObject([{ boardQuotes: [{ price: 97.8, volume: 5_210_000 }] }]);
  });
});

/** Frames with the requests between them. */
async function settledAfter(frame: () => Promise<void>) {
  for (let turn = 0; turn < 10; turn++) {
    await settled();
    await frame();
  }
}
