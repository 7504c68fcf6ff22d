import { describe, expect, it } from 'vitest';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { executeQuery } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };

const listed = async (data: unknown) =>
  (await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json: { data } } })).data;

type List = { rows: { symbol: string }[]; leftOut: number };

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
          rows: [
            { symbol: 'HPG', name: 'Hòa Phát', price: 26.75 },
            { symbol: 'NKG', name: 'Nam Kim', price: 14.2 },
          ],
          leftOut: 0,
        },
        { id: '"b-2"', name: 'Quỹ', rows: [], leftOut: 0 },
      ],
    });
  });

  it('come from a bare list, or one wrapped twice, as well', async () => {
    const rows = [{ id: 1, name: 'A', symbols: [] }];
    const response = {
      watchlists: [{ id: '1', name: 'A', rows: [], leftOut: 0 }],
    };

    for (const json of [rows, { data: rows }, { data: { data: rows } }]) {
      expect((await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json } })).data).toEqual(
        response,
      );
    }
  });

  it('have ten thousand rows at most, and count the others', async () => {
    const symbols = Array.from({ length: 10_002 }, (_, i) => ({ symbol: `C${i}` }));
    const [list] = (await listed([{ id: 1, name: 'A', symbols }]))!['watchlists'] as [List];

    expect([list.rows.length, list.rows.at(-1)?.symbol, list.leftOut]).toEqual([10_000, 'C9999', 2]);
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
