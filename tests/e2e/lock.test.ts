import { describe, expect, it } from 'vitest';
import { listed } from '../support/browser/product';
import { signIn, openPage } from '../support/browser/open-page';

/** What only the member may see, their name and picture aside. */
const PRIVATE = /member@nhip|Lướt sóng|HPG|VNM/;
const PASSWORD = 'Nhip@2026';

describe('a locked tab', () => {
  it('shows nothing of the person, also after a reload and behind Back, until they unlock it', async () => {
    const page = await openPage({ at: '/auth/login' });
    await signIn(page);
    await listed(page);
    await page.locator('tr[data-symbol=HPG]').first().click();
    await page.waitForURL('**/technical/HPG');
    const pathOf = () => new URL(page.url()).pathname;
    const password = page.getByLabel('Password');

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Lock' }).click();
    await password.waitFor();
    const seen = [await page.content()];
    await page.reload();
    await password.waitFor();
    seen.push(await page.content());
    await page.goBack();
    await password.waitFor();
    seen.push(await page.content());

    expect(seen.filter((html) => PRIVATE.test(html))).toEqual([]);
    expect(pathOf()).toBe('/auth/lock');
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('alert').getByText('Invalid credential').waitFor();
    await password.fill(PASSWORD);
    await password.press('Enter');
    await page.waitForURL('**/technical/HPG');
    await page.getByRole('heading', { level: 1, name: 'HPG' }).waitFor();
  });

  it('is the only one that is locked, and stays so while the other one is used', async () => {
    const one = await openPage({ at: '/auth/login' });
    await signIn(one);
    await listed(one);
    const two = await openPage({ at: '/auth/lock', context: one.context() });
    await two.getByLabel('Password').waitFor();

    await one.reload();
    const rows = await listed(one);

    expect(rows.length).toBeGreaterThan(0);
    expect(new URL(two.url()).pathname).toBe('/auth/lock');
    await two.getByLabel('Password').fill(PASSWORD);
    await two.getByLabel('Password').press('Enter');
    await listed(two);
    expect(await listed(one)).toEqual(rows);
    expect([one, two].map((page) => new URL(page.url()).pathname)).toEqual(['/', '/']);
  });
});
