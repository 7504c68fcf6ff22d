/** The page of the promises, docs/trust.md: one row per promise and what was tried for it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run as execute } from '../prepare.mjs';
import { promises } from './tried.mjs';

const page = join(root, 'docs/trust.md');

const INTRODUCTION = `# What was tried

The promises of [security.md](security.md), and how often \`npm run test:trust\` has tried each, which compares the counts and
writes them. \`npm test\` checks that each promise has a test.
`;

/** Writes the page with the counts of some promises, and the rows of the others as they stand; returns whether it had them. */
export function writePage(counts, names) {
  const before = readFileSync(page, 'utf8');
  const kept = rowsIn(before);
  const rows = Object.entries(promises).flatMap(([name, sentence]) =>
    names.includes(name) ? rowsOf(name, sentence, counts[name]) : (kept[name] ?? []),
  );
  const table = [['promise', 'tried', 'count'], ['---', '---', '--:'], ...rows];
  writeFileSync(page, `${INTRODUCTION}\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
  execute('npx', ['oxfmt', page]);
  return readFileSync(page, 'utf8') === before;
}

function rowsOf(name, sentence, counts) {
  return Object.entries(counts).map(([what, count], i) => [
    i === 0 ? `**${name}** ${sentence}` : '',
    what,
    count.toLocaleString('en'),
  ]);
}

/** The rows of the page by promise, whose name only the first of its rows has. */
function rowsIn(text) {
  const rows = {};
  let name = '';
  for (const line of text.split('\n').filter((each) => each.startsWith('|'))) {
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    name = /^\*\*(P\d+)\*\*/.exec(cells[0])?.[1] ?? name;
    if (name) (rows[name] ??= []).push(cells);
  }
  return rows;
}
