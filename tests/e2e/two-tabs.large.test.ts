import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillBuy, listed, logOut, region } from '../support/browser/product';
import { openHome, openPage, signIn, stopClock } from '../support/browser/open-page';

const EXPIRED = 'Session timeout, please login';

/** Two tabs of one browser, with the member signed in. */
async function openTabs() {
  const one = await openHome();
  const two = await openPage({ at: '/', context: one.context() });
  await listed(two);
  return [one, two] as const;
}

async function painted(page: Page, theme: 'dark' | 'light') {
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

/** Runs in the page: counts the notices about VCB, which are gone after some seconds. */
function countNotices() {
  const notified = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const notice of document.querySelectorAll('.notice')) {
      if (notified.has(notice) || !notice.textContent.includes('VCB rises to 1.00')) continue;
      notified.add(notice);
      const html = document.documentElement;
      html.dataset['notified'] = String(Number(html.dataset['notified'] ?? 0) + 1);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
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
    await two.waitForURL('**/about');
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

  it('have one desk: what one records is in the other beside it', async () => {
    const tabs = await openTabs();
    for (const page of tabs) {
      await page.goto(new URL('/desk', page.url()).href);
      await page.locator('main tr[data-symbol]').first().waitFor();
    }
    const holding = (page: Page, symbol: string) => page.locator(`main tr[data-symbol=${symbol}]`);
    const record = async (page: Page, symbol: string) => {
      const dialog = await fillBuy(page, symbol);
      await dialog.getByRole('button', { name: 'Save anyway' }).click();
      await holding(page, symbol).waitFor();
    };
    const [one, two] = tabs;

    await record(one, 'FPT');
    await holding(two, 'FPT').waitFor();
    await record(two, 'VCB');
    await holding(one, 'VCB').waitFor();
  });

  it('tell of an alert once, in one of them, and both list it', async () => {
    const bell = (page: Page) => page.getByRole('button', { name: /^Alerts/ });
    const started = (page: Page) => page.getByRole('button', { name: 'Sample data' }).waitFor();
    // Where no tab watches the desk yet, whose own alerts would be saved at the same time.
    const one = await openPage({ at: '/about?person=member&lng=en&clock=continuous&speed=0' });
    await started(one);
    const two = await openPage({ context: one.context() });
    await started(two);
    const status = await one.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const { data } = (await (await fetch('/api/desk', { headers })).json()) as {
        data: { alerts: object[] };
      };
      const fired = { firedAt: null, firedPrice: null, seen: false };
      const armedAt = '2026-01-01T00:00:00Z';
      const alert = { id: 'once', symbol: 'VCB', kind: 'above', price: 1, armedAt, ...fired };
      localStorage.setItem('watchedUntil', JSON.stringify({ '1': 4e12 }));
      const body = JSON.stringify({ ...data, alerts: [...data.alerts, alert] });
      return (await fetch('/api/desk', { method: 'PUT', headers, body })).status;
    });
    expect(status).toBe(200);
    await one.context().addInitScript(countNotices);
    await Promise.all([one, two].map((page) => page.goto(new URL('/bot', page.url()).href)));
    const notified = async (page: Page) => Number(await page.locator('html').getAttribute('data-notified'));
    const rows = (page: Page) => page.getByRole('group', { name: 'Alerts' }).getByText('VCB rises to 1.00');

    await expect.poll(async () => (await notified(one)) + (await notified(two))).toBeGreaterThan(0);
    for (const page of [one, two]) await bell(page).click();
    // Each tab lists it once it has loaded what either saved.
    await Promise.all([rows(one).first().waitFor(), rows(two).first().waitFor()]);

    expect((await notified(one)) + (await notified(two))).toBe(1);
    for (const page of [one, two]) {
      await page.reload();
      await bell(page).click();
      await rows(page).first().waitFor();
      expect([await rows(page).count(), await notified(page)]).toEqual([1, 0]);
    }
  });

  it('have one theme and one night mode at once, as either set them', async () => {
    const one = await openPage({ theme: 'dark', hasClock: true });
    const two = await openPage({ context: one.context(), hasClock: true });
    for (const page of [one, two]) await page.getByRole('button', { name: 'Settings' }).click();
    const nightModes = [one, two].map((page) => page.getByRole('switch', { name: 'Night mode' }));
    for (const nightMode of nightModes) await nightMode.waitFor();
    await stopClock(one);
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

  it('have one language at once', async () => {
    const one = await openPage({ lng: 'en', hasClock: true });
    const two = await openPage({ lng: 'en', context: one.context(), hasClock: true });
    await one.getByRole('button', { name: 'Settings' }).click();
    const german = one.getByRole('radio', { name: 'Deutsch' });
    await german.waitFor();
    await stopClock(one);

    await german.click();
    await two.getByRole('button', { name: 'Einstellungen' }).waitFor();

    expect(await two.locator('html').getAttribute('lang')).toBe('de');
  });
});
