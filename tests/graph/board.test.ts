import { describe, expect, it } from 'vitest';
import { BoardQuotesDocument, ListingDocument } from '../../src/graph/board.generated';
import type { Listing } from '../../src/graph/resolvers.types';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const listing = async (replies: Parameters<typeof executeQuery>[1]) => {
  const { data, errors, server } = await executeQuery(ListingDocument, replies);
  return { listing: data?.['listing'] as Listing | null, errors, calls: server.calls.map(({ url }) => url) };
};
const nothing = { fullName: null, sector: null, marketCap: null };
const NOT_FOUND = { status: 404, json: { message: 'no' } };

describe('the listing', () => {
  it('has a row for each share of the feed, from columns with a value each or one for all', async () => {
    const json = {
      symbol: ['FPT', 'HOSE:HPG', 'fpt', 'VNINDEX', 7, '../x'],
      description: ['FPT', 'Hòa Phát', 'again', 'VN-Index'],
      'exchange-listed': 'HSX',
      type: ['stock', 'stock', 'stock', 'index', 'stock', 'stock'],
      sector: ['Công nghệ', null],
      market_cap: [166500, 0],
    };
    const { symbols, isPart } = (await listing({ 'GET /udf/symbol_info': { json } })).listing!;
    expect(isPart).toBe(false);
    expect(symbols).toEqual([
      {
        ...{ symbol: 'FPT', name: null, exchange: 'HOSE', fullName: null },
        ...{ sector: 'Công nghệ', marketCap: 166500 },
      },
      { ...nothing, symbol: 'HPG', name: 'Hòa Phát', exchange: 'HOSE' },
    ]);
  });

  it('is what an empty search finds where the feed has no listing, indices left out, and may be a part', async () => {
    const found = [
      { symbol: 'FPT', description: 'FPT Corp', exchange: 'HOSE', type: 'stock' },
      { symbol: 'VNINDEX', description: 'VN-Index', exchange: 'HOSE', type: 'index' },
    ];
    const result = await listing({
      'GET /udf/symbol_info': NOT_FOUND,
      'GET /udf/search': { json: found },
    });
    expect(result.listing).toMatchObject({
      symbols: [{ ...nothing, symbol: 'FPT', name: 'FPT Corp', exchange: 'HOSE' }],
      isPart: true,
    });
    const [all, late] = ['', 'V'].map((text) => `/udf/search?query=${text}&type=&exchange=&limit=5000`);
    expect(result.calls).toEqual(['/udf/symbol_info', '/udf/config', all, late]);
  });

  it.each([
    ['finds nothing else by a late letter', 4, false],
    ['finds more by it than the search for all did', 3, true],
  ])('of a search is a part unless it %s', async (_, limit, isPart) => {
    const market = ['ACB', 'FPT', 'VCB', 'VNM'].map((symbol) => ({ symbol, exchange: 'HOSE' }));
    const result = await listing({
      'GET /udf/symbol_info': NOT_FOUND,
      'GET /udf/search': ({ url }) => {
        const text = new URL(url, 'https://feed.test').searchParams.get('query')!;
        return { json: market.filter(({ symbol }) => symbol.includes(text)).slice(0, limit) };
      },
    });
    expect(result.listing).toMatchObject({ isPart });
    expect(result.listing?.symbols).toHaveLength(limit);
  });

  it('comes by the groups that a feed names, each symbol once, and is a part where one fails', async () => {
    const groups = (hnx: Reply): Parameters<typeof executeQuery>[1] => ({
      'GET /udf/config': {
        json: {
          supports_group_request: true,
          exchanges: [{ value: '' }, { value: 'HOSE' }, { value: 'HNX' }],
        },
      },
      'GET /udf/symbol_info': ({ url }) => {
        if (url.endsWith('?group=HOSE')) {
          return {
            json: { symbol: ['FPT', 'HPG'], 'exchange-listed': 'HOSE', description: ['FPT', 'Hòa Phát'] },
          };
        }
        return url.endsWith('?group=HNX') ? hnx : { json: { s: 'error', errmsg: 'group is required' } };
      },
    });
    const shs = { symbol: ['SHS', 'HPG'], 'exchange-traded': ['HNX', 'HOSE'] };
    const whole = await listing(groups({ json: shs }));
    expect(whole.listing).toMatchObject({ isPart: false });
    expect(whole.listing?.symbols.map(({ symbol, exchange }) => [symbol, exchange])).toEqual([
      ['FPT', 'HOSE'],
      ['HPG', 'HOSE'],
      ['SHS', 'HNX'],
    ]);
    expect((await listing(groups({ status: 500, json: {} }))).listing).toMatchObject({
      symbols: [{ symbol: 'FPT' }, { symbol: 'HPG' }],
      isPart: true,
    });
  });

  it.each([NOT_FOUND, { json: { s: 'error', errmsg: 'no such method' } }])(
    'is null where the feed refuses both with %j',
    async (refusal) => {
      const without = { 'GET /udf/symbol_info': refusal, 'GET /udf/search': refusal };
      expect(await listing(without)).toMatchObject({ listing: null, errors: [] });
    },
  );

  it.each([
    ['fails', { status: 500, json: {} }, 'server'],
    ['is answered by a page', { text: '<!doctype html>' }, 'unreadable'],
    ['is answered by another object', { json: {} }, 'unreadable'],
  ])('fails, so that a retry requests it again, where the feed %s', async (_, reply, kind) => {
    for (const found of [reply, NOT_FOUND, { json: [] }]) {
      const result = await listing({ 'GET /udf/symbol_info': reply, 'GET /udf/search': found });
      expect(result).toMatchObject({ listing: null, errors: [{ kind }] });
    }
  });

  it('fails where the feed is not reached, and is null where it is by the search alone: the other call is blocked', async () => {
    const closed = 'refuses to connect' as const;
    const symbolInfo = { 'GET /udf/symbol_info': closed };
    expect(await listing({ ...symbolInfo, 'GET /udf/search': closed })).toMatchObject({
      ...{ listing: null, errors: [{ kind: 'unreachable' }] },
    });
    for (const found of [NOT_FOUND, { json: [] }])
      expect(await listing({ ...symbolInfo, 'GET /udf/search': found })).toMatchObject({
        ...{ listing: null, errors: [] },
      });
  });

  it('is what the search finds where the feed answers the listing with a page', async () => {
    const found = [{ symbol: 'FPT', description: 'FPT Corp', exchange: 'HOSE' }];
    const page = { text: '<!doctype html>' };
    const result = await listing({ 'GET /udf/symbol_info': page, 'GET /udf/search': { json: found } });
    expect(result).toMatchObject({ listing: { symbols: [{ symbol: 'FPT' }] }, errors: [] });
  });
});

