/**
 * The large run: the builds in three engines, every journey with React's warnings, 100,000 runs of each random walk of a
 * machine and of the demo's links, and the market, its plans and replays on ten seeds and more days. Arguments narrow it
 * down.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { lowerPriority } from './jobs.mjs';
import { ensureChromium, ensureEngines, ensurePackages, root } from './prepare.mjs';

ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureEngines();
process.env.RANDOM_RUNS ??= '100000';

const others = ['journeys', 'journeys-strict', 'page', 'machines'];
const paths = [
  '/journeys/',
  ...['machines/', 'mock-server/', 'member/replay-prices', 'demo/demo-inputs'].map((path) => `tests/${path}`),
];
const named = process.argv.slice(2);
// Browser tests mostly wait, one after the other: the rest takes what they leave.
const ended =
  named.length > 0
    ? [vitest(['e2e', ...others], named, availableParallelism())]
    : [
        vitest(['e2e'], [], 1),
        vitest(others, paths, Math.max(1, availableParallelism() - 1), {
          hasLowPriority: true,
        }),
      ];
process.exitCode = (await Promise.all(ended)).every((code) => code === 0) ? 0 : 1;

/** Runs projects of Vitest in the large size; resolves with the exit code. */
function vitest(projects, paths, workers, { hasLowPriority = false } = {}) {
  const options = [
    '--mode',
    'full',
    `--maxWorkers=${workers}`,
    ...projects.map((name) => `--project=${name}`),
  ];
  const child = spawn('npx', ['vitest', 'run', ...options, ...paths], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (hasLowPriority) lowerPriority(child.pid);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
