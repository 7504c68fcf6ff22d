import { setTimeout } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { serve } from './server.mjs';

const kinds = {
  signals: { size: (signals) => ({ signals }), row: 'tr[data-day-start]' },
  watchlist: { size: (rows) => ({ rows }), row: 'tr[aria-selected]' },
};
/** `undefined` is what the home page usually has. */
const lengths = [undefined, 1_000, 10_000];
const MOUNTS = 3;
const PATIENCE_MS = 20_000;

/** Long tables on the home page: drawn from the cache when a person comes back to it, and scrolled. */
export async function tables({ browser, files, report }) {
  for (const cpu of [1, 4]) {
    for (const [kind, { size, row }] of Object.entries(kinds)) {
      for (const length of lengths) {
        const { ready, longest, mounts, gaps } = await measure({
          browser,
          files,
          size: size(length),
          row,
          cpu,
        });
        const name = length ? `${kind} of ${length}` : `home as usual (${kind})`;
        report(`${name}: ready, ${cpu}x`, 'ms', [ready]);
        report(`${name}: longest task, ${cpu}x`, 'ms', [longest]);
        report(`${name}: mount, ${cpu}x`, 'ms', mounts);
        if (length) report(`${name}: scroll gap p95, ${cpu}x`, 'ms', [quantile(gaps, 0.95)]);
      }
    }
  }
}

/** Infinities where the page needs longer than anyone would wait. */
async function measure({ browser, files, size, row, cpu }) {
  const server = await serve({ files, ...size });
  await composeLists(server);
  const work = (async () => {
    const home = await openPage(browser, { ...server, ready: row, cpu });
    await home.quiet(300);
    const ready = await home.page.evaluate(() => bench.ready);
    const { longest } = await home.page.evaluate(() => bench.seen());
    const mounts = [];
    while (mounts.length < MOUNTS) {
      mounts.push(await home.page.evaluate(comeBack, row));
      await home.quiet(300);
    }
    return { ready, longest, mounts, gaps: await home.page.evaluate(scroll, row) };
  })();
  const tooLong = { ready: Infinity, longest: Infinity, mounts: [Infinity], gaps: [Infinity] };
  const result = await Promise.race([work, setTimeout(PATIENCE_MS, tooLong, { ref: false })]);
  work.catch(() => {});
  await Promise.all(browser.contexts().map((context) => context.close()));
  server.close();
  return result;
}

/** Requests the lists once, since the server computes the prices of all rows for the first response. */
async function composeLists({ origin, session }) {
  const headers = { authorization: `Bearer ${session.token}` };
  await (await fetch(`${origin}/api/watchlists`, { headers })).arrayBuffer();
}

/** Runs in the page: leaves for a page without tables and returns the ms from coming back to the painted row. */
async function comeBack(row) {
  history.pushState(null, '', '/about/partner');
  while (document.querySelector(row)) await bench.painted();
  await scheduler.postTask(() => {}, { priority: 'background' });

  const start = performance.now();
  history.pushState(null, '', '/');
  return (await bench.appears(row)) - start;
}

/** Runs in the page: scrolls the table at 7,200 px/s for three seconds and returns the gaps between frames. */
async function scroll(row) {
  let box = document.querySelector(row);
  while (box !== document.documentElement && !isScroller(box)) box = box.parentElement;
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  const start = await frame();
  for (let last = start; last - start < 3000;) {
    box.scrollTop = 7.2 * (last - start);
    const next = await frame();
    gaps.push(next - last);
    last = next;
  }
  return gaps;

  function isScroller({ scrollHeight, clientHeight }) {
    return scrollHeight > clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY);
  }
}
