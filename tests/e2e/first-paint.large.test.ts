import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { menuOfMembers } from '../support/listed-pages';
import { de, en, vi } from '../support/texts';
import { an } from '../support/rest-server/people';
import { openProduct } from '../support/browser/product';

const languages = { vi, en, de };
const promiseOf = (texts: typeof en) => `${texts['about.promise']} ${texts['about.promiseEnd']}`;

describe('a visitor whose app is still on its way', () => {
  it.each(Object.keys(languages) as (keyof typeof languages)[])(
    'reads the welcome in %s, in their theme',
    async (lng) => {
      const { page } = await openProduct({ at: '/about' });
      await page.evaluate((language) => {
        localStorage.setItem('lng', language);
        localStorage.setItem('theme', 'light');
      }, lng);
      let arrives = () => {};
      const arrival = new Promise<void>((resolve) => (arrives = resolve));
      await page.route('**/assets/app-*.js', async (route) => {
        await arrival;
        await route.continue();
      });

      await page.goto(new URL('/auth/login', page.url()).href, { waitUntil: 'commit' });
      const promise = page.locator('#root p:has(> span + span)');
      await promise.waitFor();
      const [early, place] = [await promise.innerText(), await promise.boundingBox()];
      expect([early.replaceAll('\n', ' '), await page.locator('html').getAttribute('data-theme')]).toEqual([
        promiseOf(languages[lng]),
        'light',
      ]);
      expect(await page.locator('form').count()).toBe(0);

      arrives();
      await page.locator('form').waitFor();
      expect([await promise.count(), await promise.innerText(), await promise.boundingBox()]).toEqual([
        1,
        early,
        place,
      ]);
    },
  );

  it('reads nothing of it where somebody is signed in', async () => {
    const { page } = await openProduct({ at: '/about' });
    await page.evaluate(() => localStorage.setItem('accessToken', 'x'));
    await page.route('**/assets/app-*.js', () => {});

    await page.goto(new URL('/auth/login', page.url()).href, { waitUntil: 'commit' });
    await page.locator('#welcome').waitFor({ state: 'attached' });

    expect(await page.locator('#root > *').count()).toBe(0);
  });
});

/** The product with a person's session stored, and a load of it whose code waits until `arrives`. */
async function openWithoutCode(
  at: string,
  {
    user = an.user,
    width = 1366,
    storage = {},
    hasClock = false,
  }: { user?: object; width?: number; storage?: object; hasClock?: boolean } = {},
) {
  const { page, server } = await openProduct({ at: '/about', width, hasClock });
  const { token } = server.begin(an);
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    {
      accessToken: token,
      user: JSON.stringify(user),
      ...storage,
    } as Record<string, string>,
  );
  let arrives = () => {};
  const arrival = new Promise<void>((resolve) => (arrives = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(new URL(at, page.url()).href, { waitUntil: 'commit' });
  await page.locator('#frame').waitFor({ state: 'attached' });
  return { page, server, arrives, outline: page.locator('body > [data-shell]') };
}

/** Where these parts of the frame are. */
const placesIn = (page: Page, root: string) =>
  page.evaluate(
    (within) =>
      [
        ...['header:not(section header)', 'aside > div', 'aside nav', 'aside nav a', 'aside nav svg'],
        ...['nav:not(aside nav)', 'nav:not(aside nav) svg', 'nav:not(aside nav) span:not([class])'],
      ].map((part) =>
        [...document.querySelectorAll(`${within} ${part}`)]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ x, y, width, height }) => [x, y, width, height]),
      ),
    root,
  );

describe('a member whose app is still on its way', () => {
  it.each([
    ['/', 360, 'dark'],
    ['/', 900, 'light'],
    ['/', 1366, 'dark'],
    ['/technical/HPG', 360, 'light'],
    ['/technical/HPG', 900, 'dark'],
    ['/technical/HPG', 1366, 'light'],
  ] as const)('sees the frame around %s at %i px, %s, where it then is', async (at, width, theme) => {
    const { page, arrives, outline } = await openWithoutCode(at, { width, storage: { theme } });
    await outline.waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await outline.evaluate((element: HTMLElement) => [element.ariaHidden, element.inert])).toEqual([
      'true',
      true,
    ]);
    expect(await page.locator('header[data-shell], nav[data-shell]').count()).toBe(2);
    const early = await placesIn(page, 'body > [data-shell]');

    arrives();
    await outline.waitFor({ state: 'detached' });
    expect(await placesIn(page, '#root')).toEqual(early);
  });

  it('sees the page with its data take its place, each requested once', async () => {
    const { page, server, arrives, outline } = await openWithoutCode('/', { hasClock: true });
    // However slow the machine is, the outline does not give way to a page without data.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const calls = ['/api/tplus_signals', '/api/watchlists', '/api/market_pulse'];
    await page.evaluate(() => {
      const rendered = new Set<string | null>();
      Object.assign(window, { rendered });
      const panel = ['Recommended stocks', 'Watchlist']
        .map((name) => `#root section[aria-label="${name}"]`)
        .join();
      new MutationObserver(() => {
        for (const element of document.querySelectorAll(`:is(${panel}) :is([role=progressbar], table)`))
          rendered.add(element.role ?? element.tagName);
      }).observe(document, { childList: true, subtree: true });
    });

    arrives();
    await outline.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => [...(window as unknown as { rendered: Set<string> }).rendered])).toEqual(
      ['TABLE'],
    );
    await page.waitForLoadState('networkidle');
    expect(server.requests.map(({ url }) => url).filter((url) => calls.includes(url))).toHaveLength(
      calls.length,
    );
  });

  it('reads the menu of their role in their language, with the page that is open', async () => {
    const { page, outline } = await openWithoutCode('/bot', { storage: { lng: 'de' } });
    const menu = page.locator('nav[data-shell] a');
    expect(await menu.allInnerTexts()).toEqual(menuOfMembers.map(({ title }) => de[title]));
    expect(await outline.locator('[aria-current]').innerText()).toBe(de['page.bot']);
    expect(await outline.innerText()).not.toMatch(/\w+\.[a-z]\w+(?<!example)$/m);
  });

  it.each([
    ['whose browser is locked', '/', { storage: { locked: 'true' } }],
    ['who is no admin, on a page for admins', '/admin/plan', {}],
    ['on a page for anyone', '/about', {}],
  ] as const)('%s sees no outline', async (_, at, how) => {
    const { outline } = await openWithoutCode(at, how);
    expect(await outline.count()).toBe(0);
  });
});
