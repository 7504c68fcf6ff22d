// @module-tag P16
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listed, logIn, openProduct } from '../support/browser/product';
import { an } from '../support/rest-server/people';
import { tried } from '../support/tried';

/** Where a link could lead to another site, or to a script, if a page took it for more than a text. */
const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'java%0ascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  '%2f%2fevil.example',
  '..%2f..%2fevil.example',
  '@evil.example',
  '.evil.example',
];
const addresses = elsewhere.flatMap((target) => {
  const encoded = encodeURIComponent(target);
  return [
    `/${target}`,
    `/technical/${encoded}`,
    `/auth/login?next=${encoded}&returnTo=${encoded}&redirect=${encoded}#${encoded}`,
    `/auth/sign-up?ref=${encoded}&fromUrl=${encoded}`,
    `/about?url=${encoded}`,
    `/market?tab=${encoded}`,
    `/desk?signal=${encoded}`,
  ];
});

/** The links of a page that would leave it for another site in the same window, or run a script. */
function badLinks(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        ({ protocol, origin, target, rel }) =>
          !/^(https?|mailto|tel|zalo):$/.test(protocol) ||
          (/^http/.test(protocol) &&
            origin !== location.origin &&
            !(target === '_blank' && rel.includes('noopener'))),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

it.each([{ who: 'a visitor' }, { who: 'an investor' }])(
  'no address leads $who to another site, nor puts one into a link',
  { timeout: 300_000 },
  async ({ who }) => {
    const { page, server } = await openProduct({ at: '/auth/login' });
    if (who === 'an investor') {
      await logIn(page, an);
      await listed(page);
    }
    for (const address of addresses) {
      await page.goto(server.url + address);
      await page.locator('a:visible, button:visible').first().waitFor();
      expect([address, new URL(page.url()).origin, await badLinks(page)]).toEqual([address, server.url, []]);
      tried(1, 'addresses opened');
    }
    expect(server.requests.filter(({ headers }) => headers['referer'] !== undefined)).toEqual([]);
  },
);
