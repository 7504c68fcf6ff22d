import { expect, it, vi } from 'vitest';
import { reloadPastCache } from '../../src/lib/reload';

const ORIGIN = 'https://nhip.test';

function openBrowser(entries: readonly { name: string; responseStatus?: number }[]) {
  const done: string[] = [];
  const fetch = vi.fn(async (address: string, { cache }: RequestInit) => {
    done.push(`${cache} ${address}`);
    if (address.includes('gone')) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  return {
    done,
    performance: { getEntriesByType: () => entries },
    location: { origin: ORIGIN, reload: () => done.push('page') },
    fetch,
  };
}

it('a page is loaded again once the files that did not come were requested past the cache', async () => {
  const browser = openBrowser([
    { name: `${ORIGIN}/assets/app-1.js`, responseStatus: 200 },
    { name: `${ORIGIN}/assets/desk-2.js`, responseStatus: 404 },
    { name: `${ORIGIN}/assets/desk-2.css`, responseStatus: 0 },
    { name: `${ORIGIN}/assets/gone-3.js` },
    { name: `${ORIGIN}/api/watchlists`, responseStatus: 500 },
    { name: 'https://elsewhere.test/tile.js', responseStatus: 0 },
  ]);

  await reloadPastCache(browser as never);

  expect(browser.done).toEqual([
    `reload ${ORIGIN}/assets/desk-2.js`,
    `reload ${ORIGIN}/assets/desk-2.css`,
    `reload ${ORIGIN}/assets/gone-3.js`,
    'page',
  ]);
});
