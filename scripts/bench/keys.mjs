import { setTimeout } from 'node:timers/promises';
import { onPage, openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { serve } from './server.mjs';

const PRESSES = 200;
const CHART = { at: '/technical/AAA', ready: '[data-painted]' };

/** Arrow key to the next symbol's chart, in the usual list, and in one so long that each is new. */
export async function keys({ browser, files, report }) {
  // A neighbour that could not be prefetched is requested again when it is opened; AAA is where the walk starts.
  const isNeighbour = (symbol) => symbol !== 'AAA';
  const walks = {
    'prefetched, 1x': {},
    'prefetched, 4x': { cpu: 4 },
    'not prefetched': { rows: PRESSES + 2, delay: 50, refusesOnce: isNeighbour },
  };
  for (const [name, { cpu, ...behaviour }] of Object.entries(walks)) {
    const samples = [];
    await onPage({ browser, files, ...behaviour }, { ...CHART, cpu }, async (chart) => {
      await chart.page.evaluate(followKeys);
      while (samples.length < PRESSES) samples.push(await timeOfPress(chart));
    });
    report(`arrow key, ${name}`, 'ms', samples);
    report(`arrow key, ${name}, p95`, 'ms', [quantile(samples, 0.95)]);
  }
}

async function timeOfPress({ page, quiet }) {
  await quiet(50);
  const painted = await page.evaluateHandle(() => ({ ms: bench.nextSymbol() }));
  await page.keyboard.press('ArrowDown');
  const ms = await painted.evaluate((next) => next.ms);
  await painted.dispose();
  return ms;
}

/** Arrow key to the next symbol's chart where each symbol is held, and so has its position on it, beside where none is. */
export async function positions({ browser, files, report }) {
  const walks = [];
  for (const holdings of [true, false]) {
    const server = await serve({ files, holdings });
    const chart = await openPage(browser, { ...server, ...CHART, cpu: 4 });
    if (holdings) await chart.page.waitForSelector('[data-position]');
    await chart.page.evaluate(followKeys);
    walks.push({ server, chart, samples: [] });
  }
  for (let press = 0; press < PRESSES; press += 1)
    for (const { chart, samples } of walks) {
      await chart.page.bringToFront();
      samples.push(await timeOfPress(chart));
    }
  const [held, without] = walks.map(({ samples }) => quantile(samples, 0.5));
  report('arrow key with a position beside without, 4x', 'x', [held / without]);
  for (const { server, chart } of walks) {
    await chart.close();
    server.close();
  }
}

/** A key held for 5 s on a long list, over a feed of 1 s: until the chart is painted, and what was requested meanwhile. */
export async function held({ browser, files, report }) {
  const [HELD_MS, REPEAT_MS] = [5_000, 33];
  const [waits, shares] = [[], []];
  for (let round = 0; round < 3; round += 1) {
    await onPage({ browser, files, rows: 300, delay: 1_000 }, CHART, async ({ page }) => {
      await setTimeout(2_000);
      let requested = 0;
      page.on('request', (request) => (requested += request.url().includes('/history?') ? 1 : 0));
      let presses = 0;
      for (const end = Date.now() + HELD_MS; Date.now() < end; presses += 1) {
        await page.keyboard.down('ArrowDown');
        await setTimeout(REPEAT_MS);
      }
      shares.push(requested / presses);
      const released = Date.now();
      await page.keyboard.up('ArrowDown');
      await page.waitForFunction(
        () =>
          document.querySelector('[data-painted]')?.dataset.painted === location.pathname.split('/').at(-1),
        null,
        { polling: 'raf' },
      );
      waits.push(Date.now() - released);
    });
  }
  report('key held 5 s: release to chart', 'ms', waits);
  report('key held 5 s: history requests per press', '', shares);
}

/** How many symbols the list of the heap's walk has. */
const SYMBOLS = 500;

/**
 * Memory after 100 switches and after many more, by when nothing but what is kept should be there: at first each shows a
 * symbol that was not shown before, then all have been.
 */
export async function heap({ browser, files, report, isLong }) {
  const switches = isLong ? 10_000 : 1_000;
  await onPage({ browser, files, rows: SYMBOLS }, CHART, async (chart) => {
    await chart.page.evaluate(followKeys);
    const walk = async (count) => {
      await chart.page.evaluate(async (count) => {
        for (let press = 0; press < count; press += 1) {
          const painted = bench.nextSymbol();
          const key = { key: 'ArrowDown', bubbles: true, cancelable: true };
          document.body.dispatchEvent(new KeyboardEvent('keydown', key));
          await painted;
        }
      }, count);
      await chart.quiet(500);
      return chart.heap();
    };

    const before = await walk(100);
    const firstVisits = SYMBOLS - 100;
    const seen = await walk(firstVisits);
    const after = await walk(switches - firstVisits);
    report('heap after 100 symbol switches', 'MB', [before]);
    report(`heap gained by ${firstVisits} switches to new symbols`, 'MB', [seen - before]);
    report(`heap gained by ${switches - firstVisits} switches to known symbols`, 'MB', [after - seen]);
    report('heap gained by symbol switches', 'MB', [after - before]);
  });
}

/** Runs in the page: `nextSymbol` returns the ms from the next key press to the frame after its chart was painted. */
function followKeys() {
  const painted = () => document.querySelector('[data-painted]')?.dataset.painted;
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });

  bench.nextSymbol = () =>
    new Promise((done) => {
      const before = painted();
      const observer = new MutationObserver(() => {
        if (!painted() || painted() === before) return;
        observer.disconnect();
        requestAnimationFrame((frame) => done(frame - pressed));
      });
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-painted'] });
    });
}
