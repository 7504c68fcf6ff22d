import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SceneName } from '../../src/demo/present/scenes';
import { stateOf } from '../support/browser/demo-state';
import { openPage } from '../support/browser/open-page';
import { painted } from '../support/browser/painted';
import { expectPresentable, presenter } from '../support/browser/presenter';
import { keepScreenshot } from '../support/browser/screenshots';

/** The longest name that a brand may have, and two colours that can be read in one theme alone. */
const brands = {
  long: { name: 'Chứng khoán Sông Hồng – Hà Nội & Sài Gòn', colour: '#c2410c' },
  yellow: { name: 'Hoa Mai', colour: '#ffd400' },
  black: { name: 'Đêm', colour: '#0b0b0d' },
};

type Walk = {
  lng: 'vi' | 'en' | 'de';
  brand: keyof typeof brands;
  theme: 'dark' | 'light';
  width: 1366 | 1920;
  /** How the steps are reached: by the keys of the presentation, or as docs/demo.md has it, by the tour and the menu. */
  by: 'scenes' | 'tour';
};

/** Any two values of different kinds occur together. */
const walks: readonly Walk[] = [
  { lng: 'vi', brand: 'long', theme: 'dark', width: 1366, by: 'tour' },
  { lng: 'vi', brand: 'yellow', theme: 'light', width: 1366, by: 'scenes' },
  { lng: 'vi', brand: 'black', theme: 'dark', width: 1920, by: 'tour' },
  { lng: 'en', brand: 'long', theme: 'light', width: 1920, by: 'scenes' },
  { lng: 'en', brand: 'yellow', theme: 'dark', width: 1366, by: 'tour' },
  { lng: 'en', brand: 'black', theme: 'dark', width: 1366, by: 'scenes' },
  { lng: 'de', brand: 'long', theme: 'dark', width: 1366, by: 'tour' },
  { lng: 'de', brand: 'yellow', theme: 'dark', width: 1920, by: 'scenes' },
  { lng: 'de', brand: 'black', theme: 'light', width: 1366, by: 'tour' },
];

/** In which language the customer gets the page. */
const next = { vi: 'en', en: 'de', de: 'vi' } as const;

