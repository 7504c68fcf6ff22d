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
