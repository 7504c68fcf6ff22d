import { describe, expect, it } from 'vitest';
import { INITIAL } from '../../mock-server/saved-state.shape';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';
import { lastClose, LISTS, type List, lists, symbolsOf } from '../support/mock-server/watchlists';

describe('GET api/watchlists', () => {
  it('returns three lists with the last closes of the chart', async () => {
    startBackend();

    const { status, body } = await request('/api/watchlists', { token: await signIn() });

    expect(status).toBe(200);
    expect(body).toEqual({
      data: LISTS.map((list) => ({
        ...list,
        symbols: list.symbols.map((symbol) => ({
          symbol,
          short_name_vi: expect.any(String),
          price: lastClose(symbol),
        })),
      })),
    });
    expect((body as { data: List[] }).data.map(({ symbols }) => symbols[0])).toEqual([
      { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: lastClose('HPG') },
      { symbol: 'VNM', short_name_vi: 'Vinamilk', price: lastClose('VNM') },
      { symbol: 'VCB', short_name_vi: 'Vietcombank', price: lastClose('VCB') },
    ]);
  });

  it('returns only the user’s own lists', async () => {
    startBackend();
    const [member, admin] = [await signIn(), await signIn(ADMIN)];

    await request('/api/watchlists/add_symbol', { token: admin, body: { watchlistId: 4, symbol: 'VNM' } });

    expect((await lists(admin)).map(({ id }) => id)).toEqual([4, 5, 6]);
    expect(await symbolsOf(admin, 4)).toContain('VNM');
    expect(await symbolsOf(member, 1)).toEqual(LISTS[0]!.symbols);
  });
});

describe('edited lists', () => {
  async function editAndReload(afterwards: () => void) {
    const page = startBackend({ storage: localStorage });
    const token = await signIn();
    await request('/api/watchlists/delete_symbol/1/HPG', { token, body: {} });
    await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'FPT' } });
    page.shutdown();
    afterwards();
    return token;
  }

  it('survive a reload of the page', async () => {
    const token = await editAndReload(() => startBackend({ storage: localStorage }));

    expect(await symbolsOf(token, 1)).toEqual([...LISTS[0]!.symbols.slice(1), 'FPT']);
    expect(await symbolsOf(token, 2)).toEqual(LISTS[1]!.symbols);
  });

  it('are separate in another scenario', async () => {
    const token = await editAndReload(() => startBackend({ storage: localStorage, scenario: 'expired' }));
    await request('/api/watchlists', { token });

    expect(await symbolsOf(await signIn(), 1)).toEqual(LISTS[0]!.symbols);
  });

  it.each([
    '{"scenario":',
    'null',
    '[]',
    JSON.stringify({ ...INITIAL, lists: { demo: { 1: 'HPG' } } }),
    JSON.stringify({ ...INITIAL, lists: { demo: null } }),
  ])('start from the initial lists with the storage %j', async (text) => {
    localStorage.setItem('nhip.mock', text);

    startBackend({ storage: localStorage });

    expect(await symbolsOf(await signIn(), 1)).toEqual(LISTS[0]!.symbols);
  });
});

describe('POST api/watchlists/add_symbol', () => {
  it('returns the new row and appends it', async () => {
    startBackend();
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
    startBackend();
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
    startBackend();
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
    startBackend();
    const response = await request(`/api/watchlists/delete_symbol/${path}`, {
      token: await signIn(),
      body: {},
    });

    expect(response).toEqual({ status: 404, body: { message } });
  });
});
