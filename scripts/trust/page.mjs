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

/** Writes the page with these counts; returns whether it had them. */
export function writePage(counts) {
  const before = readFileSync(page, 'utf8');
  const rows = Object.entries(promises).flatMap(([name, sentence]) =>
    Object.entries(counts[name]).map(([what, count], i) => [
      i === 0 ? `**${name}** ${sentence}` : '',
      what,
      count.toLocaleString('en'),
    ]),
  );
  const table = [['promise', 'tried', 'count'], ['---', '---', '--:'], ...rows];
  writeFileSync(page, `${INTRODUCTION}\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
  execute('npx', ['oxfmt', page]);
  return readFileSync(page, 'utf8') === before;
}
