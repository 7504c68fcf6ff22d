import { describe, expect, it } from 'vitest';
import { QuotesDocument } from '../../src/graph/quotes.generated';
import { type Quote } from '../../src/market/quote';
import { CLOSED, IN_SESSION, TODAY } from '../support/feeds/clock';
import { openOdd, expectWhole, expectedToday } from '../support/feeds/expected';
import { honestFeed, LACKING, NONE } from '../support/feeds/feed';
import { listRows } from '../support/feeds/install';
import {
  capped,
  daysStampedAt,
  descending,
  inDong,
  milliseconds,
  oddFeed,
  quotesFailTogether,
  scaledSymbol,
  weekends,
  withoutQuotes,
  type Oddity,
} from '../support/feeds/oddities';
import { barsSeen, quoteSeen } from '../support/feeds/seen';
import { openSession } from '../support/feeds/session';
import { createTruth } from '../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const weekend = createTruth(CLOSED);

describe('every day and today’s price come from a feed that', { timeout: 30_000 }, () => {
  it.each<[string, readonly Oddity[]]>([
    ['stamps its days at midnight of Singapore', [daysStampedAt(-8)]],
    ['stamps its days at midnight of Sydney', [daysStampedAt(-11)]],
    ['stamps its days at the midnight after them', [daysStampedAt(17)]],
    ['counts in đồng', [inDong]],
    [
      'wraps days in milliseconds of Singapore, in đồng, newest first',
      [daysStampedAt(-8), milliseconds, inDong, descending],
    ],
  ])('%s', async (_, oddities) => {
    for (const market of [truth, weekend]) {
      await expectWhole(market, oddities);
      expect(await quoteSeen(openOdd(market, ...oddities))).toMatchObject(expectedToday(market));
    }
  });
});

describe('a feed without D', () => {
  const nothing = { json: { t: null, o: null, h: null, l: null, c: null, v: null, nextTime: 0 } };
  const refusing =
    (codes: readonly string[], answer: object): Oddity =>
    (feed) =>
    (call, query) =>
      call === 'history' && codes.includes(query['resolution'] ?? '')
        ? answer
        : feed(call, { ...query, ...(query['resolution'] === '1D' && { resolution: 'D' }) });
  /** Does not say which resolutions it has. */
  const unnamed: Oddity = (feed) => (call, query) => (call === 'config' ? LACKING : feed(call, query));

  it.each([
    ['no bars', nothing],
    ['empty columns', { json: { s: 'ok', t: [], o: [], h: [], l: [], c: [], v: [] } }],
    ['no data', NONE],
    ['an error of the protocol', { json: { s: 'error', errmsg: 'Resolution not supported' } }],
    ['a bad request', { status: 400, json: { message: 'resolution must be one of 1D, 1W, 1M' } }],
  ])('which answers it with %s is asked for 1D', async (_, answer) => {
    const oddities = [refusing(['D'], answer), unnamed];
    await expectWhole(truth, oddities);
    expect(await quoteSeen(openOdd(truth, ...oddities))).toMatchObject(expectedToday(truth));
  });

  it('is asked for 1D where it names D and refuses it', async () => {
    await expectWhole(truth, [refusing(['D'], { status: 400, json: { message: 'bad resolution' } })]);
  });

  it('and without 1D has no bars and no price', async () => {
    const session = openOdd(truth, refusing(['D', '1D'], nothing));
    const series = await barsSeen(session);
    expect(series?.availability ?? 'FAILED').not.toBe('READY');
    expect(series?.close ?? []).toEqual([]);
    expect((await quoteSeen(session, 'FPT'))?.source ?? 'LIST').toBe('LIST');
  });

  it('which says so in its configuration is never asked for it', async () => {
    const supported_resolutions = ['1', '5', '15', '30', '60', '1D', '1W', '1M'];
    const says: Oddity = (feed) => (call, query) =>
      call === 'config' ? { json: { supports_search: true, supported_resolutions } } : feed(call, query);
    const session = openOdd(truth, refusing(['D', 'W', 'M'], nothing), says);
    await quoteSeen(session);
    await barsSeen(session);
    const codes = session.sent.map((each) => /resolution=(\w+)/.exec(each)?.[1]).filter(Boolean);
    expect(new Set(codes)).toEqual(new Set(['1D']));
  });
});

