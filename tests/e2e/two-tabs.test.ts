import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listed, logOut, region } from '../support/browser/product';
import { signIn, openPage } from '../support/browser/open-page';

const EXPIRED = 'Session timeout, please login';

/** Two tabs of one browser, with the member signed in. */
async function openTabs() {
  const one = await openPage({ at: '/auth/login' });
  await signIn(one);
  const two = await openPage({ at: '/', context: one.context() });
  await listed(two);
  return [one, two] as const;
}

/** Fails where a page has not been painted so within a second. */
async function painted(page: Page, theme: 'dark' | 'light') {
  await page.locator(`html[data-theme=${theme}]`).waitFor({ timeout: 1_000 });
}

async function add(page: Page, symbol: string) {
  await region(page, 'Watchlist').getByRole('combobox', { name: 'Symbol' }).fill(symbol);
  await region(page, 'Watchlist').getByRole('button', { name: 'Add', exact: true }).click();
  await region(page, 'Watchlist').locator(`tr[data-symbol=${symbol}]`).waitFor();
}

describe('two tabs of the demo', () => {
  it('are both signed in when one logs in again after the other logged out', async () => {
    const [one, two] = await openTabs();

    await logOut(one);
    await Promise.all([one.waitForURL('**/about'), two.waitForURL('**/about')]);
    await signIn(two);
    const [shownInOne, shownInTwo] = [await listed(one), await listed(two)];
    await Promise.all([one.reload(), two.reload()]);

    expect([shownInOne, await listed(one), await listed(two)]).toEqual([shownInTwo, shownInTwo, shownInTwo]);
    expect([one, two].map((page) => new URL(page.url()).pathname)).toEqual(['/', '/']);
    expect(await Promise.all([one, two].map((page) => page.getByText(EXPIRED).count()))).toEqual([0, 0]);
  });

  it('have one watchlist, as either edited it', async () => {
    const [one, two] = await openTabs();
    const before = await listed(one);

    await add(one, 'FPT');
    await add(two, 'VNM');
    await Promise.all([one.reload(), two.reload()]);

    const after = [...before, 'FPT', 'VNM'];
    expect([await listed(one), await listed(two)]).toEqual([after, after]);
  });

  it('have one theme and one night mode within a second, as either set them', async () => {
    const one = await openPage({ theme: 'dark' });
    const two = await openPage({ context: one.context() });
    for (const page of [one, two]) await page.getByRole('button', { name: 'Settings' }).click();
    const nightModes = [one, two].map((page) => page.getByRole('switch', { name: 'Night mode' }));
    const shown = async () => [await nightModes[0]!.isChecked(), await nightModes[1]!.isChecked()];

    await nightModes[0]!.check();
    await painted(two, 'light');
    const byDay = await shown();
    await two.getByRole('radio', { name: 'Dark' }).check();
    await painted(one, 'dark');

    expect([byDay, await shown()]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('have one language within a second', async () => {
    const one = await openPage({ lng: 'en' });
    const two = await openPage({ lng: 'en', context: one.context() });
    await one.getByRole('button', { name: 'Settings' }).click();

    await one.getByRole('radio', { name: 'Deutsch' }).click();
    await two.getByRole('button', { name: 'Einstellungen' }).waitFor({ timeout: 1_000 });

    expect(await two.locator('html').getAttribute('lang')).toBe('de');
  });
});
