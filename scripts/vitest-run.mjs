import { spawn } from 'node:child_process';
import { lowerPriority } from './jobs.mjs';
import { root } from './prepare.mjs';

/**
 * Runs projects of Vitest and shows its output; resolves with whether all tests passed. The modes
 * `full` and `trust` have large sizes and all files; a run with low priority takes what other processes leave.
 */
export function vitestRun({ projects, options = [], mode, workers, hasLowPriority = false }) {
  const named = projects.map((name) => `--project=${name}`);
  const args = ['run', '--mode', mode, `--maxWorkers=${workers}`, ...named, ...options];
  const child = spawn('npx', ['vitest', ...args], {
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
