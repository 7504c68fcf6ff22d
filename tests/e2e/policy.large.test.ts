// @module-tag P2
import { expect, it } from 'vitest';
import { routes, type Access } from '../../src/app/router/routes';
import { listed, logIn, openProduct } from '../support/browser/product';
import { an, chi } from '../support/rest-server/people';
import { tried } from '../support/tried';

/** An address for each page of the route table that admits a person; signing out and locking come last. */
const addressesOf = (who: Access) =>
  routes
    .filter(
      ({ access }) =>
        access === who ||
        (who === 'member' && access === 'locked') ||
        (who === 'visitor' && access === 'anyone'),
    )
    .map(({ path }) => path.replace(':symbol', 'VNM').replace(/\/:\w+\??/g, ''))
    .toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)));

function endsSession(path: string) {
  return path === '/logout' || path === '/auth/lock';
}

it.each<{ who: Access; person: typeof an | null }>([
  { who: 'visitor', person: null },
  { who: 'member', person: an },
  { who: 'admin', person: chi },
])(
  'no page violates the policy that its headers state, as seen by a $who',
  { timeout: 300_000 },
  async ({ who, person }) => {
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

    for (const address of addressesOf(who)) {
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
