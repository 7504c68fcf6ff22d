import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { openHome, openPage } from '../support/browser/open-page';
import { violations } from '../support/browser/violations';

const origin = inject('demo');
const widths = [360, 568, 768, 992, 1280, 1920] as const;

async function open(path: string, how: Parameters<typeof openPage>[0] = {}) {
  const page = await openHome(how);
  await page.goto(origin + path);
  await page.locator('main h1').waitFor();
  return page;
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describe.each([
  { lng: 'vi', theme: 'dark' },
  { lng: 'en', theme: 'light' },
  { lng: 'de', theme: 'light' },
] as const)('in $lng and $theme', (look) => {
  it(
    'the NFT market and the feed fit at every width, their dialogs and forms too',
    { timeout: 300_000 },
    async () => {
      const page = await open('/nft-dashboard', look);
      const problems: string[] = [];
      const check = async (what: string) => {
        const found = [...(await layoutViolations(page)), ...(await violations(page))];
        problems.push(...found.map((problem) => `${what}: ${problem}`));
      };
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await check(`the market at ${width}`);
        await page.locator('main .panel').first().locator('button').first().click();
        await page.locator('dialog .icon-only + button').click();
        await check(`a story at ${width}`);
        await page.keyboard.press('Escape');
        await page.locator('main .panel-head button').click();
        await page.locator('dialog select').waitFor();
        await page.locator('dialog [type=submit]').last().click();
        await page.locator('dialog .bp6-intent-danger').first().waitFor();
        await check(`the top-up at ${width}`);
        await page.keyboard.press('Escape');
      }
      await page.goto(`${origin}/apps/feed`);
      await page.locator('main .panel-head button').click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator('main form').waitFor();
        await check(`the feed at ${width}`);
      }

      expect(problems).toEqual([]);
    },
  );
});

it('the NFT market has two columns and no footer on a desktop, and one above a footer on a phone', async () => {
  const page = await open('/nft-dashboard');
  const left = async (name: string) => Math.round((await panel(page, name).boundingBox())!.x);
  const footer = page.getByRole('contentinfo');

  expect(await left('Balances')).toBeGreaterThan(await left('New works'));
  expect(await footer.isVisible()).toBe(false);

  await page.setViewportSize({ width: 390, height: 900 });
  expect(await left('Balances')).toBe(await left('New works'));
  expect(await footer.isVisible()).toBe(true);
});

it('the activity scrolls within 500 px, by keyboard too', async () => {
  const page = await open('/nft-dashboard');
  const box = page.getByRole('group', { name: 'Activity', exact: true });

  expect((await box.boundingBox())!.height).toBe(500);
  await box.focus();
  await page.keyboard.press('End');
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
});

it('the top-up is 600 px wide, and the author of an article 43', async () => {
  const page = await open('/nft-dashboard');
  await panel(page, 'Balances').getByRole('button', { name: 'Top up' }).click();
  expect((await page.getByRole('dialog').boundingBox())!.width).toBe(600);

  await page.goto(`${origin}/apps/feed`);
  const avatar = page.getByRole('article').first().locator('p svg');
  expect(await avatar.boundingBox()).toMatchObject({ width: 43, height: 43 });
});
