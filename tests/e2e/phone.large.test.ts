import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { openHome, openPage } from '../support/browser/open-page';

const phone = { width: 360, height: 740, hasTouch: true } as const;

async function enter() {
  const page = await openHome(phone);
  await page.locator('[data-sheet]').waitFor();
  // A page to go back to, so that a press too many shows.
  await goTo(page, 'Whale');
  await goTo(page, 'Dashboard');
  await page.locator('[data-sheet]').waitFor();
  return page;
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).tap();

async function goTo(page: Page, name: string) {
  await openMenu(page);
  await page.getByRole('dialog', { name: 'Main menu' }).getByRole('link', { name }).tap();
  await page.waitForURL(name === 'Whale' ? '**/whale' : (url) => url.pathname === '/');
}

const overlays = [
  { what: 'the menu', button: /^Menu$/, open: 'dialog.drawer[open]' },
  { what: 'the settings', button: 'Settings', open: '.popover:popover-open' },
  { what: 'the user menu', button: 'User menu', open: '.popover:popover-open' },
  { what: 'the controls of the demo', button: 'Sample data', open: 'dialog.drawer[open]' },
  { what: 'the watchlist', button: /^Watchlist/, open: '[data-sheet=open]' },
] as const;

describe('Back on a phone', () => {
  it.each(overlays)('closes $what before it leaves the page', async ({ button, open }) => {
    const page = await enter();

    await page.getByRole('button', { name: button }).first().tap();
    await page.locator(open).waitFor();
    await page.goBack();
    await page.locator(open).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goBack();
    await page.waitForURL('**/whale');
  });

  it('closes the search before it leaves the page', async () => {
    const page = await enter();

    await page.getByRole('banner').locator('label').tap();
    await page.locator('[role=combobox][aria-expanded=true]').waitFor();
    await page.goBack();
    await page.locator('[role=combobox][aria-expanded=true]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');

    await page.goBack();
    await page.waitForURL('**/whale');
  });

  it('closes a dialog, then the sheet that it was opened from, before it leaves the page', async () => {
    const page = await enter();
    await page.locator('tr[data-symbol]').first().tap();
    await page.locator('[data-painted]').waitFor();

    await page.getByRole('button', { name: 'Chart controls' }).tap();
    await page.getByRole('button', { name: 'Table of the data' }).tap();
    await page.getByRole('dialog', { name: /^Data of/ }).waitFor();
    await page.goBack();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Table of the data' }).waitFor();

    await page.goBack();
    await page.locator(':popover-open').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toMatch(/^\/technical\//);

    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('leaves the page at once after a reload with an open overlay', async () => {
    const page = await enter();
    await openMenu(page);
    await page.locator('dialog.drawer[open]').waitFor();

    await page.reload();
    await page.locator('[data-sheet]').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);

    await page.goBack();
    await page.waitForURL('**/whale');
  });

  it('leaves the page at once when the overlay was closed otherwise', async () => {
    const page = await enter();

    await openMenu(page);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Watchlist/ }).tap();
    await page.locator('[data-sheet=open]').waitFor();
    await page.getByRole('button', { name: /^Watchlist/ }).tap();
    await page.locator('[data-sheet=peek]').waitFor();

    await page.goBack();
    await page.waitForURL('**/whale');
  });

  it('finds the page that was left by a link of an overlay, with the overlay closed', async () => {
    const page = await enter();
    await page.goto(new URL('/?signals=results', page.url()).href);
    await page.locator('[data-sheet]').waitFor();
    await goTo(page, 'Whale');

    await page.goBack();

    await page.waitForURL('**/?signals=results');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('a phone of 360 px', () => {
  it('shows the rule of a password over no other field, in German', async () => {
    const page = await openPage({ at: '/auth/new-password/abc', lng: 'de', ...phone });
    await page.locator('input[type=password]').first().waitFor();
    const rule = (await page.getByText(/^6 bis 16 Zeichen/).boundingBox())!;
    const next = page.locator('form label').nth(1);
    const before = (await next.boundingBox())!;
    const shown = await layoutViolations(page);
    await page.locator('input[type=password]').first().fill('abc');
    await page.locator('form button[type=submit]').tap();
    await page.locator('[aria-invalid=true]').first().waitFor();

    expect(rule.y + rule.height).toBeLessThanOrEqual(before.y);
    expect(await next.boundingBox()).toEqual(before);
    expect([shown, await layoutViolations(page)]).toEqual([[], []]);
  });

  it('keeps the icon of the sheet inside its margin', async () => {
    const page = await enter();
    await page.getByRole('button', { name: /^Watchlist/ }).tap();
    const icon = (await page.locator('[data-sheet] > header button[title] svg').boundingBox())!;

    expect(phone.width - icon.x - icon.width).toBeGreaterThanOrEqual(12);
  });
});

describe('a phone of 390 by 844 px', () => {
  it.each(['vi', 'en', 'de'] as const)(
    'has room for the first signal under the pulse, and nothing outside its panel, in %s',
    async (lng) => {
      const page = await openPage({
        at: '/?person=member',
        lng,
        ...{ width: 390, height: 844, hasTouch: true },
      });
      const row = page.locator('tr[data-symbol]').first();
      await row.locator('time').first().waitFor();
      // Its sale date and its profit stand on second lines; the profit comes with the quotes.
      await expect.poll(() => row.innerText()).toMatch(/[+-]?\d+\.\d\d%[^]*\d\d[/.]\d\d/);
      const [first, sheet] = [await row.boundingBox(), await page.locator('[data-sheet]').boundingBox()];

      expect(first!.y + first!.height).toBeLessThanOrEqual(sheet!.y + 1);
      expect((await page.locator('main section').first().boundingBox())!.height).toBeLessThanOrEqual(355);
      expect(await layoutViolations(page)).toEqual([]);
    },
  );
});

describe.each([
  { at: '/', width: 360 },
  { at: '/', width: 390 },
  { at: '/technical/HPG', width: 390 },
])('the frame of $at at $width px', ({ at, width }) => {
  const open = () =>
    openPage({ at: `${at}?person=member`, lng: 'vi', ...{ width, height: 844, hasTouch: true } });

  it('is a line above, and below it the watchlist over five places for a thumb', async () => {
    const page = await open();
    const strip = page.locator('[data-sheet=peek]');
    await strip.locator('ul a').first().waitFor();
    const bar = page.locator('nav:not(header nav)').last();
    // The bell takes the place of a link once the page is idle, which may not happen while the places are measured.
    await bar.locator('> div > button').waitFor();
    const places = await bar.locator('> :is(a, button), > div > :is(a, button)').evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ width, height }) => ({ width, height }))
        .filter((box) => box.width > 0),
    );
    const heightOf = async (found: typeof bar) => (await found.boundingBox())!.height;
    const bottomOf = async (found: typeof bar) => {
      const box = (await found.boundingBox())!;
      return Math.round(box.y + box.height);
    };

    expect(await heightOf(page.getByRole('banner').first())).toBe(52);
    expect([await heightOf(strip), await heightOf(bar)]).toEqual([48, 56]);
    expect([await bottomOf(strip), await bottomOf(bar)]).toEqual([844 - 56, 844]);
    expect(places).toHaveLength(5);
    for (const place of places) {
      expect([place.width >= 44, place.height >= 44]).toEqual([true, true]);
    }
  });

  it('scrolls as one page, without boxes that scroll by themselves', async () => {
    const page = await open();
    await page.locator('[data-sheet=peek] ul a').first().waitFor();
    await page.waitForLoadState('networkidle');
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((box) => box.scrollHeight > box.clientHeight + 1)
        .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.checkVisibility())
        .map(({ className }) => className),
    );

    expect(boxes).toEqual([]);
  });

  it('leaves no field under the bar that takes the focus', async () => {
    const page = await open();
    await page.locator('[data-sheet=peek] ul a').first().waitFor();
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')]
        .filter((each) => each.checkVisibility() && !each.closest('[data-sheet]'))
        .filter((each) => {
          window.scrollTo(0, 0);
          each.focus();
          const isFocused = document.activeElement === each;
          return isFocused && each.getBoundingClientRect().bottom > window.innerHeight - 104;
        })
        .map((each) => each.outerHTML.slice(0, 80)),
    );

    expect(covered).toEqual([]);
  });
});

