import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { enterAs, noticesOf } from '../browser/product';
import { createPage } from '../browser/open-page';
import { an } from '../rest-server/people';
import { startServer } from '../rest-server/server';
import { words } from '../texts';
import { RAW } from './faults';

/** Words that no investor may read: a server's own, markup, and what programs print for want of a value. */
const NOT_FOR_PEOPLE = new RegExp(
  `${RAW}|nginx|Bad Gateway|</?[a-z]|undefined|NaN|\\bnull\\b|Invalid Date|\\[object`,
);

/** Opens one page on one server for several tests; its timers run by themselves and can be advanced. */
export async function setUp() {
  const server = await startServer({ files: inject('production') });
  const { page, problems } = await createPage({ site: server.url, at: '/about', hasClock: true });

  return {
    page,
    server,
    /** Opens an address as a fresh page, with An signed in. */
    enter: (at: string) => enterAs(an, { page, server }, at),
    /** Expects no error in the page since the last check, and no text on it that is not for people. */
    async expectNoErrors() {
      const seen = `${await page.title()}\n${await page.locator('body').innerText()}`;
      expect(NOT_FOR_PEOPLE.exec(seen)?.[0]).toBeUndefined();
      expect(problems.splice(0)).toEqual([]);
    },
    async close() {
      await page.context().close();
      await server.close();
    },
  };
}

export type Setup = Awaited<ReturnType<typeof setUp>>;

/** The only notice that comes up; and then it leaves, as it does after a while. */
export async function expectNotice(page: Page, notice: readonly string[]) {
  await expect.poll(() => noticesOf(page)).toEqual([notice]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => noticesOf(page)).toEqual([]);
}

/**
 * Presses buttons that have to wait for the same time: beside each it says for how long, they do nothing, and may be
 * pressed again once that is over.
 */
export async function waitOut(page: Page, buttons: readonly Locator[], seconds: number) {
  const isEnabled = () => Promise.all(buttons.map((button) => button.isEnabled()));
  // A load that was not sent for the refusal of another waits up to a quarter longer, by chance; one that was refused a moment
  // later names what was left then.
  const most = Math.ceil(seconds * 1.25);
  const left = Array.from({ length: most - seconds + 10 }, (_, passed) => most - passed).join('|');
  const text = new RegExp(words('form.retryIn', { seconds: `(${left})` }));
  for (const button of buttons) {
    const place = button.locator('xpath=ancestor::*[self::form or self::section][1]');
    await place.locator('.form-wait .visually-hidden', { hasText: text }).waitFor({ state: 'attached' });
    await button.evaluate((element: HTMLElement) => element.click());
  }
  expect(await isEnabled()).toEqual(buttons.map(() => false));
  await page.clock.runFor(most * 1_000);
  await expect.poll(isEnabled).toEqual(buttons.map(() => true));
}
