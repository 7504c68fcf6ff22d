/**
 * The large run: the builds in three engines, every journey with React's warnings, 100,000 runs of each random walk of a
 * machine and of the demo's links, 10,000 orders of changes of lists in several tabs, and the market, its plans and replays on
 * ten seeds and more days. Arguments narrow it down.
 */
import { availableParallelism } from 'node:os';
import { ensureChromium, ensureEngines, ensurePackages } from './prepare.mjs';
import { vitestRun } from './vitest-run.mjs';

ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureEngines();
process.env.RANDOM_RUNS ??= '100000';

const others = ['journeys', 'journeys-strict', 'page', 'machines', 'node'];
const paths = [
  '/journeys/',
  ...['machines/', 'mock-server/', 'member/replay-prices', 'demo/demo-inputs', 'graph/own-lists-'].map(
    (path) => `tests/${path}`,
  ),
];
const cores = availableParallelism();
const named = process.argv.slice(2);
const browser = (third) => ({ projects: ['e2e'], options: [`--shard=${third}/3`], workers: 1 });
// Two at a time. The first two thirds of the browser tests take as long as the last one and the tests without a browser.
const lanes =
  named.length > 0
    ? [[{ projects: ['e2e', ...others], options: named, workers: cores }]]
    : [
        [browser(1), browser(2)],
        [
          { projects: others, options: paths, workers: Math.max(1, cores - 1), hasLowPriority: true },
          browser(3),
        ],
      ];

async function allPass(runs) {
  let hasPassed = true;
  for (const run of runs) hasPassed = (await vitestRun({ ...run, mode: 'full' })) && hasPassed;
  return hasPassed;
}

const passed = await Promise.all(lanes.map(allPass));
process.exitCode = passed.every(Boolean) ? 0 : 1;
