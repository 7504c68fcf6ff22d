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
// Browser tests mostly wait: as many at a time as there are cores, and the rest takes what they leave.
const runs =
  named.length > 0
    ? [{ projects: ['e2e', ...others], options: named, workers: cores }]
    : [
        { projects: ['e2e'], workers: cores },
        { projects: others, options: paths, workers: Math.max(1, cores - 1), hasLowPriority: true },
      ];
const passed = await Promise.all(runs.map((each) => vitestRun({ ...each, mode: 'full' })));
process.exitCode = passed.every(Boolean) ? 0 : 1;
