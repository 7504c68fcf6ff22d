import { describe, expect, it } from 'vitest';
import { listQuote, NO_QUOTE } from '../../src/market/quote';
import { AddSymbolDocument, DeleteSymbolDocument } from '../../src/member/watchlist/watchlist.generated';
import { executeQuery } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };

describe('adding a symbol', () => {
  const added = (
    reply: { json?: unknown; status?: number },
    variables = { watchlistId: '7', symbol: 'hpg ' },
  ) => executeQuery(AddSymbolDocument, { 'POST /api/watchlists/add_symbol': reply }, variables);

  it.each([
    ['7', 7],
    ['"7"', '7'],
    ['"b-2"', 'b-2'],
  ])('sends the id %j back as %j', async (watchlistId, id) => {
    const { server } = await added({ json: { data: hpg } }, { watchlistId, symbol: ' hpg' });
    expect(server.calls.map(({ body }) => body)).toEqual([{ watchlistId: id, symbol: 'HPG' }]);
  });

  it('returns the new row', async () => {
    const row = { addSymbol: { symbol: 'HPG', name: 'Hòa Phát', quote: listQuote(26.75) } };
    expect((await added({ json: hpg })).data).toEqual(row);
    expect((await added({ json: { data: hpg } })).data).toEqual(row);
  });

  it.each([{ status: 204 }, { json: null }, { json: [] }, { json: { data: 'ok' } }, { json: { symbol: 5 } }])(
    'took place even where the response %j has no row',
    async (reply) => {
      expect((await added(reply)).data).toEqual({
        addSymbol: { symbol: 'HPG', name: null, quote: NO_QUOTE },
      });
    },
  );

  it('fails with the server’s message', async () => {
    const { data, errors } = await added({ status: 422, json: { message: 'Mã đã có' } });
    expect([data, errors]).toEqual([
      null,
      [{ kind: 'invalid', status: 422, serverMessage: 'Mã đã có', withToken: true }],
    ]);
  });

  it.each([
    { status: 404, json: { message: 'Không có mã' }, field: 'symbol' },
    { status: 409, json: {}, field: 'symbol' },
    { status: 404, json: { field: 'watchlistId' }, field: 'watchlistId' },
    { status: 422, json: { message: 'Mã đã có', field: 'symbol' }, field: 'symbol' },
    { status: 422, json: { message: 'Không được' }, field: undefined },
    { status: 500, json: {}, field: undefined },
  ])('refused with $status $json is about $field', async ({ field, ...reply }) => {
    const { errors } = await added(reply);
    expect(errors.map((each) => each['field'])).toEqual([field]);
  });

  it('sends no request for an invalid symbol', async () => {
    const { errors, server } = await added({ json: hpg }, { watchlistId: '7', symbol: 'a b' });
    expect([errors[0]?.['kind'], server.calls]).toEqual(['invalid', []]);
  });
});

describe('deleting a symbol', () => {
  it.each([
    ['7', '/api/watchlists/delete_symbol/7/HPG'],
    ['"a/b?c"', '/api/watchlists/delete_symbol/a%2Fb%3Fc/HPG'],
    ['"../users"', '/api/watchlists/delete_symbol/..%2Fusers/HPG'],
  ])('of list %j calls %s', async (watchlistId, path) => {
    const replies = { [`POST ${path}`]: { status: 204 } };
    const { data, server } = await executeQuery(DeleteSymbolDocument, replies, {
      watchlistId,
      symbol: 'hpg',
    });
    expect([data, server.requests()]).toEqual([{ deleteSymbol: 'HPG' }, [`POST ${path}`]]);
  });

  it.each(['".."', '"."'])('of list %s never leaves its path', async (watchlistId) => {
    const { errors, server } = await executeQuery(DeleteSymbolDocument, {}, { watchlistId, symbol: 'HPG' });
    expect([errors[0]?.['kind'], server.calls]).toEqual(['invalid', []]);
  });
});
