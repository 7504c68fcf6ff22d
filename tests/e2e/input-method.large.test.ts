// @module-tag P35
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { KINDS, pressKeys } from '../support/browser/keyed';
import { openHome } from '../support/browser/open-page';
import { changedTickers } from '../support/keyed';
import { tried } from '../support/tried';

const tickers = changedTickers();

it.each(KINDS)(
  'the search opens every ticker that Telex makes another word of, as an input method is %s it',
  { timeout: 300_000 },
  async (kind) => {
    const page = await openHome();
    const search = page.getByRole('combobox', { name: 'Search' });
    const opened: string[] = [];
    for (const ticker of tickers) {
      await search.focus();
      await pressKeys(page, kind, 'telex', ticker);
      await page.keyboard.press('Enter');
      await page
        // The page takes the focus when it opens.
        .locator(`[data-painted=${ticker}]`)
        .waitFor({ timeout: 10_000 })
        .catch(() => {});
      opened.push(new URL(page.url()).pathname);
      await page.keyboard.press('Escape');
      tried(1, 'tickers by an input method');
    }
    expect(tickers.length).toBeGreaterThan(25);
    expect(opened).toEqual(tickers.map((ticker) => `/technical/${ticker}`));
  },
);

it.each(KINDS)(
  'the watchlist is given the ticker that was typed, and no other, as an input method is %s it',
  { timeout: 300_000 },
  async (kind) => {
    const page = await openHome();
    const listed = () =>
      page
        .locator('#watchlist tr[data-symbol]')
        .evaluateAll((rows) => rows.map((row) => row.dataset['symbol']!));
    const before = await listed();
    const typed = tickers.filter((ticker) => !before.includes(ticker)).slice(0, 20);
    const field = page.getByRole('combobox', { name: 'Symbol' });
    for (const ticker of typed) {
      await field.focus();
      await pressKeys(page, kind, 'telex', ticker);
      await page.keyboard.press('Enter');
      await page
        .locator(`#watchlist tr[data-symbol=${ticker}]`)
        .waitFor({ timeout: 5_000 })
        .catch(() => {});
      await field.fill('');
      tried(1, 'tickers by an input method');
    }
    expect((await listed()).filter((symbol) => !before.includes(symbol)).toSorted()).toEqual(
      typed.toSorted(),
    );
  },
);

/** Opens another page of the demo, in which the person is signed in. */
const goTo = (page: Page, at: string) => page.goto(new URL(at, page.url()).href);

it.each(['Record a buy', 'Add alert'].flatMap((button) => KINDS.map((kind) => [button, kind] as const)))(
  'the symbol of “%s” is the ticker that was typed once the field is left, as an input method is %s it',
  { timeout: 300_000 },
  async (button, kind) => {
    const page = await openHome();
    await goTo(page, '/desk');
    await page.getByRole('button', { name: button }).first().click();
    const field = page.getByRole('dialog').getByLabel('Symbol', { exact: true });
    const typed = tickers.slice(0, 20);
    const shown: string[] = [];
    for (const ticker of typed) {
      await field.fill('');
      await field.focus();
      await pressKeys(page, kind, 'telex', ticker);
      await page.keyboard.press('Tab');
      await page.waitForFunction(isShown, ticker, { timeout: 5_000 }).catch(() => {});
      shown.push((await field.inputValue()).toUpperCase());
      tried(1, 'tickers by an input method');
    }
    expect(shown).toEqual(typed);
  },
);

/** Runs in the page: whether a field of its dialog shows a symbol. */
function isShown(symbol: string) {
  const fields = document.querySelectorAll<HTMLInputElement>('dialog input');
  return [...fields].some(({ value }) => value === symbol);
}

it.each(KINDS)(
  'a chart is compared with the ticker that was typed, as an input method is %s it',
  { timeout: 300_000 },
  async (kind) => {
    const page = await openHome();
    const typed = tickers.slice(0, 20);
    const compared: (string | undefined)[] = [];
    for (const ticker of typed) {
      await goTo(page, '/technical/FPT?compare=VNINDEX');
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByLabel('Compare with another symbol').focus();
      await pressKeys(page, kind, 'telex', ticker);
      await page.keyboard.press('Enter');
      const named = () => new URL(page.url()).searchParams.get('compare')!.split(',');
      await page.waitForURL(() => named().length > 1, { timeout: 5_000 }).catch(() => {});
      compared.push(named()[1]);
      tried(1, 'tickers by an input method');
    }
    expect(compared).toEqual(typed);
  },
);
