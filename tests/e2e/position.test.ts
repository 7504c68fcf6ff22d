import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, signIn } from '../support/browser/open-page';
import { region } from '../support/browser/product';

/** The chart of the first listed signal whose plan has a box. */
async function openPosition(look: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ at: '/auth/login', ...look });
  await signIn(page);
  const chip = page.locator('tr[data-symbol] a[href*="signal="]').first();
  const address = (await chip.getAttribute('href'))!;
  await page.goto(new URL(address, page.url()).href);
  await page.locator('#chart[data-position]').waitFor();
  await stop(page).waitFor();
  return page;
}

const stop = (page: Page) => page.getByRole('slider', { name: 'Stop' });
const prices = async (page: Page) =>
  (await page.locator('#chart').getAttribute('data-position'))!.split(' ').map(Number);
const shownStop = async (page: Page) =>
  Number(
    await region(page, 'Trade plan')
      .locator('dt:text-is("Stop") + dd')
      .evaluate((dd) => dd.firstChild!.textContent),
  );

it('the stop of a plan follows the mouse and the keyboard, and the explanation follows it', async () => {
  const page = await openPosition();
  const [entry, planned, target] = await prices(page);

  await stop(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await stop(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 12, { steps: 4 });
  await page.mouse.up();
  const [, dragged] = await prices(page);
  expect(dragged).toBeGreaterThan(planned!);
  expect(dragged).toBeLessThan(entry!);
  expect(await shownStop(page)).toBe(dragged);

  await stop(page).press('ArrowDown');
  const [, stepped] = await prices(page);
  expect(stepped).toBeLessThan(dragged!);
  expect([Number(await stop(page).getAttribute('aria-valuenow')), await shownStop(page)]).toEqual([
    stepped,
    stepped,
  ]);

  await region(page, 'Trade plan').getByRole('button', { name: 'Back to the plan' }).click();
  await page.locator(`#chart[data-position="${entry} ${planned} ${target}"]`).waitFor();
});

it('the stop of a plan follows a finger, beside which the page still scrolls', async () => {
  const page = await openPosition({ width: 390, height: 844, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, dy: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from.y + part * dy);
    await touch('touchEnd', 0);
  };
  await stop(page).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
  const scrolled = () => page.evaluate(() => document.scrollingElement!.scrollTop);
  const before = { planned: (await prices(page))[1], scrolled: await scrolled() };

  const { x, y, width, height } = (await stop(page).boundingBox())!;
  await swipe({ x: x + width / 2, y: y + height / 2 }, 30);
  expect((await prices(page))[1]).toBeLessThan(before.planned!);
  expect(await scrolled()).toBe(before.scrolled);

  await swipe({ x: 120, y: y + height / 2 }, -120);
  await page.waitForFunction((top) => document.scrollingElement!.scrollTop !== top, before.scrolled);
});
