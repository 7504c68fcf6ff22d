import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenarioNames } from '../../mock-server/scenarios';
import { startMockServer } from '../../mock-server/server';
import { ask, NOW, signIn, startBackend } from './backend';

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

it('an unknown scenario fails loudly and names the known ones', () => {
  expect(() => startMockServer({ scenario: 'nope', now: () => NOW, environment: 'test' })).toThrow(
    'Unknown scenario "nope". Known scenarios: demo, empty, expired, slow, failing.',
  );
  expect(() => startMockServer({ scenario: 'toString', now: () => NOW, environment: 'test' })).toThrow(
    'Unknown scenario',
  );
  expect(scenarioNames).toEqual(['demo', 'empty', 'expired', 'slow', 'failing']);
});

describe('empty', () => {
  it('has lists without symbols, no signals, no news, and still a market', async () => {
    startBackend({ scenario: 'empty' });
    const token = await signIn();

    const [watchlists, signals, pulse, news] = await Promise.all(
      LOADS.slice(0, 4).map((path) => ask(path, { token })),
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

  it('takes a first symbol and keeps it over a reload', async () => {
    const page = startBackend({ scenario: 'empty', storage: localStorage });
    const token = await signIn();
    const added = await ask('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'HPG' } });
    page.shutdown();

    startBackend({ scenario: 'empty', storage: localStorage });

    expect(added).toEqual({
      status: 200,
      body: { data: { symbol: 'HPG', short_name_vi: 'Hòa Phát', price: 27.85 } },
    });
    expect(await ask('/api/watchlists', { token })).toMatchObject({
      body: { data: [{ symbols: [{ symbol: 'HPG' }] }, { symbols: [] }, { symbols: [] }] },
    });
  });
});

describe('expired', () => {
  it('ends the session on the next watchlist load, and a new one works', async () => {
    startBackend({ scenario: 'expired' });
    const token = await signIn();

    expect((await ask('/api/tplus_signals', { token })).status).toBe(200);
    expect(await ask('/api/watchlists', { token })).toEqual({
      status: 401,
      body: { message: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.' },
    });
    expect((await ask('/api/watchlists', { token })).status).toBe(401);
    expect((await ask('/api/tplus_signals', { token })).status).toBe(401);
    expect((await ask('/api/watchlists', { token: await signIn() })).status).toBe(200);
  });

  it('keeps the ended session ended over a reload into another scenario', async () => {
    const page = startBackend({ scenario: 'expired', storage: localStorage });
    const token = await signIn();
    await ask('/api/watchlists', { token });
    page.shutdown();

    startBackend({ scenario: 'demo', storage: localStorage });

    expect((await ask('/api/watchlists', { token })).status).toBe(401);
    expect((await ask('/api/watchlists', { token: await signIn() })).status).toBe(200);
  });
});

describe('slow', () => {
  it('answers after three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    startBackend({ scenario: 'slow' });
    const answered = vi.fn();

    const answer = ask('/udf/config').then(answered);
    await vi.advanceTimersByTimeAsync(2990);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);

    await answer;
    expect(answered).toHaveBeenCalledOnce();
  });
});

describe('failing', () => {
  it('answers every load with 500', async () => {
    startBackend({ scenario: 'failing' });
    const token = await signIn();

    const answers = await Promise.all(LOADS.map((path) => ask(path, { token })));

    expect(answers).toEqual(
      LOADS.map(() => ({ status: 500, body: { message: 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.' } })),
    );
  });

  it('lets a person in, change a list, and out', async () => {
    startBackend({ scenario: 'failing' });
    const token = await signIn();

    expect(
      (await ask('/api/watchlists/add_symbol', { token, body: { watchlistId: 1, symbol: 'FPT' } })).status,
    ).toBe(200);
    expect((await ask('/api/users/logout', { token, body: {} })).status).toBe(200);
  });
});
