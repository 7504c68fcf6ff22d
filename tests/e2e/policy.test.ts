// @module-tag P2
import { expect, it } from 'vitest';
import { routes } from '../../src/app/router/routes';
import { listed, logIn, openProduct } from '../support/browser/product';
import { an, chi } from '../support/rest-server/people';
import { tried } from '../support/tried';

/** An address for each page of the route table; signing out and locking come last. */
const addresses = routes
  .map(({ path }) => path.replace(':symbol', 'VNM').replace(/\/:\w+\??/g, ''))
  .toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));

function endsSession(path: string) {
  return path === '/logout' || path === '/auth/lock';
}

it.each([
  { who: 'a visitor', person: null },
  { who: 'an investor', person: an },
  { who: 'an admin', person: chi },
])(
  'no page violates the policy that its headers state, seen by $who',
  { timeout: 300_000 },
  async ({ person }) => {
    const { page, server } = await openProduct({ at: '/auth/login', hasNewsDetails: true });
    if (person) {
      await logIn(page, person);
      if (person === an) await listed(page);
      else await page.waitForURL(`${server.url}/`);
    }
    await page.addInitScript(() => {
      const violated: string[] = [];
      Object.assign(window, { violated });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violated.push(`${violatedDirective} ${blockedURI}`);
      });
    });

    for (const address of addresses) {
      const response = await page.goto(server.url + address);
      const policy = (await response?.allHeaders())?.['content-security-policy'] ?? '';
      expect(policy, address).toMatch(/^default-src 'none';.* require-trusted-types-for 'script'/);
      await page.locator('a:visible, button:visible').first().waitFor();
      await page.waitForLoadState('networkidle');
      const violated = await page.evaluate(() => (window as unknown as { violated: string[] }).violated);
      expect([address, violated]).toEqual([address, []]);
      tried(1, 'pages as a person sees them');
    }
  },
);
