import { setTimeout } from 'node:timers/promises';
import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { priceAfter, serveStreamed } from './server.mjs';

/** Where a streamed price is seen, each on a page of its own. */
const places = {
  home: { at: '/', ready: 'tr[data-day-start]', cell: 'tr[data-symbol="AAA"]' },
  technical: {
    at: '/technical/AAA',
    ready: '[data-painted]',
    cell: '[aria-label="Giá khớp"] [class*="price-"]',
  },
  market: {
    at: '/market',
    ready: 'table[aria-rowcount] tr[data-symbol]',
    cell: 'tr[data-symbol="AAA"] td:nth-child(7)',
  },
  'My T+': { at: '/desk', ready: 'main tr[data-symbol]', cell: 'main tr[data-symbol="AAA"]' },
  alert: { at: '/', ready: 'tr[data-day-start]', cell: '.notice' },
};
const PUSHES = 20;
const BETWEEN_MS = 700;

const LISTED = 1_700;
const CHANGES_PER_SECOND = 1_000;
const TICK_MS = 10;
const RUN_MS = 15_000;
/** The symbols of the rows that a board begins with. */
const IN_VIEW = 20;
/** How long the heap is watched: for a minute, or for ten with `--long`. */
const WATCHED_MS = 60_000;
const MINUTE = 60_000;
const COMMENT_MS = 15_000;
/** Until a page has loaded what waits for idle time, its alerts among it. */
const SETTLED_MS = 8_000;

/** Streamed prices: until they are on screen, a board under load, and the bytes of an open one. */
export async function stream({ browser, files, report, isLong }) {
  await pushes({ browser, files, report });
  await board({ browser, files, report, isLong });
  await bytes({ browser, files, report });
}

/** From the server's write to the frame that shows the price, and what is polled meanwhile. */
async function pushes({ browser, files, report }) {
  for (const [name, { cell, ...where }] of Object.entries(places)) {
    const { opened, market, close } = await openStreamed(browser, { files }, { ...where, cpu: 4 });
    const { page } = opened;
    const polled = [];
    page.on('request', (request) => {
      if (request.url().includes('/udf/')) polled.push(request.url());
    });
    const took = [];
    for (let push = 1; push <= PUSHES; push += 1) {
      const shown = await page.evaluateHandle(watch, {
        cell,
        digits: priceAfter(market.first, push).toFixed(2),
      });
      const sent = Date.now();
      market.send({ [market.first]: { ticks: push, volume: 1_000 + 100 * push } });
      took.push((await shown.evaluate((watched) => watched.at)) - sent);
      await shown.dispose();
      await setTimeout(BETWEEN_MS);
    }
    report(`streamed price to screen, ${name}, 4x, longest`, 'ms', [Math.max(...took)]);
    report(`requests while prices are streamed, ${name}`, '', [polled.length]);
    await close();
  }
}

/** Runs in the page: `at` resolves to when a text in a cell was painted, in ms since 1970. */
function watch({ cell, digits }) {
  const text = new RegExp(digits.replace('.', '[.,]'));
  const isShown = () =>
    [...document.querySelectorAll(cell)].some(({ textContent }) => text.test(textContent));
  if (isShown()) throw new Error(`${digits} stands in ${cell} before it is sent`);
  const at = new Promise((done) => {
    const look = () => {
      if (!isShown()) return requestAnimationFrame(look);
      void bench.painted().then(() => done(Date.now()));
    };
    look();
  });
  return { at };
}

/** A board of 1,700 symbols that changes 1,000 times a second: evenly, and two of three in the rows in view. */
async function board({ browser, files, report, isLong }) {
  const { opened, market, close } = await openStreamed(
    browser,
    { files, listed: LISTED },
    { ...places.market, cpu: 4, script: noteEvents },
  );
  const { page } = opened;
  const evenly = changer(market, () => LISTED);
  const spreads = {
    evenly,
    'two of three in view': changer(market, (i) => (i % 3 === 0 ? LISTED : IN_VIEW)),
  };
  await running(2_000, evenly);
  for (const [name, change] of Object.entries(spreads)) {
    const measured = page.evaluate(measure, RUN_MS);
    const [{ latencies, longest }] = await Promise.all([measured, running(RUN_MS + 500, change)]);
    const row = `streamed board, 1,000 changes a second, ${name}, 4x`;
    report(`${row}: painted after, p50`, 'ms', [quantile(latencies, 0.5)]);
    report(`${row}: painted after, p95`, 'ms', [quantile(latencies, 0.95)]);
    report(`${row}: longest task`, 'ms', [longest]);
  }

  const before = await opened.heap();
  await running(isLong ? 10 * WATCHED_MS : WATCHED_MS, evenly);
  report('heap gained by a streamed board', 'MB', [(await opened.heap()) - before]);
  await close();
}

