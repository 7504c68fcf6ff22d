/**
 * The large run: the builds in three engines, every journey with React's warnings, 100,000 runs of each random walk of a
 * machine and of the demo's links, 10,000 orders of changes of lists in several tabs, 10,000 generated histories of trades, and
 * the market, its plans and replays on ten seeds and more days. Arguments narrow it down.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensureEngines, ensurePackages, ensureWebServers } from './prepare.mjs';
import { withoutBrowser } from './suites.mjs';
import { vitestRun } from './vitest-run.mjs';

ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureEngines();
ensureWebServers();
process.env.RANDOM_RUNS ??= '100000';
// The runs in a browser try the same builds.
const builds = mkdtempSync(join(tmpdir(), 'nhip-builds-'));
process.env.SHARED_BUILDS = builds;
process.on('exit', () => rmSync(builds, { recursive: true, force: true }));

const paths = [
  '.large.',
  '/journeys/',
  '/states.',
  ...[
    'machines/',
    'market/',
    'mock-server/',
    'member/replay-prices',
    'demo/demo-inputs',
    'graph/own-lists-',
    'graph/malformed',
  ].map((path) => `tests/${path}`),
];
const cores = availableParallelism();
const named = process.argv.slice(2);
/** How many parts the files in a browser have: with fewer, one lane ends minutes before the other. */
const SHARDS = 12;
const browser = (_, i) => ({ projects: ['e2e'], options: [`--shard=${i + 1}/${SHARDS}`], workers: 1 });
const runs =
  named.length > 0
    ? [{ projects: ['e2e', ...withoutBrowser], options: named, workers: cores }]
    : [
        { projects: withoutBrowser, options: paths, workers: Math.max(1, cores - 1), hasLowPriority: true },
        ...Array.from({ length: SHARDS }, browser),
      ];

/** Takes one run after the other until none is left; resolves with whether all tests passed. */
async function takeRuns() {
  let hasPassed = true;
  for (let run = runs.shift(); run; run = runs.shift())
    hasPassed = (await vitestRun({ ...run, mode: 'full' })) && hasPassed;
  return hasPassed;
}

// Two at a time: the tests without a browser beside those in one, then two browsers.
const passed = await Promise.all([takeRuns(), takeRuns()]);
process.exitCode = passed.every(Boolean) ? 0 : 1;
