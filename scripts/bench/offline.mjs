import { openPage, SLOW_NETWORK } from './browser.mjs';
import { serveSlowly } from './server.mjs';

const RUNS = 3;

/**
 * How long after the begin of a first visit the app opens without a network. The server is what is slow: a browser does not
 * slow down what a service worker requests.
 */
export async function offline({ browser, files, report }) {
  const ready = 'form input[type=password]';
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const server = await serveSlowly({ files, ...SLOW_NETWORK });
    const visit = { ...server, at: '/auth/login', ready, isMember: false, cpu: 4, hasWorker: true };
    const { page, close } = await openPage(browser, visit);
    times.push(await page.evaluate(controlled));
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector(ready);
    await close();
    server.close();
  }
  report('first visit to offline, login, slow', 'ms', times);
}

/** Runs in the page: when the worker, which keeps every file by then, controls it. */
function controlled() {
  const { serviceWorker } = navigator;
  return new Promise((done) => {
    const look = () => serviceWorker.controller && done(performance.now());
    serviceWorker.addEventListener('controllerchange', look);
    look();
  });
}
