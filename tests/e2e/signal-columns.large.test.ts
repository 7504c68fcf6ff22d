import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHome } from '../support/browser/open-page';
import { logIn, openProduct } from '../support/browser/product';
import { an } from '../support/rest-server/people';

/** The heads of the list of signals, and each row's columns, that are seen without scrolling sideways. */
async function seen(page: Page) {
  const table = page.getByRole('region', { name: 'Recommended stocks' }).locator('table');
  await table.locator('tbody tr[data-symbol]').first().waitFor();
  return table.evaluate((element) => {
    const box = element.parentElement!.getBoundingClientRect();
    const end = Math.min(box.right, window.innerWidth) + 0.5;
    // What is there for screen readers alone, such as the day's name beside its date, has no place.
    const isSeen = (cell: Element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement!.closest('.visually-hidden') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const rects: DOMRect[] = [];
      while (walker.nextNode()) {
        range.selectNodeContents(walker.currentNode);
        rects.push(...range.getClientRects());
      }
      return rects.length > 0 && rects.every(({ left, right }) => left >= box.left && right <= end);
    };
    const texts = (selector: string) =>
      [...element.querySelectorAll(selector)].filter(isSeen).map(({ textContent }) => textContent);
    return {
      heads: texts('thead th'),
      rows: [...element.querySelectorAll('tr[data-symbol]')].map((row) => {
        const cells = [...row.children].filter(isSeen) as HTMLTableCellElement[];
        return {
          symbol: row.getAttribute('data-symbol'),
          columns: cells.reduce((sum, { colSpan }) => sum + colSpan, 0),
          target:
            [...row.children].find((cell, i) => i === 6 && /^\d/.test(cell.textContent))?.textContent ?? null,
          across: cells.filter(({ colSpan }) => colSpan > 1).map(({ textContent }) => textContent),
        };
      }),
      sideways: element.parentElement!.scrollWidth - element.parentElement!.clientWidth,
      page: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

/** The rows of which a column is not seen; prices arrive after the rows. */
async function incomplete(page: Page) {
  const { rows } = await seen(page);
  return rows.filter(({ columns }) => columns !== HEADS.length);
}

const HEADS = [
  ...['Symbol', 'Price', 'Signal', 'Updated', 'Price now', 'Change since', 'Target', 'Stop'],
  'Earliest sale',
];

/** The two lines of the first row on a phone, as they are read from left to right; empty where one leaves the panel. */
async function compact(page: Page) {
  const row = page.getByRole('region', { name: 'Recommended stocks' }).locator('tr[data-symbol]').first();
  await row.scrollIntoViewIfNeeded();
  return row.evaluate((element) => {
    const { right } = element.closest('.panel')!.getBoundingClientRect();
    const cells = [...element.querySelectorAll('td')]
      .map((cell) => ({ text: cell.innerText.replaceAll(/\s+/g, ' '), rect: cell.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 1);
    if (cells.some(({ rect }) => rect.right > right)) return [];
    const middle = Math.min(...cells.map(({ rect }) => rect.bottom));
    const lineOf = (isFirst: boolean) =>
      cells
        .filter(({ rect }) => rect.top < middle === isFirst)
        .toSorted((one, other) => one.rect.left - other.rect.left)
        .map(({ text }) => text)
        .join(' | ');
    return [lineOf(true), lineOf(false)];
  });
}

const laptop = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

describe('a signal in the list', () => {
  it('has price, change, target, stop and sale date in view on a small laptop', async () => {
    const page = await openHome({ ...laptop });
    const { heads, sideways, page: beyond } = await seen(page);

    expect([heads, sideways, beyond]).toEqual([HEADS, 0, 0]);
    await expect.poll(() => incomplete(page)).toEqual([]);
  });

  it('names the day of the newer plan across target and stop, where its symbol stands above it', async () => {
    const page = await openHome({ ...laptop });
    const { rows } = await seen(page);
    const replaced = rows.filter(({ across }) => across.length > 0);
    const standing = rows.filter(({ target }) => target !== null).map(({ symbol }) => symbol);

    expect(replaced.length).toBeGreaterThan(0);
    expect(replaced.flatMap(({ across }) => across).join()).toMatch(/^(Replaced \d\d\/\d\d,?)+$/);
    // One plan of a symbol stands, above those that it replaces.
    expect(new Set(standing).size).toBe(standing.length);
    for (const row of replaced) {
      const above = rows.slice(0, rows.indexOf(row));
      expect(above.map(({ symbol, target }) => target && symbol)).toContain(row.symbol);
    }
  });

  it('has them beside scroll bars that take room, as on Windows', async () => {
    const page = await openHome({ ...laptop, width: laptop.width - 30 });
    const { heads, sideways } = await seen(page);

    expect([heads, sideways]).toEqual([HEADS, 0]);
  });

  it('has them on a server with the columns of the specification alone', async () => {
    const { page } = await openProduct({ at: '/auth/login', ...laptop });
    await logIn(page, an);
    const { heads, sideways } = await seen(page);

    expect([heads, sideways]).toEqual([HEADS, 0]);
    await expect.poll(() => incomplete(page)).toEqual([]);
    await page.getByText('The server does not send every plan in full.').waitFor();
    await page.getByRole('button', { name: 'Compute from candles' }).click();
    await page.getByText(/^The candles do not show \d+ signals?/).waitFor();
  });

  it('is two lines on a phone: the price today first, then what it was and what came of it', async () => {
    const page = await openHome({ ...phone, hasTouch: true });

    await expect.poll(async () => (await compact(page))[0]).toMatch(/%$/);
    const [first, second] = await compact(page);
    expect(first).toMatch(
      /^(\S+ \d\d\/\d\d )?[A-Z0-9]{3,8} \| (\d\d:\d\d \d\d\/\d\d\/\d{4} \| )?[A-Z][a-z ]+ \| [\d,]+\.\d\d (CE |FL )?[+-]?\d+\.\d\d%$/,
    );
    expect(second).toMatch(/^Signal [\d,]+\.\d\d \| since [+-]?\d+\.\d\d% \| Sale \d\d\/\d\d$/);
  });

  it('is so on a phone on a server with the columns of the specification alone', async () => {
    const { page } = await openProduct({ at: '/auth/login', ...phone, hasTouch: true });
    await logIn(page, an);
    await page
      .getByRole('region', { name: 'Recommended stocks' })
      .locator('tr[data-symbol]')
      .first()
      .waitFor();

    const [, second] = await compact(page);
    expect(second).toMatch(/^Signal [\d,]+\.\d\d \| since .+ \| Sale \d\d\/\d\d$/);
  });
});
