import { beforeEach, describe, expect, it } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';
import { lastClose, LISTS, symbolsOf } from '../support/mock-server/watchlists';

beforeEach(() => {
  startBackend();
});

describe('POST api/watchlists/add_symbol', () => {
  it('returns the new row and appends it', async () => {
    const token = await signIn();

    const response = await request('/api/watchlists/add_symbol', {
      token,
      body: { watchlistId: 1, symbol: ' fpt ' },
    });

    expect(response).toEqual({
      status: 200,
      body: { data: { symbol: 'FPT', short_name_vi: 'FPT', price: lastClose('FPT') } },
    });
    expect(await symbolsOf(token, 1)).toEqual([...LISTS[0]!.symbols, 'FPT']);
  });

  const noList = { status: 404, message: 'Không tìm thấy danh mục.', field: 'watchlistId' };
  const malformed = {
    status: 422,
    message: 'Danh mục hoặc mã chứng khoán không hợp lệ.',
    field: undefined,
  };
  it.each([
    {
      body: { watchlistId: 1, symbol: 'HPGG' },
      status: 404,
      message: 'Không tìm thấy mã HPGG.',
      field: 'symbol',
    },
    { body: { watchlistId: 9, symbol: 'FPT' }, ...noList },
    { body: { watchlistId: 4, symbol: 'FPT' }, ...noList },
    {
      body: { watchlistId: 1, symbol: 'HPG' },
      status: 409,
      message: 'Mã HPG đã có trong danh mục.',
      field: 'symbol',
    },
    { body: { watchlistId: 1, symbol: 'H/PG' }, ...malformed },
    { body: { watchlistId: 1, symbol: '' }, ...malformed },
    { body: { watchlistId: 1 }, ...malformed },
    { body: { watchlistId: '1', symbol: 'FPT' }, ...malformed },
    { body: [], ...malformed },
  ])('rejects $body with $status', async ({ body, status, message, field }) => {
    const token = await signIn();

    expect(await request('/api/watchlists/add_symbol', { token, body })).toEqual({
      status,
      body: { message, ...(field && { field }) },
    });
    expect(await symbolsOf(token, 1)).toEqual(LISTS[0]!.symbols);
  });
});

describe('POST api/watchlists/delete_symbol/{watchlistId}/{symbol}', () => {
  it('removes the symbol from that list only', async () => {
    const token = await signIn();

    const response = await request('/api/watchlists/delete_symbol/1/SSI', { token, body: {} });

    expect(response).toEqual({ status: 200, body: { message: 'Đã xóa mã SSI khỏi danh mục.' } });
    expect(await symbolsOf(token, 1)).toEqual(LISTS[0]!.symbols.filter((symbol) => symbol !== 'SSI'));
    expect(await symbolsOf(token, 2)).toEqual(LISTS[1]!.symbols);
  });

  it.each([
    { path: '1/VNM', message: 'Mã VNM không có trong danh mục.' },
    { path: '9/HPG', message: 'Không tìm thấy danh mục.' },
    { path: '4/HPG', message: 'Không tìm thấy danh mục.' },
  ])('responds 404 for $path', async ({ path, message }) => {
    const response = await request(`/api/watchlists/delete_symbol/${path}`, {
      token: await signIn(),
      body: {},
    });

    expect(response).toEqual({ status: 404, body: { message } });
  });
});
