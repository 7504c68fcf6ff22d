import { describe, expect, it } from 'vitest';
import { SearchDocument } from '../../src/graph/quotes.generated';
import { executeQuery } from '../support/graph/execute-query';

const row = {
  symbol: 'HPG',
  full_name: 'HOSE:HPG',
  description: 'Hòa Phát',
  exchange: 'HSX',
  ticker: 'HPG',
  type: 'stock',
};
const hpg = { symbol: 'HPG', name: 'Hòa Phát', exchange: 'HOSE' };

const search = async (json: unknown, text = 'hpg') =>
  (await executeQuery(SearchDocument, { 'GET /udf/search': { json } }, { text })).data?.['search'];

describe('the search for symbols', () => {
  it('requests the text as it was typed, composed and on one line', async () => {
    const { data, server } = await executeQuery(
      SearchDocument,
      { 'GET /udf/search': { json: [row] } },
      { text: ` ${'hòa'.normalize('NFD')} \n phát & ` },
    );

    expect(data).toEqual({ search: [hpg] });
    expect(server.requests().map((call) => decodeURIComponent(call).normalize('NFC'))).toEqual([
      'GET /udf/search?query=hòa+phát+&&type=&exchange=&limit=30',
    ]);
    expect(server.requests()[0]).toContain('h%C3%B2a');
  });

  it('sends no request for a blank', async () => {
    const { data, server } = await executeQuery(SearchDocument, {}, { text: ' \u200B\t' });
    expect([data, server.calls]).toEqual([{ search: [] }, []]);
  });

  it('requests no more than the length of a name', async () => {
    const { server } = await executeQuery(
      SearchDocument,
      { 'GET /udf/search': { json: [] } },
      { text: 'a'.repeat(100_000) },
    );
    expect(server.requests()[0]!.length).toBeLessThan(120);
  });

  it('keeps the feed’s order, each ticker once, and 30 at most', async () => {
    const rows = Array.from({ length: 50 }, (_, i) => ({ symbol: `S${i % 40}`, description: `Tên ${i}` }));
    const found = (await search(rows)) as (typeof hpg)[];
    expect(found.map(({ symbol }) => symbol)).toEqual(Array.from({ length: 30 }, (_, i) => `S${i}`));
  });

  it.each([
    ['a ticker alone', { ticker: 'hpg' }, { symbol: 'HPG', name: null, exchange: null }],
    ['a full name alone', { full_name: 'HOSE:HPG' }, { symbol: 'HPG', name: null, exchange: 'HOSE' }],
    [
      'a symbol with its exchange',
      { symbol: 'HNX:HPG', exchange: 'HNX' },
      { ...hpg, name: null, exchange: 'HNX' },
    ],
    ['a name that repeats the ticker', { ...row, description: 'hpg' }, { ...hpg, name: null }],
    ['an unknown exchange', { ...row, exchange: 'NYSE', full_name: 'NYSE:HPG' }, { ...hpg, exchange: null }],
    ['a name that hides letters', { ...row, description: 'Hòa\u202E\n Phát' }, hpg],
    ['a name that is none', { ...row, description: 7 }, { ...hpg, name: null }],
  ])('reads a row with %s', async (_what, foreign, read) => {
    expect(await search([foreign])).toEqual([read]);
  });

  it.each([null, 7, 'HPG', [], [row], {}, { symbol: '../users' }, { symbol: '' }, { symbol: {} }])(
    'leaves out the row %j',
    async (foreign) => {
      expect(await search([foreign, row])).toEqual([hpg]);
    },
  );

  it('reads rows that are wrapped', async () => {
    expect(await search({ data: [row] })).toEqual([hpg]);
  });

  const over = (replies: Parameters<typeof executeQuery>[1]) =>
    executeQuery(SearchDocument, replies, { text: 'hpg' });

  it.each([
    { status: 404 },
    { status: 405 },
    { json: { s: 'error', errmsg: 'no such method' } },
    // Blocked on another origin, where other calls are answered.
    'refuses to connect' as const,
  ])('is null, quietly, at a feed without it, which responds with %j', async (reply) => {
    const { data, errors } = await over({ 'GET /udf/search': reply });
    expect([data, errors]).toEqual([{ search: null }, []]);
  });

  it('finds nothing at a feed that says so by an unknown symbol', async () => {
    const reply = { json: { s: 'error', errmsg: 'unknown symbol hpg' } };
    const { data, errors } = await over({ 'GET /udf/search': reply });
    expect([data, errors]).toEqual([{ search: [] }, []]);
  });

  it.each([
    ['invalid', { status: 400 }],
    ['refused', { json: { s: 'error', errmsg: 'limit is too large' } }],
    ['unreadable', { text: '<html>' }],
    ['unreadable', { text: '' }],
    ['unreadable', { json: null }],
    ['unreadable', { json: 'x' }],
  ])(
    'fails as %s, and does not say that there is nothing, at a feed that responds with %j',
    async (kind, reply) => {
      const { errors } = await over({ 'GET /udf/search': reply });
      expect(errors).toMatchObject([{ kind }]);
    },
  );

  it('fails where the feed is not reached at all', async () => {
    const closed = 'refuses to connect' as const;
    const { errors } = await over({ 'GET /udf/search': closed, 'GET /udf/config': closed });
    expect(errors).toMatchObject([{ kind: 'unreachable' }]);
  });

  it.each([
    [401, 'unauthorized'],
    [429, 'tooMany'],
    [500, 'server'],
  ])('fails where the feed responds with %i', async (status, kind) => {
    const { errors } = await executeQuery(SearchDocument, { 'GET /udf/search': { status } }, { text: 'hpg' });
    expect(errors).toMatchObject([{ kind, status }]);
  });
});
