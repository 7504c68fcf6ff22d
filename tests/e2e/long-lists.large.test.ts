// @module-tag P14
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { an } from '../support/rest-server/people';
import { logIn, openProduct, region } from '../support/browser/product';
import { tried } from '../support/tried';

const SHOWN = 10_000;
const BEYOND = 12;
const symbols = Array.from({ length: SHOWN + BEYOND }, (_, i) => `A${10_000 + i}`);
const [first, last] = [symbols[0]!, symbols[SHOWN - 1]!];

const row = (symbol: string) => ({ symbol, short_name_vi: `Công ty ${symbol}`, price: 20 });
const signal = (symbol: string, i: number) => ({
  ...{ symbol, price: 20, signal_type: 'buy_break_out' },
  updated: `2026-${i < 5_000 ? '08-27' : '08-26'} 14:46:00`,
});
const answers = {
  'api/watchlists': [{ id: 1, name: 'Tất cả', symbols: symbols.map(row) }],
  'api/tplus_signals': symbols.map(signal),
};

async function openHome(viewport?: { width: number; height: number }) {
  const { page } = await openProduct({ at: '/auth/login' });
  if (viewport) await page.setViewportSize(viewport);
  for (const [path, data] of Object.entries(answers)) {
    await page.route(`**/${path}`, (route) => route.fulfill({ json: { data } }));
  }
  await logIn(page, an);
  await listed(page, first).waitFor();
  return page;
}

/** A symbol of the list: its row, and on a phone its place under the thumb. */
function listed(page: Page, symbol: string, isSelected = false) {
  const isPhone = page.viewportSize()!.width < 768;
  return region(page, 'Watchlist').locator(
    isPhone
      ? `:scope > ul a[href$="/${symbol}"]${isSelected ? '[aria-current]' : ''}`
      : `tr[data-symbol=${symbol}]${isSelected ? '[aria-selected=true]' : ''}`,
  );
}

/** Scrolls the element around a table to a share of its height. */
function scrollTo(table: Locator, share: number) {
  return table.evaluate((element, at) => {
    const box = element.parentElement!;
    box.scrollTop = at * (box.scrollHeight - box.clientHeight);
  }, share);
}

/** Whether the whole of it stands inside the box that scrolls it. */
function isInView(found: Locator) {
  return found.evaluate((element) => {
    const scroller = element.closest('[data-sheet] > ul') ?? element.closest('table')!.parentElement!;
    const [box, place] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
    const isHigh = place.top >= box.top - 1 && place.bottom <= box.bottom + 1;
    return isHigh && place.left >= box.left - 1 && place.right <= box.right + 1;
  });
}

describe('lists of more than ten thousand rows', () => {
  it('show ten thousand of them, drawing few, and name the others with their number', async () => {
    const page = await openHome();
    for (const [name, text] of [
      ['Watchlist', '12 more symbols of this list are not shown here.'],
      ['Recommended stocks', '12 older signals are not shown here.'],
    ] as const) {
      const panel = region(page, name);
      const table = panel.getByRole('table');
      await panel.getByText(text).waitFor();
      await table.locator('tr[aria-rowindex]').first().waitFor();

      expect(await table.getAttribute('aria-rowcount')).toBe('10001');
      tried(symbols.length, 'rows');
      expect(await table.locator('tr[data-symbol]').count()).toBeLessThan(80);
    }
  });

  it('are scrolled to any place, where the rows are those of the place', async () => {
    const page = await openHome();
    const table = region(page, 'Recommended stocks').getByRole('table');
    await table.locator('tr[aria-rowindex]').first().waitFor();

    await scrollTo(table, 1);
    await table.locator(`tr[data-symbol=${last}]`).waitFor();
    expect(await table.locator(`tr[data-symbol=${last}]`).getAttribute('aria-rowindex')).toBe('10001');

    await scrollTo(table, 0.5);
    await table.locator('tr[data-day-start]').waitFor();
    expect(await table.locator('tr[data-day-start]').getAttribute('data-symbol')).toBe(symbols[5_000]);
  });

  it.each([
    { screen: 'a desktop', viewport: { width: 1366, height: 768 } },
    { screen: 'a phone', viewport: { width: 360, height: 740 } },
  ])(
    'are walked by the arrow keys around both ends on $screen, the selected row in view',
    async ({ viewport }) => {
      const page = await openHome(viewport);
      await listed(page, first).click();
      await page.locator('h1', { hasText: first }).waitFor();

      for (const [key, symbol] of [
        ['ArrowUp', last],
        ['ArrowUp', symbols[SHOWN - 2]!],
        ['ArrowDown', last],
        ['ArrowDown', first],
        ['ArrowDown', symbols[1]!],
      ] as const) {
        await page.keyboard.press(key);
        await page.locator('h1', { hasText: symbol }).waitFor();
        await listed(page, symbol, true).waitFor();
        await expect.poll(() => isInView(listed(page, symbol, true))).toBe(true);
      }
    },
  );
});
