// @module-tag P11
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startApi } from '../../scripts/api/server';
import { buildApp } from '../support/browser/build';
import { createPage } from '../support/browser/open-page';
import { logIn } from '../support/browser/product';
import { prepareServers, webServers, type WebServer } from '../support/browser/web-servers';
import { an } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';
import { tried } from '../support/tried';

const NEWER = 'Nhịp Hai';
let newer: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  newer = await buildApp('production', { VITE_BRAND_NAME: NEWER });
}, 300_000);

afterAll(() => newer.remove());

/** Copies the assets of a build beside those of older ones. */
const putAssets = (server: string, build: string) =>
  cp(join(build, 'assets'), join(server, 'dist/assets'), { recursive: true });

/** Copies the rest of a build, and its headers. */
async function putPage(server: string, build: string) {
  const others = (await readdir(build)).filter((name) => name !== 'assets');
  for (const name of others)
    await cp(join(build, name), join(server, 'dist', name), { recursive: true, force: true });
  await rm(join(server, 'dist-headers'), { recursive: true, force: true });
  await cp(`${build}-headers`, join(server, 'dist-headers'), { recursive: true });
}

/** The production build on two servers as they are documented, and a person who is signed in there. */
async function deployed(kind: WebServer, serviceWorkers: 'allow' | 'block' = 'block') {
  const api = await startServer();
  const servers = await prepareServers(kind, api.url);
  for (const server of servers.folders) {
    await mkdir(join(server, 'dist'));
    await putAssets(server, inject('production'));
    await putPage(server, inject('production'));
  }
  await servers.start();
  const { page } = await createPage({ site: servers.url, at: '/auth/login', serviceWorkers });
  onTestFinished(async () => {
    await page.context().close();
    await api.close();
  });
  await logIn(page, an);
  await page.locator('tr[data-symbol]').first().waitFor();
  return { page, ...servers };
}

/** Pages by their headings. */
const headings = { '/market': 'Market', '/desk': 'My T+', '/week': 'This week', '/bot': 'Bot' } as const;
type Address = keyof typeof headings;

/**
 * Opens an address, and once more where nothing comes: Chromium loses a navigation that begins within the milliseconds in which
 * one worker takes over from another, whatever that does.
 */
async function visit(tab: Page, address: string): Promise<void> {
  const open = (timeout: number) => tab.goto(address, { waitUntil: 'domcontentloaded', timeout });
  await open(15_000).catch(() => open(30_000));
}

/** Whether a page is shown; where it is not, once it is loaded again. */
async function opens(page: Page, at: Address): Promise<boolean> {
  if (await shows(page, at)) return true;
  await page.reload();
  return shows(page, at);
}

function shows(page: Page, at: Address): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1, name: headings[at], exact: true });
  return heading.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
}

const isNewer = async (page: Page) => (await page.title()).includes(NEWER);

