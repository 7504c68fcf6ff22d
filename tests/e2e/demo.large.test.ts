import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../support/browser/build';
import { stateOf } from '../support/browser/demo-state';
import { allKept } from '../support/browser/kept';
import { layoutViolations } from '../support/browser/layout-violations';
import { createPage, openPage } from '../support/browser/open-page';
import { resize } from '../support/browser/screens';
import { violations } from '../support/browser/violations';
import { TYPES } from '../support/rest-server/files';
import { messages, words } from '../support/texts';

async function copiedLink(page: Page): Promise<string> {
  await page.keyboard.press('Control+.');
  await page.getByRole('button', { name: /^(Copy link|Sao chép liên kết|Link kopieren)$/ }).click();
  const box = page.locator('dialog[open] input[readonly]');
  await box.waitFor();
  return box.inputValue();
}

describe('a copied link', () => {
  it.each([
    '/?person=member&lng=en&theme=dark',
    '/about?person=visitor&lng=de&theme=light',
    '/admin/plan?person=admin&lng=vi',
    '/technical/FPT?person=member&lng=en&range=1Y',
    '/?person=new&lng=en',
    '/bot?person=member&lng=en&clock=2026-08-26T09:05:00&speed=0&scenario=crash-day',
    '/whale?person=member&clock=tet&speed=0&lng=en',
    '/bot?person=member&latency=200&lng=de&scenario=empty',
    '/whale?person=member&lng=en&fault=500+GET+%2Fapi%2Fbots&fault=422+POST+%2Fapi%2Fusers%2Flogin+once',
    '/bot?person=admin&lng=en&theme=light&brand=Phù Sa&brand-dark=f2a65a&brand-light=8f4a00',
  ])('opens the same state in an empty browser: %s', async (at) => {
    const page = await openPage({ at });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const before = await stateOf(page);
    const link = new URL(await copiedLink(page));

    const other = await openPage({ at: link.pathname + link.search, lng: 'vi', theme: 'light' });
    await other.locator('h1').first().waitFor({ state: 'attached' });

    await expect.poll(() => stateOf(other)).toEqual(before);
  });
});

describe('a brand that was chosen', () => {
  it.each([
    { who: 'visitor', at: '/about', before: '#root' },
    { who: 'member', at: '/', before: '[data-shell=header]' },
  ])(
    'is on the page of a $who before the app is loaded, by the link and after a reload',
    async ({ who, at, before }) => {
      const link = `${at}?person=${who}&lng=vi&theme=light&brand=Sông Hồng&brand-light=8f4a00`;
      const page = await openPage({ at: link, theme: 'light' });
      await page.waitForFunction(() => document.title.endsWith('| Sông Hồng'));
      await page.route('**/assets/*.js', () => {});
      const seen = async () => {
        const outline = page.locator(before);
        await outline.getByText('Sông Hồng').first().waitFor({ state: 'attached' });
        return [
          await page.title(),
          await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary')),
          /Nhịp(?! thị trường| đập)/.test(await outline.innerText()),
        ];
      };

      await page.reload({ waitUntil: 'commit' });
      const reloaded = await seen();
      await page.goto(new URL(link, page.url()).href, { waitUntil: 'commit' });

      expect([reloaded, await seen()]).toEqual([
        ['Sông Hồng', '#8f4a00', false],
        ['Sông Hồng', '#8f4a00', false],
      ]);
    },
  );
});