describe('ten minutes with a customer', () => {
  it('are walked with every pair of a language, a brand, a theme, a width and a way', () => {
    const values = walks.map((walk) => Object.entries(walk).map((each) => each.join(' ')));
    const kinds = values[0]!.map((_, kind) => [...new Set(values.map((walk) => walk[kind]!))]);
    const pairs = kinds.flatMap((ones, kind) =>
      kinds.slice(kind + 1).flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other]))),
    );

    expect(brands.long.name).toHaveLength(40);
    expect(pairs.filter((pair) => !values.some((walk) => pair.every((each) => walk.includes(each))))).toEqual(
      [],
    );
  });

  it.each(walks)(
    'go as docs/demo.md says: $lng, $brand, $theme, $width px, by the $by',
    { timeout: 400_000 },
    async ({ lng, brand, theme, width, by }) => {
      const { name, colour } = brands[brand];
      const at = `/?person=visitor&clock=continuous&speed=1&lng=${lng}&theme=${theme}`;
      const page = await openPage({ at: by === 'tour' ? `${at}&tour` : at, lng, theme, width });
      const demo = presenter(page, lng);
      const menu = page.getByRole('navigation', { name: demo.says('menu.label') });
      const opens = (key: 'page.desk' | 'page.market' | 'page.week') =>
        menu.getByRole('link', { name: demo.says(key), exact: true }).click();
      let steps = 0;
      const keep = (shown: Page, step: string) => {
        steps += 1;
        const place = String(steps).padStart(2, '0');
        return keepScreenshot(shown, [lng, brand, theme, width, by].join('-'), `${place} ${step}`);
      };
      const seen = (step: string) =>
        expectPresentable(page, { brand: name, at: step, onReady: () => keep(page, step) });
      /** Opens a scene by its key; on the tour as a presenter does by hand. */
      const show = (scene: SceneName, byHand: () => Promise<unknown>) =>
        by === 'scenes' ? demo.scene(scene) : byHand();

      await demo.brand(name, colour);
      if (by === 'scenes') await demo.present();
      await show('promise', () => demo.step('signIn'));
      await page.getByRole('heading', { level: 1, name: demo.says('about.promise') }).waitFor();
      await seen('the promise');

      await show('market', async () => {
        await demo.nextStep();
        await demo.step('pulse');
      });
      await demo.region('pulse.title').waitFor();
      await demo.region('signals.region').locator('tr[data-symbol]').first().waitFor();
      await seen('the market');

      await show('signal', async () => {
        for (const step of ['signals', 'chart', 'why'] as const) {
          await demo.nextStep();
          await demo.step(step);
        }
      });
      await demo.region('why.region').waitFor();
      await dragStop(page);
      await seen('the signal');

      await show('watchlist', async () => {
        await demo.nextStep();
        await demo.step('watchlist');
        await page.keyboard.press('Escape');
      });
      await walkRows(page);
      await seen('the watchlist');

      await show('replay', () => page.getByRole('button', { name: demo.says('technical.replay') }).click());
      await replay(page, demo.says(by === 'scenes' ? 'replay.next' : 'replay.previous'));
      await seen('the replay');
      await page.getByRole('button', { name: demo.says('replay.leave') }).click();
      await page.locator('[data-replay]').waitFor({ state: 'detached' });

      await show('desk', () => opens('page.desk'));
      await page.getByRole('heading', { level: 1, name: demo.says('desk.title') }).waitFor();
      await page
        .locator('[data-sellable]:visible', { hasText: demo.says('account.sellable') })
        .first()
        .waitFor();
      await page.locator('tbody tr[data-symbol] button[aria-expanded=false]').first().click();
      await page.locator('tbody tr[data-symbol] button[aria-expanded=true]').first().waitFor();
      await seen('what they hold');
      await page.getByRole('button', { name: demo.says('desk.addAlert') }).click();
      await page.getByRole('dialog').waitFor();
      await seen('an alert');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await show('performance', () =>
        page
          .getByRole('link', { name: demo.says('page.performance'), exact: true })
          .first()
          .click(),
      );
      await page.getByRole('heading', { level: 1, name: demo.says('page.performance') }).waitFor();
      await demo.region('account.discipline').waitFor();
      await seen('the performance');
      await opens('page.week');
      await page.getByRole('heading', { level: 1, name: demo.says('page.week') }).waitFor();
      await seen('the week');

      await show('crash', async () => {
        await demo.scenario('crash-day');
        await opens('page.market');
        await page.locator('[class*=price-floor]').first().waitFor();
        await page.getByRole('tab', { name: demo.says('board.tab.map'), exact: true }).click();
      });
      await demo.region('board.map.title').waitFor();
      await seen('a bad day');
      await demo.scenario('failing');
      const retry = page.getByRole('button', { name: demo.says('common.retry'), exact: true });
      await retry.first().waitFor();
      await seen('a server that fails');
      await demo.scenario('demo');
      await retry.first().waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: demo.says('board.tab.map'), exact: true }).waitFor();

      await show('theirs', () => menu.getByRole('link').first().click());
      await demo.region('pulse.title').waitFor();
      const link = new URL(await demo.linkIn(next[lng], theme === 'dark' ? 'light' : 'dark'));
      await seen('their own view');
      const customer = await openPage({ at: link.pathname + link.search, lng, theme, width });
      await customer.waitForFunction((end) => document.title.endsWith(`| ${end}`), name);
      await expect.poll(() => stateOf(customer)).toEqual(await stateOf(page));
      await keep(customer, 'what the customer opens');

      const after = presenter(page, next[lng]);
      await after.reset();
      await page.getByRole('heading', { level: 1, name: after.says('about.promise') }).waitFor();
      expect(await page.evaluate(() => 'user' in localStorage)).toBe(false);
    },
  );
});

/** Drags the stop of the plan on the chart down: the prices of the plan follow. */
async function dragStop(page: Page) {
  const position = page.locator('[data-position]');
  await position.waitFor();
  const before = await position.getAttribute('data-position');
  const handle = position.locator('[data-part=stop]');
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  await page.locator(`[data-position]:not([data-position="${before}"])`).waitFor();
}

/** Clicks the first row of the watchlist, and goes to the last with the arrow key: the chart shows each symbol. */
async function walkRows(page: Page) {
  const rows = page.locator('#watchlist tr[data-symbol]');
  await rows.first().click();
  const symbols = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['symbol']!));
  const last = symbols.at(-1)!;
  for (let times = 1; times < symbols.length; times += 1) await page.keyboard.press('ArrowDown');
  await page.waitForURL(`**/technical/${last}*`);
  await page.locator(`#watchlist tr[data-symbol="${last}"][aria-selected=true]`).waitFor();
  await painted(page, last);
}

/** Goes through past trading days by a button. */
async function replay(page: Page, button: string) {
  const replayed = await page.locator('[data-replay]').getAttribute('data-replay');
  for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: button }).click();
  await page.locator(`[data-replay]:not([data-replay="${replayed}"])`).waitFor();
}
