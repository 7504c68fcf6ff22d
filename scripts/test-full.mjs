/**
 * The large run: the builds in three engines, every journey with React's warnings, 100,000 runs of each random walk of a
 * machine and of the demo's links, and the checks of the market on ten seeds. Arguments narrow it down.
 */
import { availableParallelism } from 'node:os';
import { ensureChromium, ensureEngines, ensurePackages, run } from './prepare.mjs';

ensurePackages();
process.env.CHROMIUM = ensureChromium();
ensureEngines();

const named = process.argv.slice(2);
const all = ['e2e', 'faults', 'journeys', 'machines', 'mock-server/checklist', 'demo/demo-inputs'].map(
  (each) => `tests/${each}`,
);
const projects = ['e2e', 'journeys', 'page', 'machines'].map((name) => `--project=${name}`);
process.env.RANDOM_RUNS ??= '100000';
try {
  // Vitest would leave one core idle: unlike the daily run, this is one suite.
  const options = ['--mode', 'full', `--maxWorkers=${availableParallelism()}`];
  run('npx', ['vitest', 'run', ...options, ...projects, ...(named.length > 0 ? named : all)]);
} catch {
  process.exitCode = 1;
}
