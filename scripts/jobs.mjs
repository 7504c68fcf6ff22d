import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { root } from './prepare.mjs';

/**
 * The checks that are no tests, each an npm script of its own so that the name of a failed one says what broke. Those that
 * mostly take less time come first, so that the failures that are cheap to find are shown first; the last one may build.
 */
export const checks = [
  'check:format',
  'check:graph',
  'check:unused',
  'check:lint',
  'check:types',
  'check:sizes',
].map(npmScript);

/** An npm script as a job. */
export function npmScript(name) {
  return { name, command: ['npm', 'run', '--silent', name] };
}

/**
 * Runs commands side by side, in this order: by default one more at a time than there are cores, since each also waits.
 * With low priority they take little but the time that other processes leave. Prints a line for each that ended, and the
 * whole output of a failed one. Resolves with the jobs and their exit codes.
 */
export async function runJobs(jobs, { atOnce = availableParallelism() + 1, hasLowPriority = false } = {}) {
  const waiting = [...jobs];
  const ended = [];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const start = Date.now();
      const { code, output } = await execute(job.command, hasLowPriority);
      const seconds = Math.round((Date.now() - start) / 1000);
      console.log(code === 0 ? `passed: ${job.name} (${seconds} s)` : `${output}\nFAILED: ${job.name}`);
      ended.push({ ...job, code });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ended;
}

function execute([command, ...args], hasLowPriority) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    if (hasLowPriority) lowerPriority(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Has a process take little but the time that others leave. */
export function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not started, or not allowed here: it takes its share like the others.
  }
}
