import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { an, binh, chi } from '../support/rest-server/people';
import { runs } from '../support/rest-server/runs';
import { noticesOf, openHomeOf, region, servers } from '../support/browser/product';
import { words } from '../support/texts';

const panel = (page: Page) => region(page, words('subscriptions.region'));
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const row = (page: Page, number: number) =>
  panel(page).getByRole('group', { name: words('subscriptions.row', { number }), exact: true });

async function choose(page: Page, text: string) {
  await panel(page).getByRole('combobox', { name: 'User' }).fill(text);
  await page.keyboard.press('Enter');
}

async function setDay(page: Page, number: number, name: string, text: string) {
  const box = row(page, number).getByRole('textbox', { name });
  await box.fill(text);
  await box.press('Tab');
}

/** Plan, start and end of each row, as an admin reads them. */
async function table(page: Page): Promise<string[]> {
  return panel(page)
    .locator('form [role=group]:has(select)')
    .evaluateAll((rows) =>
      rows.map((each) => {
        const plan = each.querySelector('select')!.selectedOptions[0]!.textContent;
        return [plan, ...[...each.querySelectorAll('input')].map(({ value }) => value)].join(' | ');
      }),
    );
}

describe.each(servers)('an admin, on a server $server', ({ how }) => {
  it('replaces all plans of a user, who has them still after a reload', async () => {
    const { page, server } = await openHomeOf(chi, how);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Plans' }).click();
    expect(await button(page, 'Save').isDisabled()).toBe(true);
    await choose(page, 'binh');
    await row(page, 2).waitFor();
    expect(await table(page)).toEqual(['Cơ bản | 01/03/2026 | 31/08/2026', 'Chuyên sâu | 05/01/2026 | ']);

    await button(page, 'Add plan').click();
    await row(page, 3).getByLabel('Plan', { exact: true }).selectOption('Nâng cao');
    await setDay(page, 3, 'Start date', '01/09/2026');
    await setDay(page, 1, 'End date', '');
    await row(page, 2).getByRole('button', { name: 'Remove' }).click();
    await button(page, 'Save').dblclick();

    const saved = [words('subscriptions.saved'), words('subscriptions.savedHint', { name: 'Trần Văn Bình' })];
    await expect.poll(() => noticesOf(page)).toEqual([saved]);
    const plans = [
      { id: 1, startDate: '2026-03-01' },
      { id: 'nâng cao/2', startDate: '2026-09-01' },
    ];
    expect(server.posted('/api/users/u-42/plans')).toEqual([{ plans }]);
    expect([server.plansOf(binh), server.plansOf(an)]).toEqual([plans, an.plans]);

    await watchForRows(page);
    await page.reload();
    await choose(page, 'binh');
    await row(page, 2).waitFor();
    expect(await table(page)).toEqual(['Cơ bản | 01/03/2026 | ', 'Nâng cao | 01/09/2026 | ']);
    expect(await rowsSeen(page)).toEqual(expect.arrayContaining(['combobox', 'group']));
  });

  it('reads every run of the studies, its symbols and its log in full', async () => {
    const { page } = await openHomeOf(chi, how);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Signals' }).click();
    const shown = page.locator('main tr[data-symbols]');
    await shown.first().waitFor();
    const folded = page.locator('main tr[data-symbols] [aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();

    const texts = await shown.allInnerTexts();
    expect(texts).toHaveLength(runs.length);
    for (const [i, { symbols, log }] of runs.entries()) {
      for (const symbol of symbols.toString().split(/[\s,]+/)) expect(texts[i]).toContain(symbol);
      expect(texts[i]!.replace(/\s+/g, ' ')).toContain(log.replace(/\s+/g, ' '));
    }
    expect(await noticesOf(page)).toEqual([]);
  });
});

describe('a member who opens the address of an admin', () => {
  it.each([
    { who: 'as they are', isAdmin: false, calls: [] },
    {
      who: 'in a browser whose stored user is one',
      isAdmin: true,
      calls: ['GET /api/plans', 'GET /api/users?limit=50'],
    },
  ])('$who, is turned away silently, and no row is ever painted', async ({ isAdmin, calls }) => {
    const { page, server } = await openHomeOf(an);
    await page.evaluate(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ ...an.user, isAdmin }),
    );
    await watchForRows(page);
    // What home loads behind everything else is no call of the admin's page.
    await page.waitForLoadState('networkidle');
    server.forget();

    await page.goto(`${server.url}/admin/plan`);
    await page.waitForURL('**/about');
    await page.getByText(words('about.continue')).waitFor();

    // The time is requested once a session, whoever it is of.
    const ofPage = server.calls().filter((call) => call !== 'GET /udf/time');
    expect(ofPage.sort()).toEqual(calls);
    expect([await rowsSeen(page), await noticesOf(page)]).toEqual([[], []]);
    expect(await page.evaluate(() => 'accessToken' in localStorage)).toBe(true);
  });
});

/** Takes down whatever of the admin's page stands in the next page, be it for one frame. */
async function watchForRows(page: Page) {
  await page.addInitScript(() => {
    const observed = new Set<string>();
    Object.assign(window, { observed });
    const look = () => {
      const found = document.querySelectorAll('main [role=combobox], form [role=group], [role=option]');
      found.forEach((each) => observed.add(each.getAttribute('role')!));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

function rowsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { observed: Set<string> }).observed]);
}
