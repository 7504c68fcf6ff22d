import { describe, expect, it } from 'vitest';
import {
  AddSymbolDocument,
  DeleteSymbolDocument,
  WatchlistsDocument,
} from '../../src/member/watchlist/watchlist.generated';
import { executeQuery } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };

const listed = async (data: unknown) =>
  (await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json: { data } } })).data;

type List = { instruments: unknown[]; rows: { symbol: string }[]; leftOut: number };

describe('the watchlists', () => {
  it('come with their rows, in the order of the server', async () => {
    const data = [
      { id: 7, name: 'Thép', symbols: [hpg, { symbol: 'NKG', short_name_vi: 'Nam Kim', price: 14.2 }] },
      { id: 'b-2', name: 'Quỹ', symbols: [] },
    ];

    expect(await listed(data)).toEqual({
      watchlists: [
        {
          id: '7',
          name: 'Thép',
          instruments: [
            { symbol: 'HPG', name: 'Hòa Phát', price: 26.75 },
            { symbol: 'NKG', name: 'Nam Kim', price: 14.2 },
          ],
          rows: null,
          leftOut: 0,
        },
        { id: '"b-2"', name: 'Quỹ', instruments: [], rows: null, leftOut: 0 },
      ],
    });
  });

  it('come from a bare list, or one wrapped twice, as well', async () => {
    const rows = [{ id: 1, name: 'A', symbols: [] }];
    const response = { watchlists: [{ id: '1', name: 'A', instruments: [], rows: null, leftOut: 0 }] };

    for (const json of [rows, { data: rows }, { data: { data: rows } }]) {
      expect((await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json } })).data).toEqual(
        response,
      );
    }
  });

  it('lose a bad row and keep the others', async () => {
    const symbols = [
      null,
      'HPG',
      5,
      [],
      {},
      { symbol: null },
      { symbol: '../x' },
      { symbol: '..' },
      hpg,
      { ...hpg },
    ];
    expect(
      await listed([null, 'x', { name: 'no id' }, { id: {}, name: 'x' }, { id: 1, name: 'A', symbols }]),
    ).toEqual({
      watchlists: [
        {
          id: '1',
          name: 'A',
          instruments: [{ symbol: 'HPG', name: 'Hòa Phát', price: 26.75 }],
          rows: null,
          leftOut: 0,
        },
      ],
    });
  });

  it.each([
    ['price', null, { price: null }],
    ['price', 'VND', { price: null }],
    ['price', 'NaN', { price: null }],
    ['price', '61,2', { price: null }],
    ['price', '61.2', { price: 61.2 }],
    ['price', -1, { price: null }],
    ['price', 0, { price: null }],
    ['price', 1e21, { price: null }],
    ['price', {}, { price: null }],
    ['short_name_vi', null, { name: null }],
    ['short_name_vi', 'NaN', { name: null }],
    ['short_name_vi', '', { name: null }],
    ['short_name_vi', 'Hpg', { name: null }],
    ['short_name_vi', ['x'], { name: null }],
    ['short_name_vi', 'Ho\u0300a  Phát\u202E\n', { name: 'Hòa Phát' }],
    ['symbol', ' hpg ', {}],
    ['symbol', 'ＨＰＧ', {}],
    ['symbol', 'HPG\u200B', {}],
  ])('read a row whose %s is %j', async (field, value, shown) => {
    const symbols = [{ ...hpg, [field]: value }];
    expect(await listed([{ id: 1, name: 'A', symbols }])).toEqual({
      watchlists: [
        {
          id: '1',
          name: 'A',
          instruments: [{ symbol: 'HPG', name: 'Hòa Phát', price: 26.75, ...shown }],
          rows: null,
          leftOut: 0,
        },
      ],
    });
  });

  it.each([null, 'VNM,FPT', { 0: hpg }, 5])('have no rows where the symbols are %j', async (symbols) => {
    expect(await listed([{ id: 1, name: 'A', symbols }])).toEqual({
      watchlists: [{ id: '1', name: 'A', instruments: [], rows: null, leftOut: 0 }],
    });
  });

  it('have ten thousand rows at most, and count the others', async () => {
    const symbols = Array.from({ length: 10_002 }, (_, i) => ({ symbol: `C${i}` }));
    const [list] = (await listed([{ id: 1, name: 'A', symbols }]))!['watchlists'] as [List];

    expect([list.rows.length, list.rows.at(-1)?.symbol, list.leftOut]).toEqual([10_000, 'C9999', 2]);
  });

  it.each([
    { of: [600, 400], shared: [600, 400], values: [undefined, undefined] },
    { of: [600, 401], shared: [0, 0], values: [600, 401] },
  ])('of $of rows are $shared shared instruments, $values values', async ({ of, shared, values }) => {
    const data = of.map((length, id) => ({
      ...{ id, name: 'A' },
      symbols: Array.from({ length }, (_, i) => ({ ...hpg, symbol: `C${i}` })),
    }));
    const lists = (await listed(data))!['watchlists'] as List[];

    expect(lists.map(({ instruments }) => instruments.length)).toEqual(shared);
    expect(lists.map(({ rows }) => rows?.length)).toEqual(values);
    const [row] = [...lists[0]!.instruments, ...(lists[0]!.rows ?? [])];
    expect(row).toEqual({ symbol: 'C0', name: 'Hòa Phát', price: 26.75 });
  });

  it.each([null, {}, 'x', 0, { 0: hpg }, { data: { data: [] } }])(
    'are not called empty when the response is %j',
    async (data) => {
      const response = await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json: { data } } });
      expect([response.data, response.errors]).toEqual([
        null,
        [{ kind: 'unreadable', status: 200, serverMessage: null, withToken: false }],
      ]);
    },
  );
});

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
    const row = { addSymbol: { symbol: 'HPG', name: 'Hòa Phát', price: 26.75 } };
    expect((await added({ json: hpg })).data).toEqual(row);
    expect((await added({ json: { data: hpg } })).data).toEqual(row);
  });

  it.each([{ status: 204 }, { json: null }, { json: [] }, { json: { data: 'ok' } }, { json: { symbol: 5 } }])(
    'took place even where the response %j has no row',
    async (reply) => {
      expect((await added(reply)).data).toEqual({ addSymbol: { symbol: 'HPG', name: null, price: null } });
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
