// @module-tag P34
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPage } from '../support/browser/open-page';
import { changeLook } from '../support/browser/screens';
import { changedTexts, differenceOf, setMarket, still, watchTexts } from '../support/browser/translated';
import { translatePage } from '../support/translator';
import { tried } from '../support/tried';

type Step = {
  name: string;
  /** The address that it begins at, where that is another one. */
  at?: string;
  /** What a person does there; by default nothing but to open it. */
  act?: (page: Page) => Promise<unknown>;
  isDaily?: true;
};

const isFull = inject('isFull');

const DAY = '2026-08-27';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const market = (time: string) => (page: Page) => setMarket(page, `${DAY}T${time}:00`);
const searched = (text: string) => async (page: Page) => {
  await page.keyboard.press('/');
  await page.locator('header [role=combobox]').fill(text);
};
/** Opens what a page has folded or in popovers, one after the other, the first few of it. */
const openAll = async (page: Page) => {
  const openers = page.locator('main :is(summary, button[aria-expanded=false], button[popovertarget])');
  const shown = await openers.filter({ visible: true }).elementHandles();
  for (const opener of shown.slice(0, 6)) {
    // One of them may have taken another from the page.
    await opener.evaluate((element) => (element as HTMLElement).click());
    await still(page);
  }
  await page.keyboard.press('Escape');
};

const steps: readonly Step[] = [
  { name: 'a login without an address', act: press('Log in') },
  {
    name: 'a login',
    async act(page) {
      await page.locator('input[name=email]').fill('admin@nhip.example');
      await page.locator('input[name=password]').fill('Nhip@2026');
      await page.keyboard.press('Enter');
      await page.locator('tr[data-symbol]').first().waitFor();
    },
  },
  { name: 'a search', act: searched('fpt'), isDaily: true },
  { name: 'another search', act: searched('ngan hang'), isDaily: true },
  { name: 'no search', act: key('Escape') },
  { name: 'new prices at home', act: market('10:20'), isDaily: true },
  { name: 'another list', act: (page) => page.locator('#watchlist select').selectOption({ index: 1 }) },
  { name: 'the first list', act: (page) => page.locator('#watchlist select').selectOption({ index: 0 }) },
  {
    name: 'a symbol that is added',
    async act(page) {
      await page.getByRole('combobox', { name: 'Symbol' }).fill('MBB');
      await button(page, 'Add').first().click();
      await page.locator('#watchlist tr[data-symbol=MBB]').waitFor();
    },
  },
  {
    name: 'a symbol that is deleted',
    async act(page) {
      await button(page, 'Delete MBB').click();
      await page.locator('#watchlist tr[data-symbol=MBB]').waitFor({ state: 'detached' });
    },
  },
  { name: 'what home has folded', act: openAll },
  { name: 'the settings', act: press('Settings') },
  { name: 'no settings', act: key('Escape') },
  { name: 'the shortcuts', act: key('?') },
  { name: 'no shortcuts', act: key('Escape') },
  { name: 'the board', at: '/market' },
  { name: 'the board, sorted', act: (page) => page.locator('main thead button').nth(2).click() },
  { name: 'new prices of the board', act: market('10:40') },
  { name: 'the map', at: '/market?tab=map' },
  { name: 'new prices of the map', act: market('11:05') },
  { name: 'the movers', at: '/market?tab=movers' },
  { name: 'new prices of the movers', act: market('11:20') },
  { name: 'the filter', at: '/market?tab=filter&filter=rsi._,60' },
  { name: 'a condition that is removed', at: '/market?tab=filter&filter=sector.Ngân hàng' },
  { name: 'new prices of the filter', act: market('13:10') },
  { name: 'a symbol', at: '/technical/FPT' },
  { name: 'new prices of a symbol', act: market('13:20') },
  { name: 'what a symbol’s page has folded', act: openAll },
  { name: 'the next symbol', at: '/technical/HPG' },
  { name: 'new prices of the next symbol', act: market('13:40') },
  { name: 'an unknown symbol', at: '/technical/HPGG' },
  { name: 'the flows', at: '/whale' },
  { name: 'new flows', act: market('14:00') },
  { name: 'the bot', at: '/bot' },
  { name: 'the desk', at: '/desk' },
  { name: 'new prices of the desk', act: market('14:10') },
  { name: 'what the desk has folded', act: openAll },
  { name: 'a purchase to record', act: press('Record a buy') },
  {
    name: 'a symbol of a purchase',
    act: (page) => page.locator('dialog input').first().fill('HPG'),
  },
  { name: 'a purchase that is not recorded', act: key('Escape') },
  { name: 'the performance', at: '/desk/performance' },
  { name: 'the week', at: '/week' },
  { name: 'new prices of the week', act: market('14:20') },
  { name: 'the profile', at: '/profile/personal-info' },
  {
    name: 'a profile that is refused',
    async act(page) {
      await page.locator('input[name=email]').fill('#');
      await page.locator('main form button[type=submit]').last().click();
      await page.locator('[id$=-problem]').first().waitFor();
    },
  },
  { name: 'notifications', at: '/profile/notifications' },
  { name: 'payments', at: '/profile/payments' },
  { name: 'security', at: '/profile/security-settings' },
  { name: 'the users', at: '/admin/plan' },
  {
    name: 'the plans of a user',
    async act(page) {
      await page.locator('main').getByRole('combobox').first().fill('ducthang');
      await page.keyboard.press('Enter');
    },
  },
  { name: 'the runs', at: '/admin/signal' },
  { name: 'the feed', at: '/admin/feed' },
  { name: 'no page', at: '/404' },
  { name: 'home again', at: '/' },
  { name: 'the close', act: market('15:10') },
];

