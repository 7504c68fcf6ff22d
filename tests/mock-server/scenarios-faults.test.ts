import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';

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
