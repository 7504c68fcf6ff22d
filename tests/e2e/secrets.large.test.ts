// @module-tag P24
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allKept } from '../support/browser/kept';
import { listed, logIn, openProduct } from '../support/browser/product';
import { an } from '../support/rest-server/people';
import { tried } from '../support/tried';

/** What a server sends of a user beside the profile, and what a person types; each is seen nowhere afterwards. */
const sent = {
  passwordHash: 'SECRET-hash',
  apiToken: 'SECRET-token',
  auth: { refresh_token: 'SECRET-refresh', providers: [{ clientSecret: 'SECRET-client' }] },
};
const typed = {
  wrong: 'SECRETWrong@1',
  current: 'SECRETNow@1',
  next: 'SECRETNext@1',
  card: '4111111111111111',
  cvv: '917',
  code: '395-826',
  link: 'SECRET-link',
};
const secrets = [
  ...JSON.stringify(sent).match(/SECRET-\w+/g)!,
  ...Object.values(typed),
  typed.card.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
  typed.code.replace('-', ''),
];

/** Everything that a page leaves behind beside the worker's cache: storage, cookies, the address and its history. */
function leftBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify({
      ...{
        local: { ...localStorage },
        tab: { ...sessionStorage },
        cookie: document.cookie,
        name: window.name,
      },
      ...{
        address: location.href,
        state: history.state as unknown,
        title: document.title,
        databases,
      },
    });
  });
}

/** What the worker keeps: each address with the hash of the body that is kept under it. */
function keptBy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const kept: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const hash = await crypto.subtle.digest('SHA-256', await response!.arrayBuffer());
        kept[`${name} ${request.url}`] = [...new Uint8Array(hash)].join(' ');
      }
    }
    return kept;
  });
}

it(
  'keeps no secret of a person or of the server’s record, wherever it was typed or sent',
  { timeout: 180_000 },
  async () => {
    const people = [{ ...an, user: { ...an.user, ...sent } }];
    const { page, server } = await openProduct({ at: '/auth/login', people, serviceWorkers: 'allow' });
    await allKept(page);
    const kept = await keptBy(page);
    const expectNothingLeft = async () => {
      const left = await leftBy(page);
      // A tab that is closed and restored takes its storage and drafts along.
      expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
      // A secret of three digits may stand in the build's own files: nothing may have been added to them.
      expect(await keptBy(page)).toEqual(kept);
      tried(secrets.length, 'secrets looked for in what a page leaves');
    };
    const fill = async (texts: Readonly<Record<string, string>>) => {
      for (const [name, text] of Object.entries(texts)) await page.locator(`input[name=${name}]`).fill(text);
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expectNothingLeft();
    };

    await fill({ email: an.email, password: typed.wrong });
    await page.locator('form button[type=submit]').click();
    await page.getByText('Invalid credential').waitFor();
    await expectNothingLeft();
    await page.goto(`${server.url}/auth/security-code`);
    await page.getByRole('textbox', { name: 'Security code' }).fill(typed.code);
    await server.received('POST /verifySecurityCode');
    await expectNothingLeft();
    await page.goto(`${server.url}/auth/new-password/${typed.link}`);
    await page.waitForURL((url) => !url.href.includes('SECRET'));
    await fill({ newPassword: typed.next, confirmPassword: typed.next });
    await page.locator('form button[type=submit]').click();
    await server.received('POST /api/users/set-new-password');
    await expectNothingLeft();

    await page.goto(`${server.url}/auth/login`);
    await logIn(page, an);
    await listed(page);
    await expectNothingLeft();
    await page.goto(`${server.url}/profile/security-settings`);
    await fill({ currentPassword: typed.current, newPassword: typed.next, confirmPassword: typed.next });
    await page.goto(`${server.url}/profile/payments`);
    await page.getByRole('button', { name: 'Add card' }).click();
    await fill({ number: typed.card, expiry: '12/30', cvv: typed.cvv });
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('1111').first().waitFor();
    await expectNothingLeft();
    await page.reload();
    await page.getByRole('button', { name: 'Add card' }).waitFor();
    await expectNothingLeft();
  },
);
