// @module-tag P1
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createPage } from '../support/browser/open-page';
import { listed, logIn, region } from '../support/browser/product';
import { attacks } from '../support/news/news-samples';
import { an } from '../support/rest-server/people';
import { startServer } from '../support/rest-server/server';
import { tried } from '../support/tried';

/** As many as the list draws whole. */
const AT_ONCE = 50;
/** A browser reports what the policy blocks, also in the document without effects in which the sanitiser takes an attack apart. */
const REPORT = /^console: /;
const FOREIGN = [
  ...[
    'script',
    'style',
    'link',
    'meta',
    'base',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'dialog',
  ],
  ...['form', 'input', 'button', 'textarea', 'select', 'img', 'video', 'audio'],
  ...['[id]', '[name]', '[style]', '[class]', '[role]', '[tabindex]', 'a:not([rel~=noopener])'],
].join();

const batches = Array.from({ length: Math.ceil(attacks.length / AT_ONCE) }, (_, i) =>
  attacks.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
);

/** The production build with its real headers, on a page that records every script of an attack. */
async function open() {
  const server = await startServer({ files: inject('production'), hasNewsDetails: true });
  const { page, problems } = await createPage({ site: server.url, at: '/auth/login' });
  let windows = 0;
  page.on('dialog', (dialog) => {
    windows += 1;
    void dialog.dismiss();
  });
  page.context().on('page', () => (windows += 1));
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
  });
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      Object.assign(window, { [name]: () => void ran.push(name) });
    }
    // A press on a link of the news would only open it.
    document.addEventListener(
      'click',
      (event) => (event.target as Element).closest?.('a[target=_blank]') && event.preventDefault(),
      true,
    );
  });
  await logIn(page, an);
  await listed(page);
  const harmOf = () => [
    ...problems.filter((problem) => !REPORT.test(problem)),
    ...(windows ? ['a window'] : []),
  ];
  return { page, server, harmOf };
}

/** Hovers, focuses and presses everything in some parts of the page. */
function touchAll(parts: Locator) {
  return parts.evaluateAll((all) => {
    for (const element of all.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
      for (const type of ['mouseover', 'mousedown', 'mouseup', 'focusin', 'toggle', 'click']) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
  });
}

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran: string[] }).ran);

it(
  'nothing of an attack in the news runs, is requested or stays in the page, as content or as headline',
  { timeout: 900_000 },
  async () => {
    const { page, server, harmOf } = await open();
    for (const batch of batches) {
      const news = batch.map((attack, i) => ({
        title: `${i} ${attack}`,
        date: '2026-08-27 15:20:00',
        // Long enough to be opened by a press.
        content: `<p>${'Nội dung. '.repeat(60)}</p>${attack}`,
      }));
      const heal = server.disturb('GET /news', { fault: { status: 200, json: news } });
      await page.reload();
      const articles = region(page, 'News').getByRole('article');
      await expect.poll(() => articles.count()).toBe(batch.length);
      await articles
        .locator('button[aria-expanded=false]')
        .evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));
      const texts = articles.locator('[lang] > div > div');
      await expect.poll(() => texts.count()).toBe(batch.length);
      await touchAll(texts);

      const strays = await texts.locator(FOREIGN).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      expect([await ran(page), strays, harmOf()]).toEqual([[], [], []]);
      heal();
      tried(batch.length, 'attack strings in the browser');
    }
  },
);

it(
  'nothing of an attack in a name runs, is requested or becomes an element',
  { timeout: 600_000 },
  async () => {
    const { page, server, harmOf } = await open();
    const fields = 12;
    const rounds = Math.min(Math.ceil(attacks.length / fields), 20);
    for (let round = 0; round < rounds; round += 1) {
      const [list, name, author, tag, source, kind, company, sector, note, bot, code, refusal] = Array.from(
        { length: fields },
        (_, i) => attacks[(round * fields + i) % attacks.length]!,
      );
      const heals = Object.entries({
        'GET /api/watchlists': {
          data: [{ id: 7, name: list, symbols: [{ symbol: 'VNM', short_name_vi: name, price: 60 }] }],
        },
        'GET /news': [{ title: 'Tin', date: '2026-08-27', content: '<p>x</p>', author, tags: [tag], source }],
        'GET /api/tplus_signals': {
          data: [
            { symbol: 'HPG', price: 26, signal_type: kind, updated: name, name: company, industry: sector },
          ],
        },
        'GET /api/market_pulse': {
          data: {
            asOf: '2026-08-27T15:00:00+07:00',
            indices: [{ code, value: 1_700, change: 1, changePercent: 0.1 }],
            sectors: [{ name: sector, changePercent: 1 }],
            note,
          },
        },
        'GET /api/bots': { data: [{ bot: 'zalo', name: bot, url: 'https://a.vn/{refCode}', stopWord: bot }] },
      }).map(([call, json]) => server.disturb(call, { fault: { status: 200, json } }));
      heals.push(server.disturb('GET /api/whale', { fault: { status: 500, json: { message: refusal } } }));
      for (const at of ['/', '/bot', '/whale', '/technical/VNM']) {
        await page.goto(server.url + at);
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        const foreign = await page.evaluate(
          () =>
            document.body.querySelectorAll(
              'iframe, object, embed, base, style, math, [onclick], [onerror], [onload]',
            ).length,
        );
        expect([at, await ran(page), foreign, harmOf()]).toEqual([at, [], 0, []]);
      }
      heals.forEach((heal) => heal());
      tried(fields, 'attack strings as names');
    }
  },
);