describe('the unit of prices', () => {
  it('stays open without a price to compare with, and no price is shown until then', async () => {
    const feed = oddFeed(honestFeed(truth), truth, withoutQuotes, inDong);
    const session = openSession({ feed, truth, lists: [] });
    const series = await barsSeen(session);
    expect([series?.availability, series?.close ?? []]).toEqual(['UNDECIDED_UNIT', []]);
    expect((await quoteSeen(session))?.price ?? null).toBeNull();
  });

  it('is never decided by two symbols', async () => {
    const feed = oddFeed(honestFeed(truth), truth, withoutQuotes, inDong);
    const session = openSession({ feed, truth, lists: listRows(truth, ['FPT', 'HPG']) });
    for (const symbol of ['FPT', 'HPG', 'VCB', 'MWG']) {
      const price = (await barsSeen(session, 'DAY', { symbol }))?.close.at(-1);
      expect([undefined, truth.closeOn(symbol, TODAY)]).toContain(price);
    }
  });

  it('of one symbol alone that is a thousand times too high is no price', async () => {
    const session = openOdd(truth, scaledSymbol('HPG'));
    const right = truth.closeOn('HPG', TODAY)!;
    const quote = await quoteSeen(session, 'HPG');
    expect([right, undefined, null]).toContain(quote?.price);
    expect(await quoteSeen(session, 'FPT')).toMatchObject(expectedToday(truth));
  });

  it('leaves a share above a million đồng and one near a thousand what they are', async () => {
    for (const oddities of [[], [inDong]]) {
      const session = openOdd(truth, ...oddities);
      for (const symbol of ['VNZ', 'PVX']) {
        // Its reference is an average price, which no close tells.
        const { day, price } = expectedToday(truth, symbol);
        expect(await quoteSeen(session, symbol)).toMatchObject({ day, price, reference: null });
      }
    }
  });

  it('of the quotes is the feed’s as well', async () => {
    const session = openSession({ feed: oddFeed(honestFeed(truth), truth, inDong), truth });
    const symbols = ['FPT', 'HPG', 'VCB', 'MWG'];
    await quoteSeen(session);
    const rows = await session.query<{ symbol: string; quote: Quote }[]>(QuotesDocument, { symbols });
    const prices = Object.fromEntries(rows?.map(({ symbol, quote }) => [symbol, quote.price]) ?? []);
    expect(prices).toEqual(Object.fromEntries(symbols.map((each) => [each, truth.closeOn(each, TODAY)])));
  });
});

describe('bars of a closed day', () => {
  it('of a Saturday or a Sunday are left out, and said', async () => {
    const series = await barsSeen(openOdd(truth, weekends));
    const bars = truth.days('FPT').slice(-series!.time.length);
    expect(series!.time).toEqual(bars.map(({ time }) => time));
    expect(series!.close).toEqual(bars.map(({ close }) => close));
    expect(new Set(series!.leftOut.map(({ fault }) => fault))).toEqual(new Set(['CLOSED_DAY']));
  });
});

describe('a page of bars that a feed cuts', () => {
  it('is followed by older ones until they are as many as the chart asks for', async () => {
    await expectWhole(truth, [capped(300)]);
    await expectWhole(truth, [capped(99)]);
  });
});

describe('a symbol that spoils the quotes of a request', () => {
  it('is the only one without a quote', async () => {
    const feed = oddFeed(honestFeed(truth), truth, quotesFailTogether('SHS'));
    const session = openSession({ feed, truth });
    const symbols = ['FPT', 'SHS', 'HPG', 'VCB'];
    const rows = await session.query<{ symbol: string; quote: Quote }[]>(QuotesDocument, { symbols });
    expect(rows?.map(({ symbol, quote }) => [symbol, quote.price])).toEqual(
      ['FPT', 'HPG', 'VCB'].map((each) => [each, truth.closeOn(each, TODAY)]),
    );
  });
});
