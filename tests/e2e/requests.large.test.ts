import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
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

/** A page of somebody who is signed in, on a server and a feed that have everything, and what it requests. */
async function open(at: string, site = api.url) {
  const { page } = await createPage({ site, at: '/about', allowed: [api.url], now: NOW, hasClock: true });
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
  const calls: string[] = [];
  const preflights: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (CALL.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  const browser = await page.context().newCDPSession(page);
  browser.on('Network.requestWillBeSent', ({ request }) => {
    if (request.method === 'OPTIONS') preflights.push(request.url);
  });
  await browser.send('Network.enable');
  await page.goto(site + at);
  await settle(page, calls);
  return { page, calls, preflights };
}

/** Waits until the page has requested nothing for a second and a half, its timers running. */
async function settle(page: Page, calls: readonly string[]) {
  for (let before = -1; before !== calls.length;) {
    before = calls.length;
    await page.clock.runFor(1_500);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => calls.length === before || before === -1, { timeout: 1_500 }).toBeDefined();
  }
}

/** What a page requests in three minutes of trading. */
async function watched(page: Page, calls: string[]) {
  calls.splice(0);
  for (let passed = 0; passed < 180; passed += 15) {
    await page.clock.runFor(15_000);
    await page.waitForLoadState('networkidle');
  }
  return calls;
}

describe('on a server and a feed that have everything', () => {
  it('home is opened with at most 20 calls', async () => {
    const { calls } = await open('/');

    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(20);
  });

  it.each([
    ['/', 8],
    ['/technical/FPT', 8],
    ['/market', 6],
  ])('%s requests at most %i calls a minute while the market is open', async (at, most) => {
    const { page, calls } = await open(at);
    const sent = await watched(page, calls);

    // Prices have come four times a minute.
    expect(sent.filter((call) => call.startsWith('GET /udf/quotes')).length).toBeGreaterThanOrEqual(12);
    expect(sent.length / 3, sent.join('\n')).toBeLessThanOrEqual(most);
  });

  it('a page of another origin asks for permission at most ten times in these minutes', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'nhip-requests-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const out = join(parent, 'app');
    await configure({ from: inject('production'), out, env: { VITE_API_URL: api.url } });
    const site = await startApi({ now: () => NOW, files: out });
    onTestFinished(site.close);
    const { page, calls, preflights } = await open('/', site.url);
    expect(preflights.length).toBeGreaterThan(0);
    preflights.splice(0);
    await watched(page, calls);

    expect(preflights.length, preflights.join('\n')).toBeLessThanOrEqual(10);
  });
});
