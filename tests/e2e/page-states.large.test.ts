import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { violations } from '../support/browser/violations';
import { signIn, openPage } from '../support/browser/open-page';

const looks = [
  { theme: 'dark', lng: 'vi', width: 360 },
  { theme: 'light', lng: 'vi', width: 1366 },
  { theme: 'light', lng: 'de', width: 360 },
  { theme: 'dark', lng: 'de', width: 768 },
] as const;

type PageState = { name: string; at: string; make: (page: Page) => Promise<unknown> };

const send = (page: Page) => page.locator('main form button[type=submit]').last().click();
const problem = (page: Page) => page.locator('[id$=-problem]').first().waitFor();

/** Types wrong texts into the fields of these names, sends them, and waits until they are refused. */
const refused =
  (texts: Readonly<Record<string, string>> = {}) =>
  async (page: Page) => {
    for (const [name, text] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(text);
    await send(page);
    await problem(page);
  };

async function choose(page: Page, text: string) {
  await page.locator('main').getByRole('combobox').first().fill(text);
  await page.keyboard.press('Enter');
}

async function openCalendar(page: Page) {
  await page.locator('.date-field button').first().click();
  await page.getByRole('dialog').waitFor();
}

/** The name of a list of one's own. */
const OWN = 'Cổ tức dài hạn của tôi';

/** Opens the watchlist, which is a collapsed sheet on a phone. */
async function openWatchlist(page: Page) {
  const lists = page.locator('#watchlist select');
  await lists.waitFor({ state: 'attached' });
  if (page.viewportSize()!.width < 768) {
    await page.locator('[data-sheet=peek] header button[aria-expanded]').click();
    await page.locator('[data-sheet=open]').waitFor();
  }
  await lists.waitFor();
}

/** Opens the dialog that names a new list, and types a name into it. */
async function nameList(page: Page, name: string) {
  await openWatchlist(page);
  await page.locator('#watchlist [popover] + button').first().click();
  await page.locator('dialog input').fill(name);
  await page.keyboard.press('Enter');
}

/** Types symbols for the list of one's own that is open, and waits until they are previewed. */
async function previewSymbols(page: Page) {
  await page.locator('#watchlist [popover] + button + button').first().click();
  await page.locator('#watchlist .popover-choices button').nth(1).click();
  await page.locator('dialog textarea').fill('VNM, REE; FPT\nZZZ VNM');
  await page.locator('dialog [role=status] p').first().waitFor();
}

/** Opens the list of one's own that is there by now, and imports symbols into it. */
async function fillOwnList(page: Page) {
  await openWatchlist(page);
  await page.locator('#watchlist select').selectOption({ label: OWN });
  await previewSymbols(page);
  await page.locator('dialog form button[type=submit]').last().click();
  await page.locator('#watchlist [data-handle]').first().waitFor();
}

/** Opens the editor of a condition, by its place among the others. */
const editCondition = (page: Page, index: number) =>
  page.locator('#market-panel li > button[aria-expanded]:not([popovertarget])').nth(index).click();

/** What a visitor's page shows once somebody has done something in it. */
const atTheDoor: readonly PageState[] = [
  { name: 'a refused login', at: '/auth/login', make: refused() },
  { name: 'a refused sign-up', at: '/auth/sign-up', make: refused({ email: 'an@', password: 'a' }) },
  { name: 'a refused address', at: '/auth/forgot-password', make: refused() },
  {
    name: 'a refused code',
    at: '/auth/security-code',
    async make(page) {
      await page.locator('input[autocomplete=one-time-code]').fill('000000');
      await problem(page);
    },
  },
  {
    name: 'a refused new password',
    at: '/auth/new-password/abc',
    make: refused({ newPassword: 'abc', confirmPassword: 'b' }),
  },
];

/** The same of the pages of members and admins. */
const within: readonly PageState[] = [
  {
    name: 'a refused profile',
    at: '/profile/personal-info',
    make: refused({ firstName: '', email: '#', birthday: '#', phone: '#', zipcode: '#', website: '#' }),
  },
  { name: 'the calendar of a birthday', at: '/profile/personal-info', make: openCalendar },
  {
    name: 'a refused change of password',
    at: '/profile/security-settings',
    make: refused({ newPassword: 'abc', confirmPassword: 'b' }),
  },
  {
    name: 'the code of the two-factor switch',
    at: '/profile/security-settings',
    async make(page) {
      await page.getByRole('switch').press('Space');
      await page.locator('input[autocomplete=one-time-code]').waitFor();
    },
  },
  {
    name: 'a refused card',
    at: '/profile/payments',
    async make(page) {
      await page.locator('ul + button').click();
      await refused({ number: '378282246310005', expiry: '13/27', cvv: '12' })(page);
    },
  },
  {
    name: 'the list of users',
    at: '/admin/plan',
    make: (page) => page.getByRole('main').getByRole('combobox').click(),
  },
  {
    name: 'refused plans',
    at: '/admin/plan',
    async make(page) {
      await choose(page, 'ducthang');
      await page.locator('form > div:first-child > button').click();
      await refused({ 'subscriptions.0.startDate': '#', 'subscriptions.1.endDate': '01/01/2026' })(page);
    },
  },
  {
    name: 'the calendar of a plan',
    at: '/admin/plan',
    async make(page) {
      await choose(page, 'thi minh');
      await openCalendar(page);
    },
  },
  {
    name: 'the question before edits are dropped',
    at: '/admin/plan',
    async make(page) {
      await choose(page, 'thi minh');
      await page.locator('form > div:first-child > button').click();
      await choose(page, 'ducthang');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'plans that could not be loaded',
    at: '/admin/plan?scenario=failing',
    make: (page) => page.locator('.panel-state').waitFor(),
  },
  {
    name: 'signals that could not be loaded',
    at: '/admin/signal?scenario=failing',
    make: (page) => page.locator('.panel-state').first().waitFor(),
  },
  {
    name: 'a symbol that could not be loaded',
    at: '/technical/FPT?scenario=failing',
    make: (page) => page.locator('.panel-line').first().waitFor(),
  },
  {
    name: 'refused news filters',
    // The tab keeps the scenario of the state before.
    at: '/?scenario=demo',
    async make(page) {
      await page.locator('.panel-action button[aria-expanded]:not([popovertarget])').click();
      await page.locator('input[name=from]').fill('#');
      await page.locator('input[name=to]').fill('31/02/2026');
      await page.locator('input[name=to]').press('Enter');
      await problem(page);
    },
  },
  {
    name: 'filtered news',
    at: '/?newsAuthor=a&newsFrom=2026-08-01&newsTag=t',
    make: (page) => page.locator('article').first().waitFor(),
  },
  {
    name: 'filters that no news match',
    at: `/?newsTitle=${'bitcoin'.repeat(10)}`,
    make: (page) => page.locator('.panel-state').first().waitFor(),
  },
  {
    name: 'the symbols that were found for a list of one’s own',
    at: '/',
    async make(page) {
      await nameList(page, OWN);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await previewSymbols(page);
    },
  },
  {
    name: 'a list of one’s own with its handles and a column',
    at: '/',
    async make(page) {
      await fillOwnList(page);
      await page.locator('#watchlist button[popovertarget]').first().click();
      await page.locator('#watchlist .column-chooser label').first().click();
      await page.keyboard.press('Escape');
      await page.locator('#watchlist thead th').nth(5).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'a refused condition of the filter',
    at: '/market?tab=filter&filter=rsi._,30*sector.Thép',
    async make(page) {
      await editCondition(page, 0);
      await page.locator('input[name=to]').fill('130');
      await page.keyboard.press('Enter');
      await problem(page);
    },
  },
  {
    name: 'the sectors of a condition',
    at: '/market?tab=filter&filter=rsi._,30*sector.Thép',
    async make(page) {
      await editCondition(page, 1);
      await page.locator('#market-panel fieldset').waitFor();
    },
  },
  {
    name: 'a saved filter',
    at: '/market?tab=filter&filter=rsi._,60',
    async make(page) {
      await page.locator('#market-panel [role=group]:not([popover]) > .bp6-button').click();
      await page.locator('#market-panel input[name=name]').fill('Chờ mua khi điều chỉnh');
      await page.keyboard.press('Enter');
      await page.locator('#market-panel [role=switch]').waitFor();
    },
  },
  {
    name: 'the order book that was opened',
    at: '/technical/HPG',
    async make(page) {
      await page.locator('section.screen-only details summary').click();
      await page.locator('section.screen-only details table').first().waitFor();
    },
  },
  // Last: it locks the browser.
  { name: 'a refused unlock', at: '/auth/lock', make: refused() },
];

describe.each(looks)('in $lng, the $theme theme, at $width', ({ theme, lng, width }) => {
  it('nothing is wrong with what a page shows of what was done in it', { timeout: 180_000 }, async () => {
    const page = await openPage({ at: '/auth/login', theme, lng, width });
    const { origin } = new URL(page.url());
    const problems: string[] = [];
    const examine = async ({ name, at, make }: PageState) => {
      await page.goto(origin + at);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await make(page);
      const found = [...(await violations(page)), ...(await layoutViolations(page))];
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    };
    for (const state of atTheDoor) await examine(state);
    await page.goto(`${origin}/auth/login`);
    await signIn(page, 'admin@nhip.example');
    for (const state of within) await examine(state);
    expect(problems).toEqual([]);
  });
});
