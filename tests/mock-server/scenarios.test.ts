import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';
import { listingOf } from '../../mock-server/listing/universe';
import { marketOf } from '../support/mock-server/market-of';

const { market } = marketOf();

const LOADS = [
  '/api/watchlists',
  '/api/tplus_signals',
  '/api/market_pulse',
  '/news?format=json&today=0',
  '/udf/config',
  '/api/bots',
];

afterEach(() => {
  vi.useRealTimers();
});

describe('empty', () => {
  it('has lists without symbols, no signals and no news, but a market', async () => {
    startBackend({ scenario: 'empty' });
    const token = await signIn();

    const [watchlists, signals, pulse, news] = await Promise.all(
      LOADS.slice(0, 4).map((path) => request(path, { token })),
    );

    expect(watchlists).toEqual({
      status: 200,
      body: {
        data: [
          { id: 1, name: 'Lướt sóng T+', symbols: [] },
          { id: 2, name: 'Cổ tức dài hạn', symbols: [] },
          { id: 3, name: 'Theo dõi', symbols: [] },
        ],
      },
    });
    expect(signals).toEqual({ status: 200, body: { data: [] } });
    expect(pulse).toMatchObject({ status: 200, body: { data: { asOf: '2026-08-27T15:00:00+07:00' } } });
    expect(news).toEqual({ status: 200, body: [] });
  });

  it('adds a first symbol and keeps it over a reload', async () => {
    const page = startBackend({ scenario: 'empty', storage: localStorage });
    const token = await signIn();
    const added = await request('/api/watchlists/add_symbol', {
      token,
      body: { watchlistId: 1, symbol: 'HPG' },
    });
    page.shutdown();

    startBackend({ scenario: 'empty', storage: localStorage });

    expect(added).toEqual({
      status: 200,
      body: {
        data: { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: market.boardPrice(listingOf('HPG')!) },
      },
    });
    expect(await request('/api/watchlists', { token })).toMatchObject({
      body: { data: [{ symbols: [{ symbol: 'HPG' }] }, { symbols: [] }, { symbols: [] }] },
    });
  });
});

describe('expired', () => {
  it('ends the session on the next watchlist load, and accepts a new session', async () => {
    startBackend({ scenario: 'expired' });
    const token = await signIn();

    expect((await request('/api/tplus_signals', { token })).status).toBe(200);
    expect(await request('/api/watchlists', { token })).toEqual({
      status: 401,
      body: { message: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.' },
    });
    expect((await request('/api/watchlists', { token })).status).toBe(401);
    expect((await request('/api/tplus_signals', { token })).status).toBe(401);
    expect((await request('/api/watchlists', { token: await signIn() })).status).toBe(200);
  });

  it('rejects the ended session after a reload into another scenario', async () => {
    const page = startBackend({ scenario: 'expired', storage: localStorage });
    const token = await signIn();
    await request('/api/watchlists', { token });
    page.shutdown();

    startBackend({ scenario: 'demo', storage: localStorage });

    expect((await request('/api/watchlists', { token })).status).toBe(401);
    expect((await request('/api/watchlists', { token: await signIn() })).status).toBe(200);
  });
});

describe('hostile-news', () => {
  it('serves script injections in the format of the news provider', async () => {
    startBackend({ scenario: 'hostile-news' });

    const { status, body } = await request('/news?format=json&today=0');
    const items = body as { title: string; date: string; content: string }[];
    const all = items.map(({ content }) => content).join('');

    expect([status, items.length]).toEqual([200, 8]);
    for (const way of [
      '<script',
      'onerror=',
      'javascript:',
      '<form',
      'position:fixed',
      'id="root"',
      '<style',
      '<base',
    ]) {
      expect(all).toContain(way);
    }
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
  });
});

describe('slow', () => {
  it('responds after three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    startBackend({ scenario: 'slow' });
    const onResponse = vi.fn();

    const response = request('/udf/config').then(onResponse);
    await vi.advanceTimersByTimeAsync(2990);
    expect(onResponse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);

    await response;
    expect(onResponse).toHaveBeenCalledOnce();
  });
});

describe('failing', () => {
  it('responds 500 to every GET', async () => {
    startBackend({ scenario: 'failing' });
    const token = await signIn();

    const responses = await Promise.all(LOADS.map((path) => request(path, { token })));

    expect(responses).toEqual(
      LOADS.map(() => ({ status: 500, body: { message: 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.' } })),
    );
  });

  it('lets a user sign in, change a list and sign out', async () => {
    startBackend({ scenario: 'failing' });
    const token = await signIn();

    expect(
      (await request('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'FPT' } }))
        .status,
    ).toBe(200);
    expect((await request('/api/users/logout', { token, body: {} })).status).toBe(200);
  });
});

describe('flaky', () => {
  const loadAll = async () => {
    const page = startBackend({ scenario: 'flaky' });
    const token = await signIn();
    const statuses: number[] = [];
    for (let i = 0; i < 30; i += 1) statuses.push((await request('/api/bots', { token })).status);
    page.shutdown();
    return statuses;
  };

  it('fails a third of the GETs, the same ones at every start, and succeeds on a retry', async () => {
    const [first, second] = [await loadAll(), await loadAll()];
    const failed = first.filter((status) => status === 500).length;

    expect(first).toEqual(second);
    expect(failed).toBeGreaterThan(5);
    expect(failed).toBeLessThan(15);
    expect(first.join()).not.toContain('500,500,500,500');
  });
});
