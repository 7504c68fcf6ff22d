import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listed, logIn, noticesOf, openHomeOf, openProduct, servers } from '../support/browser/product';
import { openHome, openPage, stopClock } from '../support/browser/open-page';
import { deferred } from '../support/rest/fake-server';
import { an, binh } from '../support/rest-server/people';

/** What only the member may see; their name and picture are shown, and password managers read their address. */
const PRIVATE = /Lướt sóng|HPG|VNM/;
const PASSWORD = 'Nhip@2026';

/** What a document says and links to, without the build's scripts and its policy, whose hashes spell anything. */
function contentOf(page: Page) {
  return page.evaluate(() => {
    const page = document.documentElement.cloneNode(true) as HTMLElement;
    // In the hashes of the policy and of the scripts' texts a ticker may stand by chance.
    for (const hashed of page.querySelectorAll('script, meta[http-equiv]')) hashed.remove();
    return page.outerHTML;
  });
}

describe('a locked browser', { tags: ['P4'] }, () => {
  it('shows nothing of the person, also after a reload and behind Back, until they unlock it', async () => {
    const page = await openHome();
    await listed(page);
    await page.locator('#watchlist tr[data-symbol=HPG]').click();
    await page.waitForURL('**/technical/HPG');
    const pathOf = () => new URL(page.url()).pathname;
    const password = page.getByLabel('Password');

    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('link', { name: 'Lock' }).click();
    await password.waitFor();
    const seen = [await contentOf(page)];
    await page.reload();
    await password.waitFor();
    seen.push(await contentOf(page));
    await page.goBack();
    await password.waitFor();
    seen.push(await contentOf(page));

    expect(seen.filter((html) => PRIVATE.test(html))).toEqual([]);
    expect(pathOf()).toBe('/auth/lock');
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Unlock' }).click();
    await page.getByRole('alert').getByText('The password is wrong').waitFor();
    await password.fill(PASSWORD);
    await password.press('Enter');
    // Where Back led.
    await page.waitForURL(({ pathname }) => pathname === '/');
    await listed(page);
  });

  it('locks every tab at once, and unlocks each on the page that was left in it', async () => {
    const one = await openHome({ hasClock: true });
    await listed(one);
    const two = await openPage({ at: '/technical/HPG?range=1Y', context: one.context(), hasClock: true });
    await listed(two);

    await one.getByRole('button', { name: 'User menu' }).click();
    const lock = one.getByRole('link', { name: 'Lock' });
    await lock.waitFor();
    await stopClock(one);
    await lock.click();
    await two.waitForURL('**/auth/lock');
    await one.clock.resume();
    await two.getByLabel('Password').waitFor();
    expect(await contentOf(two)).not.toMatch(PRIVATE);
    const three = await openPage({ at: '/technical/VNM', context: one.context() });
    await three.getByLabel('Password').waitFor();
    expect(await contentOf(three)).not.toMatch(PRIVATE);

    await three.getByLabel('Password').fill(PASSWORD);
    await three.getByLabel('Password').press('Enter');
    await Promise.all([one, two, three].map(listed));

    expect([one, two, three].map(addressOf)).toEqual(['/', '/technical/HPG?range=1Y', '/technical/VNM']);
  });
});

const addressOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

/** A member of the production build, on one of its pages. */
async function openMember(at: string, how: Parameters<typeof openProduct>[0]) {
  const product = await openHomeOf(an, how);
  const { page, server } = product;
  await page.goto(server.url + at);
  await listed(page);
  return product;
}

describe.each(servers)('in the production build, on a server $server', ({ how }) => {
  it.each<{ way: string; lock: (page: Page) => Promise<unknown> }>([
    {
      way: 'the menu',
      async lock(page) {
        await page.getByRole('button', { name: 'User menu' }).click();
        await page.getByRole('link', { name: 'Lock' }).click();
      },
    },
    {
      way: 'the search',
      async lock(page) {
        await page.getByRole('combobox', { name: 'Search' }).fill('Lock screen');
        await page.getByRole('option', { name: /Lock screen/ }).click();
      },
    },
    { way: 'the address bar', lock: (page) => page.goto(new URL('/auth/lock', page.url()).href) },
  ])('a lock from $way is unlocked with the token, and leads back to the last address', async ({ lock }) => {
    const { page, server } = await openMember('/technical/FPT?range=1Y', how);

    await lock(page);
    await page.getByLabel('Password').waitFor();
    await page.reload();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Password').press('Enter');
    await listed(page);

    expect(addressOf(page)).toBe('/technical/FPT?range=1Y');
    const logins = server.requests.filter(({ url }) => url === '/api/users/login');
    expect(logins.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer SENTINEL-1-an',
    ]);
  });

  // Where the session ends, and the load that ends it, which the page does not wait for; a feed's refusal ends none.
  const at = how.hasFeed ? '/technical/FPT?range=1Y' : '/?signals=results';
  const load = 'GET /api/tplus_signals';

  it.each([
    { person: an, address: at, typed: 'VCI' },
    { person: binh, address: '/', typed: '' },
  ])(
    'after an expiry and a reload of the login page $person.email is at $address',
    async ({ person, address, typed }) => {
      const { page, server } = await openMember(at, how);
      const box = page.getByRole('combobox', { name: 'Symbol' });
      const typing = deferred();
      const fault = { status: 401, json: { message: 'Hết hạn.' } };
      const heal = server.disturb(load, { fault, after: typing.promise });
      await page.reload();
      await listed(page);
      await box.fill('VCI');
      typing.resolve();
      await page.waitForURL('**/auth/login');
      heal();

      await page.reload();
      await logIn(page, person);
      await listed(page);

      expect([addressOf(page), await box.inputValue()]).toEqual([address, typed]);
      expect(await noticesOf(page)).toEqual([]);
    },
  );
});
