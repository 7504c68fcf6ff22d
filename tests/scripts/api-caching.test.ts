import { describe, expect, it, onTestFinished } from 'vitest';
import { cacheHeadersOf } from '../../scripts/api/cache-headers';
import { startApi } from '../../scripts/api/server';

const NOW = new Date('2026-08-27T10:15:00+07:00');

/** The second at which the running day begins, as bars are stamped. */
const TODAY = Date.parse('2026-08-27') / 1_000;

async function start() {
  const api = await startApi({ now: () => NOW });
  onTestFinished(api.close);
  return api;
}

async function cacheControlOf(address: string, init?: RequestInit) {
  const { status, headers } = await fetch(address, init);
  return [status, headers.get('Cache-Control')];
}

const history = (to: number) => `/udf/history?symbol=FPT&resolution=D&countback=3&from=0&to=${to}`;

describe('what may be kept of the mock backend on a port', () => {
  it.each([
    ['/udf/config', 'public, max-age=3600'],
    ['/udf/symbols?symbol=FPT', 'public, max-age=3600'],
    ['/udf/symbol_info', 'public, max-age=3600'],
    ['/udf/search?query=v&limit=30', 'public, max-age=3600'],
    ['/udf/timescale_marks?symbol=FPT', 'public, max-age=3600'],
    [history(TODAY), 'public, max-age=3600'],
    [history(TODAY + 1), 'public, max-age=5'],
    ['/udf/history?symbol=FPT&resolution=D&countback=3', 'public, max-age=5'],
    ['/udf/quotes?symbols=FPT', 'no-cache'],
    ['/news?format=json&today=0', 'public, max-age=15'],
    ['/api/public_pulse', 'public, max-age=15'],
    ['/udf/time', 'no-store'],
  ])('is of %s what docs/backend.md says: %s', (url, kept) => {
    const headers = cacheHeadersOf({ method: 'GET', url, status: 200, body: '{}', now: NOW });

    expect(headers['Cache-Control']).toBe(kept);
  });

  it('is nothing of a person’s, of what needs a token, and of an error', async () => {
    const { url, password } = await start();
    const body = JSON.stringify({ email: 'member@nhip.example', password });
    const login = await fetch(`${url}/api/users/login`, { method: 'POST', body });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };

    expect(login.headers.get('Cache-Control')).toBe('no-store');
    expect(await cacheControlOf(`${url}/api/watchlists`, { headers })).toEqual([200, 'no-store']);
    expect(await cacheControlOf(`${url}/api/bots`, { headers })).toEqual([200, 'no-store']);
    expect(await cacheControlOf(`${url}/api/watchlists`)).toEqual([401, 'no-store']);
    expect(await cacheControlOf(`${url}/udf/symbols?symbol=FPTX`)).toEqual([200, 'no-store']);
    expect(await cacheControlOf(`${url}/udf/symbols?symbol=FPT`)).toEqual([200, 'public, max-age=3600']);
  });

  it('is known by its validator, and sent again where it has changed', async () => {
    const { url } = await start();
    const first = await fetch(url + history(TODAY));
    const etag = first.headers.get('ETag')!;
    const again = (validator: string, path = history(TODAY)) =>
      fetch(url + path, { headers: { 'If-None-Match': validator } });

    const [same, weak, other] = [
      await again(etag),
      await again(`W/${etag}, "x"`),
      await again(etag, history(TODAY + 1)),
    ];

    expect([same.status, await same.text(), same.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(same.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect([weak.status, other.status]).toEqual([304, 200]);
    expect((await fetch(`${url}/udf/quotes?symbols=FPT`)).headers.has('ETag')).toBe(false);
  });
});
