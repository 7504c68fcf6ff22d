import { expect, it } from 'vitest';
import { openPage, signIn } from '../support/browser/open-page';

async function openDesk(look: Parameters<typeof openPage>[0]) {
  const page = await openPage({ at: '/auth/login', ...look });
  await signIn(page);
  await page.goto(new URL('/desk', page.url()).href);
  await page.locator('tr[data-symbol]').first().waitFor();
  await page.waitForLoadState('networkidle');
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
