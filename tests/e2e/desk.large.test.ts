import { expect, it } from 'vitest';
import { openHome, openPage } from '../support/browser/open-page';
import { settled } from '../support/browser/screens';

async function openDesk(look: Parameters<typeof openPage>[0]) {
  const page = await openHome(look);
  await page.goto(new URL('/desk', page.url()).href);
  await page.locator('tr[data-symbol]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  return page;
}

it('shows all holdings and the heads of the alerts on a desktop without scrolling', async () => {
  const page = await openDesk({ width: 1440, height: 900 });
  const ends = await page
    .locator('main tr[data-symbol], [aria-label=Alerts] summary')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));

  expect(ends.length).toBeGreaterThan(6);
  expect(Math.max(...ends)).toBeLessThanOrEqual(900);
});

it.each(['vi', 'en', 'de'] as const)('is at most 1,100 px long on a phone: %s', async (lng) => {
  const page = await openDesk({ width: 390, height: 844, lng });
  const rows = await page
    .locator('main tr[data-symbol]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));

  expect(rows.length).toBeGreaterThan(3);
  expect(Math.max(...rows)).toBeLessThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_100);
});

it.each(['vi', 'en', 'de'] as const)('cuts no cell of a holding, at no width: %s', async (lng) => {
  const page = await openDesk({ lng });
  const cut: string[] = [];
  for (const width of [320, 360, 390, 568, 768, 1000, 1100, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = page.locator('main tr[data-symbol]').filter({ visible: true });
    const found = await rows.evaluateAll(async (all) => {
      // A width is reported in one frame, and the layout follows in the next.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const cells = all.flatMap((row) => [...row.querySelectorAll('td')]);
      const isCut = (cell: Element) => cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth;
      return cells.length === 0 ? ['nothing'] : cells.filter(isCut).map(({ textContent }) => textContent);
    });
    cut.push(...found.map((text) => `${text} at ${width}`));
  }
  expect(cut).toEqual([]);
});

it.each([
  { width: 320, lng: 'vi', name: 'Theo tháng' },
  { width: 320, lng: 'en', name: 'By month' },
  { width: 320, lng: 'de', name: 'Nach Monaten' },
  { width: 390, lng: 'vi', name: 'Theo tháng' },
] as const)(
  'has each month whole in the page of a phone, $width px wide: $lng',
  async ({ name, ...look }) => {
    const page = await openDesk({ ...look, height: 844 });
    await page.goto(new URL('/desk/performance', page.url()).href);
    const table = page.getByRole('table', { name });
    await table.locator('tbody tr').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    const cut = await table
      .locator('xpath=.. | .//th | .//td')
      .evaluateAll((all) =>
        all
          .filter(
            (box) =>
              box.scrollWidth > box.clientWidth ||
              (box.tagName === 'DIV' && box.scrollHeight > box.clientHeight),
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  },
);

it.each([320, 360, 390])('has the profit of each kind of signal on a phone, %i px wide', async (width) => {
  const page = await openDesk({ width, height: 844 });
  await page.goto(new URL('/desk/performance', page.url()).href);
  const table = page.getByRole('table', { name: 'By kind of signal' });
  await table.locator('tbody tr').first().waitFor();
  const cells = table.locator('tbody tr').first().locator('td').filter({ visible: true });
  expect(await cells.last().innerText()).toMatch(/^[+-]?[\d,]+ [+-]?[\d,.]+%$/);
  const cut = await table
    .locator('th, td')
    .evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth && !cell.classList.contains('truncate'))
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});
