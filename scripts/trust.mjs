/**
 * The promises of docs/security.md, each tried: runs the tests that have its name as a tag in the large size, and writes what
 * they tried to docs/trust.md, which fails where it had other counts. Arguments are names of promises (`P7 P12`), which are tried
 * alone, and whose rows alone are written; `--corpus DIR` adds the attack strings of JSON files. Nothing is written where a test
 * fails, or with a corpus.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensurePackages, root } from './prepare.mjs';
import { writePage } from './trust/page.mjs';
import { promises, triedIn, untriedIn } from './trust/tried.mjs';
import { withoutBrowser } from './suites.mjs';
import { vitestRun } from './vitest-run.mjs';

const { values, positionals } = parseArgs({
  options: { corpus: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in promises));
if (unknown.length > 0) throw new Error(`There is no promise ${unknown.join(', ')} in tests/promises.json`);

ensurePackages();
process.env.CHROMIUM = ensureChromium();
process.env.RANDOM_RUNS ??= '100000';
if (values.corpus) process.env.CORPUS = resolve(values.corpus);

const names = positionals.length > 0 ? positionals : Object.keys(promises);
const files = testsOf(names);
const inBrowser = files.filter((file) => /^tests.(e2e|faults)/.test(file));
const others = files.filter((file) => !inBrowser.includes(file));
const reports = mkdtempSync(join(tmpdir(), 'nhip-trust-'));
const cores = availableParallelism();
// Browser tests mostly wait: the others take what they leave.
const suites = [
  { projects: ['e2e'], files: inBrowser, workers: cores },
  { projects: withoutBrowser, files: others, workers: Math.max(1, cores - 1), hasLowPriority: true },
]
  .filter((suite) => suite.files.length > 0)
  .map((suite, i) => ({ ...suite, report: join(reports, `${i}.json`) }));
const passed = await Promise.all(
  suites.map(({ report, files: paths, ...suite }) => {
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const options = [...output, `--tags-filter=${names.join(' || ')}`, ...paths];
    return vitestRun({ ...suite, mode: 'trust', options });
  }),
);

const counts = triedIn(suites.map(({ report }) => report));
console.table(
  names.flatMap((promise) =>
    Object.entries(counts[promise]).map(([what, count]) => ({ promise, tried: what, count })),
  ),
);
const untried = untriedIn(counts).filter((name) => names.includes(name));
if (untried.length > 0) console.error(`Not tried: ${untried.join(', ')}`);
const hasPassed = passed.every(Boolean) && untried.length === 0;
process.exitCode = hasPassed ? 0 : 1;
if (values.corpus === undefined && hasPassed && !writePage(counts, names)) {
  console.error('docs/trust.md had other counts, and has these now');
  process.exitCode = 1;
}

/** The files with tests of some promises: to load every other one only for its tags would take minutes. */
function testsOf(promised) {
  const tag = new RegExp(`(tags: .*'|@module-tag )(${promised.join('|')})\\b`);
  return readdirSync(join(root, 'tests'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => tag.test(readFileSync(join(root, file), 'utf8')));
}