/** Sends the changes of a tick, each of a symbol among the first so many. */
function changer({ symbols, send }, amongOf) {
  let changes = 0;
  return () => {
    for (let i = 0; i < (CHANGES_PER_SECOND * TICK_MS) / 1_000; i += 1) {
      changes += 1;
      const row = { volume: 1_000_000 + 100 * changes, ticks: (changes % 7) - 3 };
      send({ [symbols[(changes * 7_919) % amongOf(changes)]]: row });
    }
  };
}

async function running(ms, change) {
  const start = performance.now();
  for (let ticks = 0; ticks * TICK_MS < ms; ticks += 1) {
    const due = start + ticks * TICK_MS;
    if (due > performance.now()) await setTimeout(due - performance.now());
    change();
  }
}

/** Runs in the page before its own code: notes when each event of a line was received whose symbol is among `wanted`. */
function noteEvents() {
  const received = [];
  globalThis.noted = { received, wanted: null };
  const request = globalThis.fetch;
  globalThis.fetch = async (...call) => {
    const response = await request(...call);
    if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const decoder = new TextDecoder();
    const note = new TransformStream({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        if (noted.wanted === null) return;
        const at = performance.now();
        for (const [, symbol, volume] of decoder.decode(chunk).matchAll(/"n":"(\w+)".*?"volume":(\d+)/g))
          if (noted.wanted.has(symbol)) received.push({ symbol, volume: Number(volume), at });
      },
    });
    return new Response(response.body.pipeThrough(note), response);
  };
}

/** Runs in the page: for so long, the ms from each event to the frame with its volume, of rows in view, and the longest task. */
async function measure(ms) {
  /** Of the usual columns. */
  const VOLUME = 11;
  const box = document.querySelector('table[aria-rowcount]').parentElement.getBoundingClientRect();
  const isInView = (row) => row.getBoundingClientRect().top < Math.min(box.bottom, innerHeight);
  const rows = new Map(
    [...document.querySelectorAll('tr[data-symbol]')]
      .filter(isInView)
      .map((row) => [row.dataset.symbol, row]),
  );
  const shownOf = (symbol) => Number(rows.get(symbol).cells[VOLUME].textContent.replaceAll(/\D/g, ''));
  const { received } = noted;
  const latencies = [];
  bench.seen().longest = 0;
  noted.wanted = new Set(rows.keys());
  const start = performance.now();
  while (performance.now() - start < ms) {
    const painted = await bench.painted();
    for (const event of received.splice(0)) {
      if (shownOf(event.symbol) < event.volume) received.push(event);
      else latencies.push(painted - event.at);
    }
  }
  noted.wanted = null;
  // What is not painted yet counts with the age that it has.
  for (const { at } of received.splice(0)) latencies.push(performance.now() - at);
  return { latencies, longest: bench.seen().longest };
}

/** What an open board receives in a minute: polled, and streamed without a change and with one a second. */
async function bytes({ browser, files, report }) {
  const size = { files, listed: LISTED };
  const polled = await receivedIn(browser, { ...size, isStreamed: false }, () => {});
  const quiet = await receivedIn(browser, size, ({ comment }) => comment(), COMMENT_MS);
  let volume = 1_000_000;
  const busy = await receivedIn(
    browser,
    size,
    ({ symbols, send }) => send({ [symbols[volume % LISTED]]: { volume: (volume += 100), ticks: 1 } }),
    1_000,
  );
  report('bytes of a polled board in a minute', 'KB', [polled / 1024]);
  report('bytes of a streamed board in a quiet minute, beside polled', 'x', [quiet / polled]);
  report('bytes of a streamed board with an event a second, beside polled', 'x', [busy / polled]);
}

async function receivedIn(browser, size, act, everyMs = MINUTE) {
  const { opened, market, close } = await openStreamed(browser, size, places.market);
  const devtools = await opened.page.context().newCDPSession(opened.page);
  let received = 0;
  await devtools.send('Network.enable');
  const others = new Set();
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType !== 'text/event-stream') others.add(requestId);
  });
  // A line, which is neither compressed nor ever finished.
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (!others.has(requestId)) received += dataLength;
  });
  for (let passed = 0; passed < MINUTE; passed += everyMs) {
    act(market);
    await setTimeout(everyMs);
  }
  await close();
  return received;
}

/** Opens a page on a feed that streams, and waits for its line. */
async function openStreamed(browser, size, { script, ...where }) {
  const market = await serveStreamed(size);
  const opened = await openPage(browser, { ...market, ...where, script });
  while (size.isStreamed !== false && market.lines() === 0) await setTimeout(50);
  // An open line is a request that never ends.
  await setTimeout(SETTLED_MS);
  return {
    ...{ opened, market },
    async close() {
      await opened.close();
      await market.close();
    },
  };
}
