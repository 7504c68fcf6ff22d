/**
 * What a first load costs. Builds production in memory and fails when a route needs more before it is ready than its
 * budget in sizes.json, naming what grew since the figures there, or when the bundle holds anything of the mock
 * backend or a source map. `--write` takes the present figures into sizes.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chunksOf, stylesOf } from './sizes/first-load.mjs';
import { packagesIn } from './sizes/packages.mjs';
import { buildProduction, contentOf, kilobytes } from './sizes/production.mjs';
import { forgottenWords, straysIn } from './sizes/strays.mjs';

/** Less is noise: a package compressed by itself changes a little with its neighbours. */
const NOTABLE = 0.5;

const file = new URL('./sizes/budgets.json', import.meta.url);
const known = JSON.parse(readFileSync(file, 'utf8'));
const bundle = await buildProduction();
const sizes = new Map(bundle.map((output) => [output, kilobytes(contentOf(output))]));
const problems = [...forgottenWords(), ...straysIn(bundle)];

for (const [name, route] of Object.entries(known.routes)) {
  const chunks = chunksOf(bundle, route.path);
  const styles = stylesOf(bundle, chunks);
  const packages = packagesIn(chunks);
  const grown = grownSince(route.packages, packages);
  const script = total(chunks);
  const style = total(styles);

  console.log(
    `${name}: ${kb(script)} of ${route.budget} KB script, ${kb(style)} of ${known.styles.budget} KB style`,
  );
  console.log(`  largest: ${listed([...packages].slice(0, 10))}`);
  if (grown.length > 0) console.log(`  grown: ${listed(grown, '+')}`);

  if (script > route.budget) {
    const cause = grown.length > 0 ? `grown: ${listed(grown, '+')}` : 'no package grew since sizes.json';
    problems.push(`${name} needs ${kb(script)} KB of script, over its ${route.budget} KB; ${cause}`);
  }
  if (style > known.styles.budget) {
    problems.push(`${name} needs ${kb(style)} KB of style, over its ${known.styles.budget} KB`);
  }
  route.packages = Object.fromEntries([...packages].filter(([, size]) => size >= NOTABLE).map(rounded));
}

if (process.argv.includes('--write')) writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function total(outputs) {
  return outputs.reduce((sum, output) => sum + sizes.get(output), 0);
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
  return size.toFixed(1);
}
