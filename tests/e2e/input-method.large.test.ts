// @module-tag P35
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
