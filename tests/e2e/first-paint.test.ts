import { describe, expect, it } from 'vitest';
import { de, en, vi } from '../support/texts';
import { openProduct } from '../support/browser/product';

const languages = { vi, en, de };
const promiseOf = (texts: typeof en) => `${texts['about.promise']} ${texts['about.promiseEnd']}`;

describe('a visitor whose app is still on its way', () => {
  it.each(Object.keys(languages) as (keyof typeof languages)[])(
    'reads the welcome in %s, in their theme',
    async (lng) => {
      const { page } = await openProduct({ at: '/about' });
      await page.evaluate((language) => {
        localStorage.setItem('lng', language);
        localStorage.setItem('theme', 'light');
      }, lng);
      let arrives = () => {};
      const arrival = new Promise<void>((resolve) => (arrives = resolve));
      await page.route('**/assets/app-*.js', async (route) => {
        await arrival;
        await route.continue();
      });

      await page.goto(new URL('/auth/login', page.url()).href, { waitUntil: 'commit' });
      const promise = page.locator('#root p:has(> span + span)');
      await promise.waitFor();
      const [early, place] = [await promise.innerText(), await promise.boundingBox()];
      expect([early.replaceAll('\n', ' '), await page.locator('html').getAttribute('data-theme')]).toEqual([
        promiseOf(languages[lng]),
        'light',
      ]);
      expect(await page.locator('form').count()).toBe(0);

      arrives();
      await page.locator('form').waitFor();
      expect([await promise.count(), await promise.innerText(), await promise.boundingBox()]).toEqual([
        1,
        early,
        place,
      ]);
    },
  );

  it('reads nothing of it where somebody is signed in', async () => {
    const { page } = await openProduct({ at: '/about' });
    await page.evaluate(() => localStorage.setItem('accessToken', 'x'));
    await page.route('**/assets/app-*.js', () => {});

    await page.goto(new URL('/auth/login', page.url()).href, { waitUntil: 'commit' });
    await page.locator('#welcome').waitFor({ state: 'attached' });

    expect(await page.locator('#root > *').count()).toBe(0);
  });
});
