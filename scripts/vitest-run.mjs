import { spawn } from 'node:child_process';
import { lowerPriority } from './jobs.mjs';
import { root } from './prepare.mjs';

/** What is not tested in a browser. */
export const withoutBrowser = [
  'machines',
  'node',
  'page',
  'isolated',
  'isolated-views',
  'journeys',
  'journeys-strict',
];

/**
 * Runs projects of Vitest and shows its output; resolves with whether all tests passed. The modes
 * `full` and `trust` have large sizes and all files; a run with low priority takes what other processes leave.
 */
export function vitestRun({ projects, options = [], mode, workers, hasLowPriority = false }) {
  const args = [
    '--mode',
    mode,
    `--maxWorkers=${workers}`,
    ...projects.map((name) => `--project=${name}`),
    ...options,
  ];
  const child = spawn('npx', ['vitest', 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (hasLowPriority) lowerPriority(child.pid);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