describe('the quotes of a board', () => {
  const boardQuotes = async (symbols: string[], d: unknown) => {
    const reply = d === null ? NOT_FOUND : { json: { s: 'ok', d } };
    const { data, server } = await executeQuery(
      BoardQuotesDocument,
      { 'GET /udf/quotes': reply },
      { symbols },
    );
    const found = data?.['boardQuotes'] as { rows: unknown } | null | undefined;
    return { quotes: found && found.rows, calls: server.calls.map(({ url }) => url) };
  };

  it('carry the best orders and the foreign trades where the feed has them', async () => {
    const v = {
      ...{ exchange: 'HOSE', lp: 97.8, prev_close_price: 99, high_price: 99.2, volume: 5210000 },
      ...{ bid: 97.8, bid_volume: 15800, ask: 0, foreign_buy: 812300, foreign_sell: '655100' },
    };
    const { quotes } = await boardQuotes(
      ['FPT', 'HPG'],
      [
        { s: 'ok', n: 'FPT', v },
        { s: 'error', n: 'HPG', v: {} },
      ],
    );
    expect(quotes).toEqual([
      {
        ...{ symbol: 'FPT', exchange: 'HOSE', name: null, price: 97.8, reference: 99, ceiling: 105.9 },
        ...{ floor: 92.1, change: -1.2, changePercent: -1.21, open: null, high: 99.2, low: null },
        ...{ day: null, at: null, source: 'QUOTE' },
        ...{ volume: 5210000, bid: 97.8, bidVolume: 15800, ask: null, askVolume: null },
        ...{ foreignBuy: 812300, foreignSell: 655100 },
      },
    ]);
  });

  it('take one request per batch of 400', async () => {
    const symbols = Array.from({ length: 1_700 }, (_, i) => `A${String(i).padStart(4, '0')}`);
    const { calls } = await boardQuotes(symbols, []);
    const requested = calls.map((url) => url.split('=')[1]!.split(','));
    expect(requested.map(({ length }) => length)).toEqual([400, 400, 400, 400, 100]);
    expect(requested.flat()).toEqual(symbols);
  });

  it('are null where the feed has none', async () => {
    expect((await boardQuotes(['FPT'], null)).quotes).toBeNull();
  });
});
