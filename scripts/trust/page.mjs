/** The page of the promises, docs/trust.md: one row per promise and what was tried for it, with a column per run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run as execute } from '../prepare.mjs';
import { promises } from './tried.mjs';

const page = join(root, 'docs/trust.md');

/** The runs that the page has counts of, as they are called. */
const runs = { daily: 'npm test', large: 'npm run test:trust' };

const INTRODUCTION = `# What was tried

The promises of [security.md](security.md), and how often each was tried. Runs of the tests write the counts:
\`${runs.daily}\` compares those of its size with their column, \`${runs.daily} -- --update\` writes them, and
\`${runs.large}\` writes the others.
`;

/** The counts of a run as the page has them, by promise. */
export function writtenCounts(run) {
  const column = Object.keys(runs).indexOf(run) + 3;
  const counts = {};
  let name;
  if (!existsSync(page)) return counts;
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, promise = '', what] = cells;
    name = /^\*\*(P\d+)\*\*/.exec(promise)?.[1] ?? name;
    if (name === undefined || what === undefined) continue;
    counts[name] ??= {};
    const count = Number(cells[column].replaceAll(',', ''));
    if (count > 0) counts[name][what] = count;
  }
  return counts;
}

/** Writes the page with the counts of both runs. */
export function writePage(counts) {
  const columns = Object.keys(runs);
  const rows = Object.entries(promises).flatMap(([name, sentence]) => {
    const whats = new Set(columns.flatMap((run) => Object.keys(counts[run][name] ?? {})));
    return [...whats].map((what, i) => {
      const cells = columns.map((run) => (counts[run][name]?.[what] ?? 0).toLocaleString('en'));
      return [i === 0 ? `**${name}** ${sentence}` : '', what, ...cells];
    });
  });
  const head = ['promise', 'tried', ...columns.map((run) => `\`${runs[run]}\``)];
  const table = [head, ['---', '---', '--:', '--:'], ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  writeFileSync(page, `${INTRODUCTION}\n${table.join('\n')}\n`);
  execute('npx', ['oxfmt', page]);
}

/** Where the daily run differs from what the page has of it, in sentences. */
export function differences(counts) {
  const written = writtenCounts('daily');
  return Object.keys(promises).flatMap((name) => {
    const [was, is] = [written[name] ?? {}, counts[name]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((what) => (was[what] ?? 0) !== (is[what] ?? 0))
      .map((what) => `${name}: ${what}: ${is[what] ?? 0}, and docs/trust.md has ${was[what] ?? 0}`);
  });
}
