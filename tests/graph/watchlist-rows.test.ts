import { describe, expect, it } from 'vitest';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { executeQuery } from '../support/graph/execute-query';

const hpg = { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 26.75 };

const listed = async (data: unknown) =>
  (await executeQuery(WatchlistsDocument, { 'GET /api/watchlists': { json: { data } } })).data;

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
    ).toEqual({
      watchlists: [
        {
          id: '1',
          name: 'A',
          rows: [{ symbol: 'HPG', name: 'Hòa Phát', price: 26.75 }],
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
          rows: [{ symbol: 'HPG', name: 'Hòa Phát', price: 26.75, ...shown }],
          leftOut: 0,
        },
      ],
    });
  });

  it.each([null, 'VNM,FPT', { 0: hpg }, 5])('have no rows where the symbols are %j', async (symbols) => {
    expect(await listed([{ id: 1, name: 'A', symbols }])).toEqual({
      watchlists: [{ id: '1', name: 'A', rows: [], leftOut: 0 }],
    });
  });
});
