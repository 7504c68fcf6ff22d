// @module-tag P36
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPage } from '../support/browser/open-page';
import { logIn } from '../support/browser/product';
import { ok } from '../support/rest-server/calls';
import { an } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';
import { engine } from '../support/stream-engine/for-a-test';
import { tried } from '../support/tried';

/** A trading day while the market is open. */
const NOW = new Date('2026-08-27T10:15:00+07:00');
const SYMBOL = 'VNM';
const REFERENCE = 62;

/** Where a page shows the price of the symbol. */
const shownIn = {
  '/': `[data-symbol="${SYMBOL}"]`,
  [`/technical/${SYMBOL}`]: 'section[aria-label="Last price"]',
  '/market': `table[aria-rowcount] [data-symbol="${SYMBOL}"]`,
};

/** A feed whose `/quotes` and `/stream` say the same. */
async function startFeed() {
  let price = REFERENCE;
  let matches = 0;
  const row = (n: string) => ({
    ...{ s: 'ok', n },
    v: {
      ...{ lp: n === SYMBOL ? price : 20, prev_close_price: n === SYMBOL ? REFERENCE : 20 },
      ...{ volume: 5_000_000 + 100 * matches, lp_time: NOW.getTime() / 1_000 - 600 + matches },
    },
  });
  const api = await startServer({
    calls: {
      'GET udf/config': () =>
        ok({ supported_resolutions: ['D'], supports_search: true, supports_stream: true }),
      'GET udf/time': () => ({ status: 200, text: String(NOW.getTime() / 1_000), type: 'text/plain' }),
      'GET udf/quotes': ({ query }) => ok({ s: 'ok', d: query.get('symbols')!.split(',').map(row) }),
    },
  });
  onTestFinished(api.close);
  const match = (to: number) => {
    [price, matches] = [to, matches + 1];
    return row(SYMBOL);
  };
  return { api, match };
}

/** The production build with its documented headers, before two servers of nchan with Redis between them. */
async function serve(api: string) {
  const folder = await mkdtemp(join(tmpdir(), 'nhip-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(inject('production'), join(folder, 'dist'));
  await symlink(`${inject('production')}-headers`, join(folder, 'dist-headers'));
  return engine({ servers: 2, site: { folder, api } });
}

const textIn = async (page: Page, place: string) => (await page.locator(place).first().textContent()) ?? '';

/** A page in a browser of its own, as the tabs of one would share a line, and how many lines it has and has lost. */
async function openPage(site: string, at: string, place: string) {
  const { page } = await createPage({ site, at: '/auth/login', now: NOW });
  onTestFinished(() => page.context().close());
  const lines = { open: 0, ended: 0 };
  const ofLine = (listener: () => void) => (request: Request) => {
    if (new URL(request.url()).pathname === '/udf/stream') listener();
  };
  page.on('response', (response) => ofLine(() => (lines.open += 1))(response.request()));
  const end = ofLine(() => {
    lines.open -= 1;
    lines.ended += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await logIn(page, an);
  await page.locator('tr[data-symbol]').first().waitFor();
  if (at !== '/') await page.goto(site + at);
  await page.locator(place).first().waitFor();
  return { page, place, lines };
}

describe('pages behind two servers of nchan', () => {
  it.each(['quit', 'stop'] as const)(
    'go on at the other within five seconds of the end (%s) of one, with the right price',
    { timeout: 180_000 },
    async (end) => {
      const { api, match } = await startFeed();
      const { url, servers } = await serve(api.url);
      const [first, second] = servers;
      const publish = async (server: typeof first, price: number) => {
        const row = match(price);
        for (const channel of [SYMBOL, '*']) await server!.publish(channel, row);
      };
      const pages: Awaited<ReturnType<typeof openPage>>[] = [];
      for (const [at, place] of [...Object.entries(shownIn), ...Object.entries(shownIn)])
        pages.push(await openPage(new URL(url).origin, at, place));
      const shown = () => Promise.all(pages.map(({ page, place }) => textIn(page, place)));
      const allShow = (price: string) => pages.map(() => expect.stringContaining(price) as string);
      const lines = () => pages.map((each) => each.lines.open);
      const ended = () => pages.reduce((sum, each) => sum + each.lines.ended, 0);

      await expect.poll(lines, { timeout: 20_000 }).toEqual(pages.map(() => 1));
      await publish(first, 62.1);
      await expect.poll(shown).toEqual(allShow('62.10'));

      const before = ended();
      await first![end]();
      await publish(second, 62.2);
      await expect.poll(shown, { timeout: 5_000 }).toEqual(allShow('62.20'));
      expect(ended()).toBeGreaterThan(before);

      await expect.poll(lines, { timeout: 5_000 }).toEqual(pages.map(() => 1));
      await publish(second, 62.3);
      await expect.poll(shown, { timeout: 1_000 }).toEqual(allShow('62.30'));
      tried(pages.length, 'pages through the end of a server');
    },
  );
});
