import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { buildPage, serve } from './server.mjs';

const RUNS = 3;
const RUN_MS = 5_000;
const CHANGES_PER_SECOND = 200;
/** How often the map is rendered; the first time, before its code is compiled, is reported apart. */
const MAPS = 40;
const FILTERS = 20;
/** How long the heap is watched: for a minute, or for ten with `--long`. */
const WATCHED_MS = 60_000;

/** The board of 1,700 symbols beside the same page left alone, what it keeps of its changes, the map, and the filter. */
export async function board({ browser, report, isLong }) {
  const server = await serve({ files: await buildPage('board.mjs') });
  const open = (cpu) => openPage(browser, { ...server, at: '/index.html', ready: 'tr[data-symbol]', cpu });

  const opened = await open(1);
  const run = (ms, changes) =>
    opened.page.evaluate(([ms, changes]) => globalThis.board.frames(ms, changes), [ms, changes]);
  await run(1_000, CHANGES_PER_SECOND);
  const gaps = { idle: [], changing: [] };
  for (let time = 0; time < RUNS; time += 1) {
    gaps.idle.push(...(await run(RUN_MS, 0)));
    gaps.changing.push(...(await run(RUN_MS, CHANGES_PER_SECOND)));
  }
  const [idle, changing] = [gaps.idle, gaps.changing].map((each) => quantile(each, 0.95));
  report('page left alone, frame p95', 'ms', [idle]);
  report('board, 200 changes a second, frame p95', 'ms', [changing]);
  report('board, 200 changes a second, frame p95, ratio', 'x', [changing / idle]);

  const before = await opened.heap();
  await run(isLong ? 10 * WATCHED_MS : WATCHED_MS, CHANGES_PER_SECOND);
  report('heap gained by a board that changes', 'MB', [(await opened.heap()) - before]);
  await opened.close();

  const slow = await open(4);
  const painted = [];
  for (let time = 0; time < MAPS; time += 1) {
    const map = await slow.page.evaluate(() => globalThis.board.map());
    if (map.tiles !== 400) throw new Error(`The map has ${map.tiles} tiles`);
    painted.push(map.painted);
  }
  const [first, ...others] = painted;
  report('first map of 400 symbols, 4x', 'ms', [first]);
  report('map of 400 symbols, 4x', 'ms', others);

  const filtered = [];
  for (let time = 0; time < FILTERS; time += 1) {
    const { found, took } = await slow.page.evaluate(() => globalThis.board.filter());
    if (found !== 1_700) throw new Error(`The filter has found ${found} symbols`);
    filtered.push(took);
  }
  report('1,700 symbols filtered by all conditions, 4x', 'ms', filtered);
  await slow.close();
  server.close();
}
