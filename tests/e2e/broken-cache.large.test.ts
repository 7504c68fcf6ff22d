// @module-tag P26
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { allKept } from '../support/browser/kept';
import { createPage } from '../support/browser/open-page';
import { startServer } from '../support/rest-server/server';
import { tried } from '../support/tried';

/** A browser that has the production build in its service worker's cache. */
async function visited() {
  const server = await startServer({ files: inject('production') });
  const { page } = await createPage({ site: server.url, at: '/auth/login', serviceWorkers: 'allow' });
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
  });
  await allKept(page);
  expect(await brokenFiles(page)).toEqual([]);
  return page;
}

/** The files of the build that the worker does not keep as the server has them. */
function brokenFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const { files } = JSON.parse(/^self\.BUILD=(\{.*?\}\});/.exec(worker)![1]!) as { files: object };
    const broken = await Promise.all(
      Object.keys(files).map(async (path) => {
        const kept = await (await caches.match(`/${path}`))?.text();
        const served = await (await fetch(`/${path}?past-worker`, { cache: 'no-store' })).text();
        return kept === served ? [] : [path];
      }),
    );
    return broken.flat();
  });
}

type Damage = { which: string; text: string | null; type?: string };

/** Replaces what the worker keeps of the files whose path contains a text, or deletes it. */
function damage(page: Page, how: Damage): Promise<number> {
  return page.evaluate(async ({ which, text, type = 'text/javascript' }) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes(which)) continue;
        count += 1;
        if (text === null) await cache.delete(request);
        else await cache.put(request, new Response(text, { headers: { 'content-type': type } }));
      }
    }
    return count;
  }, how);
}

const HTML = { text: '<!doctype html><h1>502 Bad Gateway</h1>', type: 'text/html' };

describe('what the service worker keeps', () => {
  it.each<Damage & { what: string }>([
    { what: 'all of it is garbage', which: '/', text: '\u0000damaged(' },
    { what: 'all of it is an HTML page', which: '/', ...HTML },
    { what: 'all of it is deleted', which: '/', text: null },
    { what: 'the page is garbage', which: '/index.html', text: '\u0000damaged(' },
    { what: 'the page is missing', which: '/index.html', text: null },
    { what: 'the scripts are garbage, so that the app cannot start', which: '.js', text: 'damaged(' },
    { what: 'the style sheets are an HTML page', which: '.css', ...HTML },
  ])('is whole by the second load where $what', async ({ what, ...how }) => {
    const page = await visited();
    const damaged = await damage(page, how);
    expect(damaged, what).toBeGreaterThan(0);
    tried(damaged, 'damaged files');

    await page.reload();
    await page.reload();

    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await expect.poll(() => brokenFiles(page)).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
  });
});
