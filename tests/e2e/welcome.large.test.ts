import { describe, expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { openPage } from '../support/browser/open-page';
import { logIn, openProduct } from '../support/browser/product';
import { recordShifts, shiftOf } from '../support/browser/shifts';
import { violations } from '../support/browser/violations';
import { an } from '../support/rest-server/people';
import { de, en, vi } from '../support/texts';

const texts = { vi, en, de };

describe('the welcome page', () => {
  it.each([
    ['vi', 'dark', 1366],
    ['en', 'light', 1920],
    ['de', 'light', 1366],
    ['de', 'dark', 360],
    ['vi', 'light', 390],
  ] as const)('shows the product in %s, %s, at %i px, and does not move', async (lng, theme, width) => {
    const page = await openPage({ at: '/about/partner', lng, theme, width, height: 844 });
    await recordShifts(page);
    await page.goto(new URL('/about', page.url()).href);
    const card = page.getByRole('region', { name: texts[lng]['welcome.region'] });
    await card.waitFor();
    await card.scrollIntoViewIfNeeded();
    await card.locator('dl').waitFor();

    expect(await page.locator('h1').innerText()).toBe(
      `${texts[lng]['about.promise']}\n${texts[lng]['about.promiseEnd']}`,
    );
    expect(await card.locator('svg[role=img]').count()).toBe(1);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    expect([await layoutViolations(page), await violations(page)]).toEqual([[], []]);
  });

  it('shows an example where the server has no public pulse, and still lets a person in', async () => {
    const { page } = await openProduct({ at: '/about' });
    const card = page.getByRole('region', { name: en['welcome.region'] });
    await card.locator('dl').waitFor();

    expect(await card.innerText()).toContain(en['app.sampleData']);
    await page.goto(new URL('/auth/login', page.url()).href);
    await logIn(page, an);
    await page.getByRole('region', { name: en['pulse.title'] }).waitFor();
  });
});
