/**
 * The promises of docs/security.md, each tried: runs the tests that have its name as a tag, first in their daily size, then
 * large, and writes what was tried to docs/trust.md. Arguments are names of promises (`P7 P12`), which are tried large and
 * alone; `--daily` leaves out the large run, `--corpus DIR` adds the attack strings of JSON files to it. Nothing is written
 * where a test fails, where some promises are named, or with a corpus.
 */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensurePackages, root, run } from './prepare.mjs';
import { differences, writePage, writtenCounts } from './trust/page.mjs';
import { promises, triedIn } from './trust/tried.mjs';
import { vitestRun, withoutBrowser } from './vitest-run.mjs';

const options = { corpus: { type: 'string' }, daily: { type: 'boolean', default: false } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const unknown = positionals.filter((name) => !(name in promises));
if (unknown.length > 0) throw new Error(`There is no promise ${unknown.join(', ')} in tests/promises.json`);

ensurePackages();
process.env.CHROMIUM = ensureChromium();
if (values.corpus) process.env.CORPUS = resolve(values.corpus);

const isWhole = positionals.length === 0 && values.corpus === undefined;
const names = positionals.length > 0 ? positionals : Object.keys(promises);
const files = testsOf(names);
const reports = mkdtempSync(join(tmpdir(), 'nhip-trust-'));

const daily = isWhole ? await tried('daily') : null;
const large = values.daily ? null : await tried('large');

const counts = (large ?? daily).counts;
console.table(
  names.flatMap((promise) =>
    Object.entries(counts[promise]).map(([what, count]) => ({ promise, tried: what, count })),
  ),
);
const untried = large ? names.filter((name) => counts[name].tests === 0) : [];
if (untried.length > 0) console.error(`Not tried: ${untried.join(', ')}`);
const hasPassed = [daily, large].every((each) => each === null || each.hasPassed) && untried.length === 0;
process.exitCode = hasPassed ? 0 : 1;
if (isWhole && hasPassed) {
  console.log(differences('daily', daily.counts).join('\n'));
  writePage({ daily: daily.counts, large: large?.counts ?? writtenCounts('large') });
  run('npx', ['oxfmt', 'docs/trust.md']);
}

/** Runs the tests in one of the two sizes. */
async function tried(size) {
  const isLarge = size === 'large';
  const cores = availableParallelism();
  const suites = [
    { projects: ['e2e'], workers: 1 },
    { projects: withoutBrowser, workers: Math.max(1, cores - 1), hasLowPriority: true },
  ].map((suite) => ({ ...suite, report: join(reports, `${size}-${suite.projects[0]}.json`) }));
  const passed = await Promise.all(
    suites.map(({ report, ...suite }) => {
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const chosen = [`--tags-filter=${names.join(' || ')}`, '--passWithNoTests', ...files];
      return vitestRun({ ...suite, isLarge, options: [...output, ...chosen] });
    }),
  );
  return { hasPassed: passed.every(Boolean), counts: triedIn(suites.map(({ report }) => report)) };
}

/** The files with tests of some promises: to load every other one only for its tags would take minutes. */
function testsOf(promised) {
  const tag = new RegExp(`(tags: .*'|@module-tag )(${promised.join('|')})\\b`);
  return readdirSync(join(root, 'tests'), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => tag.test(readFileSync(join(root, file), 'utf8')));
}
