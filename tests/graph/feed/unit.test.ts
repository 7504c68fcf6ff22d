import { describe, expect, it } from 'vitest';
import { BoardQuotesDocument } from '../../../src/graph/board.generated';
import type { BoardQuotes } from '../../../src/graph/board-values';
import { failureOf } from '../../../src/graph/failure';
import { feedReasonOf } from '../../../src/graph/feed-reason';
import { QuotesDocument } from '../../../src/graph/quotes.generated';
import { WatchlistsDocument } from '../../../src/graph/watchlists.generated';
import { InstrumentDocument } from '../../../src/member/technical/technical.generated';
import { IN_SESSION } from '../../support/feeds/clock';
import { honestFeed } from '../../support/feeds/feed';
import { inDong, oddFeed, scaledSymbol, withoutQuotes, type Oddity } from '../../support/feeds/oddities';
import { seriesOf } from '../../support/feeds/series-of';
import { openSession } from '../../support/feeds/session';
import { createTruth, STOCKS } from '../../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const open = (oddities: readonly Oddity[], lists?: object[]) =>
  openSession({ feed: oddFeed(honestFeed(truth), truth, ...oddities), truth, ...(lists && { lists }) });
const last = (symbol: string) => truth.days(symbol).at(-1)!.close;
const lastOf = async (session: ReturnType<typeof open>, symbol: string) => {
  const series = await seriesOf(session, { symbol, countback: 20 });
  return series?.close.at(-1) ?? series?.availability;
};

describe('the unit of a feed', () => {
  it('is found by its bars against the server’s lists, once for all symbols', async () => {
    const session = open([withoutQuotes, inDong]);
    for (const symbol of ['FPT', 'VNZ', 'PVX']) expect(await lastOf(session, symbol)).toBe(last(symbol));
    // Those three, and the symbols that decide.
    expect(session.sent.filter((each) => each.startsWith('history'))).toHaveLength(3 + 5);
  });

  it('requests no other symbol of a feed in thousand đồng, whatever a share costs in the lists', async () => {
    const session = open([withoutQuotes]);
    expect(await lastOf(session, 'FPT')).toBe(last('FPT'));
    expect(session.sent.filter((each) => each.startsWith('history'))).toHaveLength(1);
    expect(await lastOf(session, 'VNZ')).toBe(last('VNZ'));
  });

  it('is not known, and no price a figure, without prices to compare with', async () => {
    const session = open([withoutQuotes, inDong], []);
    expect(await lastOf(session, 'FPT')).toBe('UNDECIDED_UNIT');
    const { error } = await session.client.query({
      ...{ query: InstrumentDocument, variables: { symbol: 'FPT' } },
      ...{ fetchPolicy: 'network-only', errorPolicy: 'all' },
    });
    expect(feedReasonOf(failureOf(error))).toBe('UNDECIDED_UNIT');
    // A share that may cost so much.
    expect(await lastOf(open([withoutQuotes], []), 'VNZ')).toBe(last('VNZ'));
  });

  it('is the feed’s: one symbol in another has no price', async () => {
    const session = open([withoutQuotes, scaledSymbol('FPT')]);
    expect(await lastOf(session, 'FPT')).toBe('UNDECIDED_UNIT');
    expect(await lastOf(session, 'HPG')).toBe(last('HPG'));
  });

  it('is said of a symbol of the board that is in another, whose row has no price', async () => {
    const session = open([scaledSymbol('FPT')]);
    await session.query(WatchlistsDocument);
    const found = await session.query<BoardQuotes>(BoardQuotesDocument, { symbols: ['FPT', 'HPG'] });
    const { rows } = found!;
    expect(rows).toMatchObject([
      { symbol: 'FPT', price: null, reference: null, isOfUnknownUnit: true },
      { symbol: 'HPG', price: last('HPG') },
    ]);
    expect(rows[1]).not.toHaveProperty('isOfUnknownUnit');
  });

  it('leaves points alone, which are below 10,000 without a pulse', async () => {
    const scaled = open([withoutQuotes, inDong]);
    expect(await lastOf(scaled, 'VNINDEX')).toBe('UNDECIDED_UNIT');
    const stocks: Oddity = (feed, market) => {
      const [dong, honest] = [inDong(feed, market), feed];
      return (call, query) => (query['symbol'] === 'VNINDEX' ? honest : dong)(call, query);
    };
    const session = open([withoutQuotes, stocks]);
    expect(await lastOf(session, 'FPT')).toBe(last('FPT'));
    expect(await lastOf(session, 'VNINDEX')).toBe(last('VNINDEX'));
  });

  it('leaves the points of an index alone that only its description calls one', async () => {
    const typed: Oddity = (feed, market) => {
      const dong = inDong(feed, market);
      return (call, query) =>
        query['symbol'] === 'VNTECH' ? feed(call, { ...query, symbol: 'VNINDEX' }) : dong(call, query);
    };
    for (const first of [[], ['FPT']]) {
      const session = open([withoutQuotes, typed]);
      for (const symbol of first) await lastOf(session, symbol);
      expect(await lastOf(session, 'VNTECH')).toBe(last('VNINDEX'));
      expect(await lastOf(session, 'FPT')).toBe(last('FPT'));
    }
  });

  it('is that of its quotes too', async () => {
    const session = open([inDong]);
    const symbols = STOCKS.map(({ symbol }) => symbol);
    const quotes = await session.query<{ symbol: string; quote: { price: number } }[]>(QuotesDocument, {
      symbols,
    });
    expect(quotes?.map(({ symbol, quote }) => [symbol, quote.price])).toEqual(
      symbols.map((symbol) => [symbol, last(symbol)]),
    );
  });
});