describe('a logo that was uploaded', () => {
  // Painted as an image, none of it runs or requests anything.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" onload="top.hasRun = true">
    <script>top.hasRun = true; fetch('https://foreign.example/')</script>
    <image href="https://foreign.example/logo.png" width="9" height="9"/>
    <rect width="300" height="100" fill="#e30613" onclick="top.hasRun = true"/>
  </svg>`;

  it('stands in the place of the mark before the app is loaded, at the login, on paper, until the reset', async () => {
    const page = await openPage({ at: '/bot?person=member&lng=en&brand=Sông Hồng', theme: 'light' });
    const pictures = (within: string) =>
      page
        .locator(`${within} svg[viewBox="0 0 26 26"]`)
        .evaluateAll((marks) => [
          ...new Set(marks.map((mark) => getComputedStyle(mark).backgroundImage.slice(0, 27))),
        ]);
    const shown = ['url("data:image/png;base64,'];
    await page.locator('h1').first().waitFor();
    expect(await pictures('body')).toEqual(['none']);

    await page.keyboard.press('Control+.');
    await page
      .getByLabel('Logo (SVG or PNG)')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
    await page.getByRole('button', { name: 'Remove the logo' }).waitFor();
    expect(await pictures('body')).toEqual(shown);
    // Its colour counts too, as it is read on light ground.
    const primary = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim());
    expect(await primary()).toMatch(/^#[c-f][0-9a-f]0[0-9a-f]1[0-9a-f]$/);
    await page.keyboard.press('Escape');

    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.querySelector('.printed-head svg') !== null;
    });
    expect(await pictures('.printed-head')).toEqual(shown);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });

    await page.route('**/assets/*.js', () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-shell=header]').waitFor({ state: 'attached' });
    expect(await pictures('[data-shell=header]')).toEqual(shown);
    await page.unroute('**/assets/*.js');

    await page.goto(new URL('/auth/login?person=visitor', page.url()).href);
    await page.locator('form').waitFor();
    expect(await pictures('#root')).toEqual(shown);
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);

    await page.keyboard.press('Control+.');
    await page.getByRole('button', { name: 'Reset the data' }).click();
    await page.waitForFunction(() => document.title.endsWith('| Nhịp'));
    await page.locator('form').waitFor();
    expect(await pictures('body')).toEqual(['none']);
  });
});

describe('the notes of a presentation', () => {
  it.each([
    ...[768, 1280, 1366].map((width) => ({ path: '/bot', person: 'member', width })),
    ...[1280, 1366].map((width) => ({ path: '/desk', person: 'admin', width })),
  ])(
    'lie on no notice and on no menu, at $path in a window of $width px',
    async ({ path, person, width }) => {
      const page = await openPage({
        at: `${path}?present&person=${person}&clock=9999-01-01T09:00:00`,
        width,
      });
      const notes = page.getByRole('complementary', { name: words('demo.present.notes') });
      const notice = page.locator('.notice').first();
      const menu = page.getByRole('navigation', { name: words('menu.label') });
      // While the pointer is on it, it stays.
      await notice.hover();
      await notes.waitFor();

      expect([await isOn(notes, notice), await isOn(notes, menu)]).toEqual([false, false]);
    },
  );

  it.each(['vi', 'en', 'de'] as const)(
    'and the drawer with its scenes fit from 360 to 1920 px and axe finds nothing wrong, in %s',
    async (lng) => {
      const at = `/bot?present&person=member&scenario=story-day&speed=0&lng=${lng}`;
      const page = await openPage({ at, lng });
      const notes = page.getByRole('complementary', { name: messages[lng]['demo.present.notes'] });
      const drawer = page.getByRole('dialog', { name: messages[lng]['demo.title'] });
      const parts = [messages[lng]['demo.scenes'], messages[lng]['demo.story.title']];
      const examine = async () => ({ axe: await violations(page), layout: await layoutViolations(page) });

      for (const width of [360, 768, 1366, 1920]) {
        await resize(page, width);
        await notes.waitFor();
        expect(await examine(), `the notes at ${width} px`).toEqual({ axe: [], layout: [] });

        await page.keyboard.press('Control+.');
        for (const name of parts) await drawer.getByRole('region', { name, exact: true }).waitFor();
        expect(await examine(), `the drawer at ${width} px`).toEqual({ axe: [], layout: [] });
        await page.keyboard.press('Escape');
        await drawer.waitFor({ state: 'detached' });
      }
    },
  );
});

/** Whether one element lies on another, in part at least. */
async function isOn(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  const isAbove = a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isBeside && !isAbove;
}

describe('the demo on a host without rules, below a path', () => {
  let build: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    build = await buildApp('demo', {}, ['--base=/nhip/']);
  }, 120_000);
  afterAll(() => build.remove());

  it('opens any of its addresses, and after the first visit without a network', async () => {
    const site = await serve(build.folder);
    const { page, problems } = await createPage({
      site,
      at: '/nhip/technical/FPT?person=member&lng=en',
      serviceWorkers: 'allow',
      width: 1366,
    });
    onTestFinished(() => page.context().close());
    await page.locator('[data-painted=FPT]').waitFor();
    await allKept(page);

    await page.context().setOffline(true);
    await page.goto(`${site}/nhip/technical/HPG?lng=de`);
    await page.locator('[data-painted=HPG]').waitFor();
    await page.goto(`${site}/nhip/?tour`);
    await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
    await page.locator('tr[data-symbol]').first().waitFor();

    expect(new URL(page.url()).pathname).toBe('/nhip/');
    expect(problems.filter((problem) => /^uncaught/.test(problem))).toEqual([]);
  });
});

/** Serves a folder below /nhip/ as a host does that knows nothing of it: a file, the folder's page, or 404.html. */
async function serve(folder: string): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const path = new URL(url, 'http://host').pathname;
    const named = path === '/nhip/' ? 'index.html' : path.replace(/^\/nhip\//, '');
    const file = join(folder, named);
    const isThere = path.startsWith('/nhip/') && existsSync(file) && statSync(file).isFile();
    const sent = isThere ? file : join(folder, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': TYPES[extname(sent)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(sent));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
