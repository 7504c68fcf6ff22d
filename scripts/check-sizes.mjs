/**
 * Checks the size of first loads: builds production in memory and fails when a route needs more before it is ready than
 * its budget in sizes/budgets.json, naming the packages that grew since sizes/packages.json, or when the bundle
 * contains anything of the demo or a source map. `--write` updates sizes/packages.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { packagesIn } from './sizes/packages.mjs';
import { buildProduction, contentOf, kilobytes } from './sizes/production.mjs';
import { outdatedMarkers, straysIn } from './sizes/strays.mjs';

/** Less is noise: a package compressed by itself changes a little with its neighbours. */
const NOTABLE = 0.5;

const { styles, routes } = JSON.parse(readFileSync(new URL('sizes/budgets.json', import.meta.url), 'utf8'));
const figures = new URL('sizes/packages.json', import.meta.url);
const known = JSON.parse(readFileSync(figures, 'utf8'));

/** The files of each first load, by path: `preloads` derives them from the route table and the module graph. */
let firstLoads = {};
const bundle = await buildProduction([
  {
    name: 'nhip:first-loads',
    configResolved({ plugins }) {
      firstLoads = plugins.find(({ name }) => name === 'nhip:preloads').api;
    },
  },
]);
const problems = [...outdatedMarkers(), ...straysIn(bundle)];
const present = {};

for (const [name, { path, script, requests }] of Object.entries(routes)) {
  const chunks = bundle.filter(({ fileName }) => firstLoads[path].includes(fileName));
  const sheets = stylesOf(chunks);
  const packages = packagesIn(chunks);
  const grown = grownSince(known[name] ?? {}, packages);
  present[name] = Object.fromEntries([...packages].filter(([, size]) => size >= NOTABLE).map(rounded));

  const figuresOf = [
    { what: 'KB of script', is: sizeOf(chunks), budget: script.budget },
    { what: 'KB of style', is: sizeOf(sheets), budget: styles.budget },
    // With the page; the bench adds the calls of the API.
    { what: 'files', is: 1 + chunks.length + sheets.length, budget: requests?.budget },
  ];
  console.log(
    `${name}: ${figuresOf.map(({ what, is, budget }) => (budget === undefined ? `${kb(is)} ${what}` : `${kb(is)} of ${budget} ${what}`)).join(', ')}`,
  );
  console.log(`  largest: ${listed([...packages].slice(0, 10))}`);
  if (grown.length > 0) console.log(`  grown: ${listed(grown, '+')}`);

  const cause =
    grown.length > 0 ? `grown: ${listed(grown, '+')}` : 'no package grew since sizes/packages.json';
  for (const { what, is, budget } of figuresOf) {
    if (is > budget) problems.push(`${name} needs ${kb(is)} ${what}, over its ${budget}; ${cause}`);
  }
}

if (process.argv.includes('--write')) writeFileSync(figures, `${JSON.stringify(present, null, 2)}\n`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

/** The style sheets that the page links or that come with these chunks. */
function stylesOf(chunks) {
  const page = bundle.find(({ fileName }) => fileName === 'index.html');
  const imported = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return bundle.filter(
    ({ fileName }) => fileName.endsWith('.css') && (imported.has(fileName) || page.source.includes(fileName)),
  );
}

function sizeOf(outputs) {
  return outputs.reduce((sum, output) => sum + kilobytes(contentOf(output)), 0);
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
