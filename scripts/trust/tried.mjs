/** What the tests of each promise tried, read from reports of Vitest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/** The promises by name, each a sentence. */
export const promises = JSON.parse(readFileSync(join(root, 'tests/promises.json'), 'utf8'));

/**
 * Returns by promise how many of its tests passed, and how many of what they tried: `{ P1: { tests: 3, vectors: 105 } }`.
 * A test belongs to the promises in its tags; `tried` of tests/support/tried.ts counts in it. A suite without any such
 * test has no report.
 */
export function triedIn(reports) {
  const counts = Object.fromEntries(Object.keys(promises).map((name) => [name, { tests: 0 }]));
  const passed = reports
    .filter((report) => existsSync(report))
    .map((report) => JSON.parse(readFileSync(report, 'utf8')))
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  for (const { tags, meta } of passed) {
    for (const name of tags.filter((tag) => tag in counts)) {
      counts[name].tests += 1;
      for (const [what, count] of Object.entries(meta.tried ?? {})) {
        counts[name][what] = (counts[name][what] ?? 0) + count;
      }
    }
  }
  return counts;
}

/** The promises that no test has tried. */
export function untriedIn(counts) {
  return Object.keys(counts).filter((name) => counts[name].tests === 0);
}
