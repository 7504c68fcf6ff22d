/**
 * Every test of the daily size, in suites side by side; the checks run in the time that these leave. The last line is
 * `N passed, N failed`: the checks, each counted as one, and the tests that Vitest ran; a file that does not load counts
 * as a failed test. The last check is that every promise of tests/promises.json has a test.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runJobs } from './jobs.mjs';
import { ensureHeadlessShell, ensurePackages } from './prepare.mjs';
import { suites } from './suites.mjs';
import { triedIn, untriedIn } from './trust/tried.mjs';

ensurePackages();
const chromium = ensureHeadlessShell();
const reports = mkdtempSync(join(tmpdir(), 'nhip-'));
process.env.CHROMIUM = chromium;
const tests = Object.entries(suites).map(suite);
const ended = await Promise.all([runJobs(tests), runJobs(checks, { atOnce: 1, hasLowPriority: true })]);

let passed = 0;
let failed = 0;
for (const { report, code } of ended.flat()) {
  const counts = report ? countsOf(report, code) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  passed += counts.passed;
  failed += counts.failed;
}
if (failed === 0) {
  const untried = untriedIn(triedIn(tests.map(({ report }) => report)));
  if (untried.length === 0) passed += 1;
  else failed += 1;
  if (failed > 0) console.log(`FAILED: no test has the tag of ${untried.join(', ')} (tests/promises.json)`);
}
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

function suite([name, { projects, workers }]) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const named = projects.map((project) => `--project=${project}`);
  return {
    name,
    report,
    command: ['npx', 'vitest', 'run', `--maxWorkers=${workers}`, ...named, ...reporters],
  };
}

function countsOf(report, code) {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = testResults.map(failuresIn).reduce((sum, count) => sum + count, 0);
    const isIncomplete = testResults.length === 0 || (code !== 0 && failures === 0);
    return { passed: numPassedTests, failed: failures + (isIncomplete ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** A file that does not load, or whose preparation fails, has no failed test of its own. */
function failuresIn({ status, assertionResults }) {
  const failures = assertionResults.filter((test) => test.status === 'failed').length;
  return status === 'failed' ? Math.max(1, failures) : failures;
}
