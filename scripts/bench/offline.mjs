import { setTimeout } from 'node:timers/promises';
import { openPage, SLOW_NETWORK } from './browser.mjs';
import { serveSlowly } from './server.mjs';

const RUNS = 3;

/**
 * How long after the begin of a first visit its page opens again without a network, and how long until every page does. The
 * server is what is slow: a browser does not slow down what a service worker requests.
 */
export async function offline({ browser, files, report }) {
  const ready = 'form input[type=password]';
  const visitWith = async (isEnough) => {
    const server = await serveSlowly({ files, ...SLOW_NETWORK });
    const visit = { ...server, at: '/auth/login', ready, isMember: false, cpu: 4, hasWorker: true };
    const { page, close } = await openPage(browser, visit);
    while (!(await page.evaluate(isEnough, [...files.keys()]))) await setTimeout(50);
    const time = await page.evaluate(() => performance.now());
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector(ready);
    await close();
    server.close();
    return time;
  };
  const [first, whole] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    first.push(await visitWith(keepsLoaded));
    whole.push(await visitWith(keepsAll));
  }
  report('first visit to offline, login, slow', 'ms', first);
  report('first visit to every page offline, login, slow', 'ms', whole);
}

/** Runs in the page: whether the worker controls it and keeps what it has loaded of the app. */
async function keepsLoaded() {
  const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
  const kept = await Promise.all(loaded.map(({ name }) => caches.match(name)));
  return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}

/** Runs in the page: whether the worker keeps every script and style sheet of the product. */
async function keepsAll(paths) {
  const parts = paths.filter((path) => /^\/assets\/[^/]+\.(js|css)$/.test(path));
  const kept = await Promise.all(parts.map((path) => caches.match(path)));
  return kept.every(Boolean);
}
