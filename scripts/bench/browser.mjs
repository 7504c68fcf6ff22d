import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { probe } from './probe.mjs';
import { serve } from './server.mjs';

/** Without these Chromium calls home, and takes many switches of the address in a row for an attack. */
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-ipc-flooding-protection',
];

/** 1.6 Mbit/s, 150 ms. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
};

export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags,
  });
}

/**
 * Opens an address with an empty cache, signed in unless `isMember` is false, and waits for `ready`, the selector of the
 * real screen, to be painted. The page then has `bench`, see probe.mjs. Without a service worker unless `hasWorker`: it
 * would request everything in idle time. With a `time` the page's clock stands there, while its timers run. A `script` runs in the
 * page before its own code.
 */
export async function openPage(
  browser,
  {
    origin,
    session,
    at = '/',
    ready,
    isMember = true,
    width = 1366,
    cpu = 1,
    isSlow = false,
    hasWorker = false,
    time,
    script,
  },
) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlow) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  }

  const requests = { open: 0, since: Date.now() };
  const count = (change) => () => {
    requests.open += change;
    requests.since = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('pageerror', (error) => console.error(`${at}: ${error.message}`));

  if (time) await page.clock.setFixedTime(time);
  await page.addInitScript(probe, { ready, session: isMember ? session : null });
  if (script) await page.addInitScript(script);
  await page.goto(origin + at, { waitUntil: 'commit' });
  await page.evaluate(() => bench.ready);

  return {
    page,
    /** Waits until nothing was requested for so many ms and the page has nothing left to do. */
    async quiet(ms) {
      while (requests.open > 0 || Date.now() - requests.since < ms) await setTimeout(5);
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    },
    /** MB of what is still in use. */
    async heap() {
      await devtools.send('HeapProfiler.collectGarbage');
      const { usedSize } = await devtools.send('Runtime.getHeapUsage');
      return usedSize / 1024 / 1024;
    },
    /** The ms that the processor has worked on tasks of the page since the first call. */
    async processorTime() {
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    },
    close: () => context.close(),
  };
}

/** Serves a build with a market of a size, opens a page of it at `where`, measures in it, and ends both. */
export async function onPage({ browser, files, ...size }, where, measure) {
  const server = await serve({ files, ...size });
  const opened = await openPage(browser, { ...server, ...where });
  const result = await measure(opened);
  await opened.close();
  server.close();
  return result;
}
