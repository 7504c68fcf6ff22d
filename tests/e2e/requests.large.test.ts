import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startApi } from '../../scripts/api/server';
import { configure } from '../../scripts/configure/configure';
import { createPage } from '../support/browser/open-page';

/** In the morning of a trading day. */
const NOW = new Date('2026-08-27T10:15:00+07:00');
const CALL = /^\/(?:api|udf|news|verifySecurityCode)(?:\/|$)/;

let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi({ now: () => NOW, files: inject('production') });
}, 60_000);

afterAll(() => api.close());

type How = { site?: string; isStreamed?: boolean };

/**
 * A page of somebody who is signed in, on a server and a feed that have everything, but for the stream unless it says so, and what
 * it requests.
 */
async function open(at: string, { site = api.url, isStreamed = false }: How = {}) {
  const { page } = await createPage({ site, at: '/about', allowed: [api.url], now: NOW });
  onTestFinished(() => page.context().close());
  const answer = await fetch(`${api.url}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'member@nhip.example', password: api.password }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.evaluate(
    ([accessToken, person]) => {
      localStorage.setItem('accessToken', accessToken!);
      localStorage.setItem('user', person!);
    },
    [token, JSON.stringify(user)],
  );
  if (!isStreamed) await page.addInitScript(withoutStream);
  const calls: string[] = [];
  const preflights: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // A line never ends.
    if (pathname !== '/udf/stream') pending.add(request);
    if (CALL.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  const end = (request: Request) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const browser = await page.context().newCDPSession(page);
  const lines = new Set<string>();
  let events = 0;
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'OPTIONS') preflights.push(request.url);
    if (new URL(request.url).pathname === '/udf/stream') lines.add(requestId);
  });
  browser.on('Network.dataReceived', ({ requestId }) => {
    if (lines.has(requestId)) events += 1;
  });
  await browser.send('Network.enable');
  await page.goto(site + at);
  await settle(calls, pending);
  return { calls, preflights, events: () => events };
}

/** Waits until the page has requested nothing more for two seconds. */
async function settle(calls: readonly string[], pending: ReadonlySet<Request>) {
  let before = -1;
  const isQuiet = () => {
    const isSame = calls.length === before && pending.size === 0;
    before = calls.length;
    return isSame;
  };
  await expect.poll(isQuiet, { interval: 2_000, timeout: 60_000 }).toBe(true);
}

/** What a page requests while prices come so many times, four of which are a minute. */
async function watched({ calls }: Awaited<ReturnType<typeof open>>, times: number) {
  const quotes = () => calls.filter((call) => call.startsWith('GET /udf/quotes')).length;
  calls.splice(0);
  await expect.poll(quotes, { timeout: times * 20_000 }).toBeGreaterThanOrEqual(times);
  return calls;
}

/** Runs in the page: its feed has no stream. As a route of the browser it would keep nothing in the browser's cache. */
function withoutStream() {
  const request = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const response = await request(...call);
    if (!response.url.endsWith('/udf/config')) return response;
    const config = (await response.json()) as object;
    return new Response(JSON.stringify({ ...config, supports_stream: false }), response);
  };
}

/** The calls without that by which alerts that had fired before are saved, and the reading of the desk before it. */
function withoutSave(calls: readonly string[]) {
  const saved = calls.findIndex((call) => call === 'PATCH /api/desk');
  if (saved === -1) return calls;
  const read = calls.lastIndexOf('GET /api/desk', saved);
  // The first one is of the opening.
  const isOfSave = read > calls.indexOf('GET /api/desk');
  return calls.filter((_, i) => i !== saved && !(isOfSave && i === read));
}

describe('on a server and a feed that have everything', () => {
  it.each([true, false])(
    'home is opened with at most 20 calls, where prices are streamed: %j',
    { timeout: 120_000 },
    async (isStreamed) => {
      const { calls } = await open('/', { isStreamed });

      const opening = withoutSave(calls);
      expect(opening.length, opening.join('\n')).toBeLessThanOrEqual(20);
    },
  );

  it.each(['/', '/technical/FPT', '/market', '/desk'])(
    '%s requests nothing while its prices are streamed',
    { timeout: 180_000 },
    async (at) => {
      const { calls, events } = await open(at, { isStreamed: true });
      await expect.poll(events, { timeout: 30_000 }).toBeGreaterThan(0);
      calls.splice(0);
      const before = events();
      // A comment every 15 seconds at least, in the time of four refreshes.
      await expect.poll(events, { timeout: 120_000 }).toBeGreaterThanOrEqual(before + 4);

      expect(calls).toEqual([]);
    },
  );

  it.each([
    ['/', 8],
    ['/technical/FPT', 8],
    ['/market', 6],
  ])(
    '%s requests at most %i calls a minute while the market is open',
    { timeout: 180_000 },
    async (at, most) => {
      const sent = await watched(await open(at), 4);

      expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most);
    },
  );

  it(
    'a page of another origin asks for permission at most ten times in three of them',
    { timeout: 400_000 },
    async () => {
      const parent = await mkdtemp(join(tmpdir(), 'nhip-requests-'));
      onTestFinished(() => rm(parent, { recursive: true }));
      const out = join(parent, 'app');
      await configure({ from: inject('production'), out, env: { VITE_API_URL: api.url } });
      const site = await startApi({ now: () => NOW, files: out });
      onTestFinished(site.close);
      const page = await open('/', { site: site.url });
      const { preflights } = page;
      expect(preflights.length).toBeGreaterThan(0);
      preflights.splice(0);
      await watched(page, 12);

      expect(preflights.length, preflights.join('\n')).toBeLessThanOrEqual(10);
    },
  );
});
