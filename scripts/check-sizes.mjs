/**
 * Checks the size of first loads: fails when a route of the production build in `dist`, which is built where it is not
 * fresh, needs more before it is ready than its budget in sizes/budgets.json, naming the packages that grew since
 * sizes/packages.json, or when the build contains anything of the demo or a source map. `--write` updates
 * sizes/packages.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { budgets, firstLoadsOf } from './sizes/first-loads.mjs';
import { packagesIn } from './sizes/packages.mjs';
import { production } from './sizes/production.mjs';
import { outdatedMarkers, straysIn } from './sizes/strays.mjs';

/** Less is noise: a package compressed by itself changes a little with its neighbours. */
const NOTABLE = 0.5;

const figures = new URL('sizes/packages.json', import.meta.url);
const known = JSON.parse(readFileSync(figures, 'utf8'));

const build = production();
const problems = [...outdatedMarkers(), ...straysIn(build.outputs)];
const present = {};

for (const { name, budget, chunks, script, style, files } of firstLoadsOf(build)) {
  const packages = packagesIn(chunks);
  const grown = grownSince(known[name] ?? {}, packages);
  present[name] = Object.fromEntries([...packages].filter(([, size]) => size >= NOTABLE).map(rounded));

  const figuresOf = [
    { what: 'KB of script', is: script, budget: budget.script.budget },
    { what: 'KB of style', is: style, budget: budgets.styles.budget },
    { what: 'files', is: files, budget: budget.requests?.budget },
  ];
  console.log(
    `${name}: ${figuresOf.map(({ what, is, budget: most }) => (most === undefined ? `${kb(is)} ${what}` : `${kb(is)} of ${most} ${what}`)).join(', ')}`,
  );
  console.log(`  largest: ${listed([...packages].slice(0, 10))}`);
  if (grown.length > 0) console.log(`  grown: ${listed(grown, '+')}`);

  const cause =
    grown.length > 0 ? `grown: ${listed(grown, '+')}` : 'no package grew since sizes/packages.json';
  for (const { what, is, budget: most } of figuresOf) {
    if (is > most)
      problems.push(
        `${name} needs ${kb(is)} ${what}, over its ${most}; ${cause}; load what is not seen first with a part (CONTRIBUTING.md, "What is loaded when")`,
      );
  }
}

if (process.argv.includes('--write')) writeFileSync(figures, `${JSON.stringify(present, null, 2)}\n`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

/** By how much each package outgrew its figure; one without a figure is new. */
function grownSince(before, packages) {
  return [...packages]
    .map(([name, size]) => [name, size - (before[name] ?? 0)])
    .filter(([, growth]) => growth > NOTABLE)
    .sort(([, a], [, b]) => b - a);
}

function listed(sizes, sign = '') {
  return sizes.map(([name, size]) => `${name} ${sign}${kb(size)}`).join(', ');
}

function rounded([name, size]) {
  return [name, Number(kb(size))];
}

function kb(size) {
  return Number.isInteger(size) ? String(size) : size.toFixed(1);
}
