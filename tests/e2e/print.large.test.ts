import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHome, openPage, signIn } from '../support/browser/open-page';

/** The pages that are printed, and what is on them once they are there. */
const sheets = [
  // The signals: they come after the watchlist.
  { at: '/', shown: 'tr[data-day-start]' },
  { at: '/technical/FPT', shown: '[data-painted="FPT"]' },
  { at: '/desk', shown: 'table tr[data-symbol]' },
  { at: '/desk/performance', shown: 'svg polyline' },
] as const;

/** Waits for what is loaded in an idle moment, and returns what stands at the head of the paper. */
async function readHead(page: Page) {
  const head = await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const { textContent = '' } = document.querySelector('.printed-head') ?? {};
    window.dispatchEvent(new Event('afterprint'));
    return textContent;
  });
  return head.jsonValue();
}

describe.each([
  { theme: 'light', lng: 'en', printedAt: 'Printed at 16:00 on 27/08/2026' },
  { theme: 'dark', lng: 'vi', printedAt: 'In lúc 16:00 ngày 27/08/2026' },
  { theme: 'light', lng: 'de', printedAt: 'Gedruckt um 16:00 am 27.08.2026' },
] as const)('a page of the $theme theme, in $lng', ({ theme, lng, printedAt }) => {
  it.each(sheets)('is printed on one sheet of A4: $at', async ({ at, shown }) => {
    const page = await openHome({ theme, lng });
    await page.goto(new URL(at, page.url()).href);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');

    const head = await readHead(page);
    expect([head.slice(0, 4), head.slice(-printedAt.length)]).toEqual(['Nhịp', printedAt]);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
    // A4 in points, and text that can be selected.
    expect(file).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    expect(file).toContain('/Type /Font');
    // The page on the screen is as it was.
    expect(await page.locator('.printed-head').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
  });
});

describe('paper', () => {
  it('is light with the colour of the brand, whatever the theme on the screen', async () => {
    const page = await openPage({ at: '/auth/login?brand=ACME&brand-dark=ffb454&brand-light=8f4a00' });
    await signIn(page);
    await page.locator('tr[data-symbol]').first().waitFor();
    const colours = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--surface-1', '--text-1', '--primary'].map((name) => style.getPropertyValue(name).trim());
      });
    expect(await colours()).toEqual(['#141b23', '#e8edf3', '#ffb454']);

    await page.emulateMedia({ media: 'print' });
    expect(await colours()).toEqual(['#fff', '#15202c', '#8f4a00']);
    expect(await readHead(page)).toMatch(/^ACME/);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.locator('main button:visible').count()).toBe(0);
  });

  it('has the longest name of a brand whole', async () => {
    const name = 'Chứng khoán Sông Hồng – Hà Nội & Sài Gòn';
    const page = await openPage({ at: `/auth/login?brand=${encodeURIComponent(name)}` });
    await signIn(page);
    await page.locator('tr[data-symbol]').first().waitFor();
    await page.setViewportSize({ width: 643, height: 1_000 });
    await page.emulateMedia({ media: 'print' });

    const shown = page.locator('.printed-head b');
    // The code of paper is loaded when the page is idle.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        return shown.count();
      })
      .toBe(1);
    expect(await shown.innerText()).toBe(name);
    expect(await shown.evaluate((own) => own.scrollWidth <= own.clientWidth)).toBe(true);
  });

  it('has of each holding what it cost, its stop and its target', async () => {
    const page = await openHome();
    await page.goto(new URL('/desk', page.url()).href);
    await page.locator('table tr[data-symbol]').first().waitFor();
    // As wide as the text on a sheet.
    await page.setViewportSize({ width: 643, height: 1_000 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

    const table = page.getByRole('table', { name: 'Trades' });
    const heads = await table.getByRole('columnheader').filter({ visible: true }).allInnerTexts();
    expect(heads).toEqual(expect.arrayContaining(['Stop – target', 'Average cost']));
    const rows = table.locator('tr[data-symbol]');
    expect(await rows.count()).toBeGreaterThan(3);
    const levels = await rows.locator('td:nth-child(2)').allInnerTexts();
    expect(levels.filter((text) => !/^(\d+\.\d\d|—) – (\d+\.\d\d|—)$/.test(text))).toEqual([]);
    expect(levels.some((text) => /\d – \d/.test(text))).toBe(true);
    const cut = await rows
      .locator('td')
      .evaluateAll((all) =>
        all
          .filter((cell) => cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
});
