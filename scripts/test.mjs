/**
 * Every check and test of the daily size. The last line is `N passed, N failed`: the checks, each counted as one,
 * and the tests that Vitest ran.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, ensurePackages, root, run } from './prepare.mjs';

ensurePackages();
const chromium = ensureChromium();

let passed = 0;
let failed = 0;
const count = (isGood) => (isGood ? (passed += 1) : (failed += 1));

const { checks } = await import('./checks.mjs');
for (const name of checks) {
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}`);
  count(status === 0);
}

const report = join(mkdtempSync(join(tmpdir(), 'nhip-')), 'report.json');
try {
  run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { ...process.env, CHROMIUM: chromium },
  });
} catch (error) {
  console.error(String(error));
}
try {
  const { numPassedTests, numFailedTests, numTotalTestSuites, success } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that does not even load has no test to fail.
  if ((!success && numFailedTests === 0) || numTotalTestSuites === 0) failed += 1;
} catch {
  failed += 1;
}

process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