describe.each(webServers)('%s', (kind) => {
  describe.each([
    { what: 'with a worker', serviceWorkers: 'allow' },
    { what: 'without a worker', serviceWorkers: 'block' },
  ] as const)('$what', ({ serviceWorkers }) => {
    it.each([
      { order: [0, 1], name: 'the first server first' },
      { order: [1, 0], name: 'the second server first' },
    ])(
      'takes a newer version while people go on, $name, and the older one again',
      { timeout: 300_000 },
      async ({ order }) => {
        const { page, url, folders, reload } = await deployed(kind, serviceWorkers);
        const steps: [string, boolean][] = [];
        const check = async (step: string, at: Address) => {
          const tab = await page.context().newPage();
          await visit(tab, url + at);
          steps.push([`${step}: a new tab`, await opens(tab, at)]);
          await tab.close();
          await page.evaluate((path) => history.pushState(null, '', path), at);
          steps.push([`${step}: the open page`, await shows(page, at)]);
          tried(2, 'pages during a deploy');
        };

        for (const server of folders) await putAssets(server, newer.folder);
        await check('assets', '/market');
        for (const [i, at] of order.entries()) {
          await putPage(folders[at]!, newer.folder);
          await reload();
          await check(`page ${i + 1}`, (['/desk', '/week'] as const)[i]!);
        }
        const tab = await page.context().newPage();
        await visit(tab, url);
        const comesIn = () =>
          tab.waitForFunction((name) => document.title.includes(name), NEWER, { timeout: 20_000 });
        await comesIn().catch(async () => {
          // Chromium has an older worker that pages request files of go on for minutes; it ends with the last of them.
          for (const each of [page, tab]) await each.goto('about:blank');
          await visit(tab, url);
          await comesIn();
          await visit(page, url);
        });

        for (const server of folders) await putPage(server, inject('production'));
        await reload();
        await check('rollback', '/bot');
        expect(steps.filter(([, works]) => !works)).toEqual([]);
      },
    );
  });

  it(
    'has half a deploy work within one press once the rest of it is there',
    { timeout: 120_000 },
    async () => {
      const { page, url, folders, reload } = await deployed(kind);
      for (const server of folders) await putPage(server, newer.folder);
      await reload();
      await page.goto(url);
      const again = page.getByRole('button', { name: 'Reload' });
      await again.waitFor();

      for (const server of folders) await putAssets(server, newer.folder);
      await again.click();

      await page.locator('tr[data-symbol]').first().waitFor();
      expect(await isNewer(page)).toBe(true);
    },
  );

  it('sends files compressed as they were built, and lets nobody keep one that is missing', async () => {
    const { url } = await deployed(kind);
    const page = await get(url, { 'accept-encoding': 'gzip' });
    const asset = /assets\/app-[\w-]+\.js/.exec((await get(url)).body)![0];
    const compressed = await get(`${url}/${asset}`, { 'accept-encoding': 'gzip' });
    const missing = await get(`${url}/assets/none-12345678.js`, { 'accept-encoding': 'gzip' });

    expect(page.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache, no-transform',
    });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'content-type': expect.stringContaining('javascript') as string,
    });
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    for (const { headers } of [page, compressed, missing])
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** An answer as it comes, not decompressed. */
const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((done, fail) => {
    request(url, { headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (part: string) => (body += part));
      response.once('end', () => done({ status: response.statusCode!, headers: response.headers, body }));
    })
      .once('error', fail)
      .end();
  });

describe.each(webServers)('%s as it is documented', (kind) => {
  it('passes a desk of 10,000 imported trades on, and a change of one row in 2 KB', async () => {
    const api = await startApi({ now: () => new Date('2026-08-27T16:00:00+07:00') });
    onTestFinished(api.close);
    const servers = await prepareServers(kind, api.url);
    for (const server of servers.folders) {
      await mkdir(join(server, 'dist'));
      await putPage(server, inject('production'));
    }
    await servers.start();
    let token = '';
    const call = async (method: string, path: string, document?: object) => {
      const body = document ? JSON.stringify(document) : null;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(servers.url + path, { method, headers, body });
      return { status: response.status, length: body?.length ?? 0, answer: (await response.json()) as Sent };
    };
    const credential = { email: 'member@nhip.example', password: api.password };
    ({ token } = (await call('POST', '/api/users/login', credential)).answer);
    const { data } = (await call('GET', '/api/desk')).answer;

    const saved = await call('PUT', '/api/desk', { ...data, trades: IMPORTED });
    const patched = await call('PATCH', '/api/desk', {
      version: saved.answer.data.version,
      set: { trades: [{ ...IMPORTED[0], price: 68.5 }] },
      remove: {},
    });

    expect([saved.status, patched.status]).toEqual([200, 200]);
    expect(saved.length).toBeGreaterThan(3_000_000);
    expect(patched.length).toBeLessThanOrEqual(2_048);
    expect(patched.answer.data.trades).toHaveLength(10_000);
    expect(patched.answer.data.trades[0]).toMatchObject({ id: 'imported-0', price: 68.5 });
  });
});

type Sent = { token: string; data: { version: number; trades: readonly object[] } };

/** As a broker's file gives them, each with a note. */
const IMPORTED = Array.from({ length: 10_000 }, (_, i) => ({
  ...{ id: `imported-${i}`, symbol: 'FPT', side: 'buy', quantity: 100, price: 68.4, date: '2026-08-20' },
  ...{
    feePaid: 10_260,
    taxPaid: 0,
    note: `Lệnh ${i} của tài khoản 006C123456, khớp trong phiên liên tục. `.repeat(3),
  },
}));