/** Texts that change with the language are all of them: not looked at by `watchTexts`. */
const afterwards: readonly Step[] = [
  { name: 'German', act: (page) => changeLook(page, { theme: 'light', lng: 'de' }), isDaily: true },
  { name: 'English', act: (page) => changeLook(page, { theme: 'dark', lng: 'en' }) },
];

async function take(page: Page, { at, act }: Step) {
  if (at !== undefined) await page.evaluate((path) => history.pushState(null, '', path), at);
  if (at !== undefined) await still(page);
  await act?.(page);
  await still(page);
}

describe.each(['before', 'after'] as const)('a page that was translated %s it was loaded', (when) => {
  const isTried = isFull || when === 'before';

  it.runIf(isTried)(
    'goes on living: no action fails, and it says what an untouched page says at that time of the market',
    { timeout: isFull ? 900_000 : 60_000 },
    async () => {
      const at = `${isFull ? '/auth/login?' : '/?person=admin&'}clock=${DAY}T10:00:00&speed=0`;
      const [page, untouched] = await Promise.all([openPage(), openPage()]);
      await untouched.addInitScript(watchTexts);
      if (when === 'before') await page.addInitScript(translatePage);
      const pages = [page, untouched];
      await Promise.all(pages.map((each) => each.goto(new URL(at, each.url()).href)));
      await Promise.all(pages.map((each) => each.locator('h1').first().waitFor({ state: 'attached' })));
      if (when === 'after') await page.evaluate(translatePage);

      const problems: string[] = [];
      const walk = async (taken: readonly Step[]) => {
        for (const step of taken.filter(({ isDaily }) => isFull || isDaily)) {
          await Promise.all(pages.map((each) => take(each, step)));
          tried(1, 'actions on a translated page');
          const differs = () => differenceOf(page, untouched);
          const difference = await expect
            .poll(differs)
            .toBeNull()
            .then(() => null, differs);
          if (difference !== null) problems.push(`${step.name}: ${difference}`);
        }
      };
      await walk(steps);
      const changed = await changedTexts(untouched);
      await walk(afterwards);

      expect.soft(problems).toEqual([]);
      expect.soft(await page.locator('font').count()).toBeGreaterThan(10);
      expect.soft(changed, 'texts that change beside others: give each an element of its own').toEqual([]);
    },
  );
});