describe('My T+ on a phone', () => {
  it('has tickers that are as high as a finger', async () => {
    const page = await openPage({ at: '/desk?person=member', width: 360, height: 740, hasTouch: true });
    const rows = page.getByRole('table', { name: 'Trades' }).locator('tr[data-symbol]');
    await rows.first().waitFor();
    const links = await rows.evaluateAll((all) =>
      all.map((row) => {
        const link = row.querySelector('a')!;
        link.scrollIntoView({ block: 'center' });
        const { left, height } = link.getBoundingClientRect();
        const beneath = document.elementFromPoint(left + 4, row.getBoundingClientRect().bottom - 8);
        return { height, opensBeneath: link.contains(beneath) };
      }),
    );

    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.height).toBeGreaterThanOrEqual(44);
      expect(link.opensBeneath).toBe(true);
    }
  });
});

describe('the first field', () => {
  it('has the focus on the lock, but for a finger', async () => {
    for (const hasTouch of [false, true]) {
      const page = await openHome({ hasTouch });
      await page.goto(new URL('/auth/lock', page.url()).href);
      await page.getByLabel('Password').waitFor();
      await page.locator('form button:enabled').waitFor();

      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(hasTouch ? 'BODY' : 'INPUT');
    }
  });

  it.each(['/auth/login', '/auth/security-code'])('has the focus on %s', async (at) => {
    const page = await openPage({ at });
    await page.waitForFunction(() => document.activeElement?.matches('form input, .bp6-input'));
  });

  it('waits for a finger where there is one, which would raise the keyboard', async () => {
    const page = await openPage({ at: '/auth/login', ...phone });
    await page.locator('form input').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });
});
