import { describe, expect, it } from 'vitest';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { executeQuery } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };

const listed = async (data: unknown) =>
  (await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json: { data } } })).data;

/** One list with these rows, as it is read. */
const withRows = (...rows: object[]) => ({ watchlists: [{ id: '1', name: 'A', rows, leftOut: 0 }] });

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
    for (const json of [rows, { data: rows }, { data: { data: rows } }]) {
      const { data } = await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json } });
      expect(data).toEqual(withRows());
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

describe('the rows of a watchlist', () => {
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
    ).toEqual(withRows({ symbol: 'HPG', name: 'Hòa Phát', price: 26.75 }));
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
    expect(await listed([{ id: 1, name: 'A', symbols }])).toEqual(
      withRows({ symbol: 'HPG', name: 'Hòa Phát', price: 26.75, ...shown }),
    );
  });

  it.each([null, 'VNM,FPT', { 0: hpg }, 5])('have no rows where the symbols are %j', async (symbols) => {
    expect(await listed([{ id: 1, name: 'A', symbols }])).toEqual(withRows());
  });
});
