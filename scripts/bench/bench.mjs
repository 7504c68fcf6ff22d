/**
 * Measures the product against the budgets: `npm run bench`, or some parts of it: `npm run bench -- load keys`.
 * Medians of one run on one machine; only figures of the same run are comparable. `--long` makes 10,000 symbol
 * switches of the 1,000, and watches boards for ten minutes instead of one; `--pages`, `--changes` and `--seconds` size
 * `fanout`, which needs nginx with nchan, and Redis, of Debian's packages. `npm run bench -- build` is by itself: it builds
 * without each plugin that saves bytes or time, and prints what that costs.
 */
import { cpus, loadavg } from 'node:os';
import { alerts } from './alerts.mjs';
import { board } from './board.mjs';
import { build } from './build.mjs';
import { openBrowser } from './browser.mjs';
import { chart } from './chart.mjs';
import { drag } from './drag.mjs';
import { heap, held, keys, positions } from './keys.mjs';
import { imports } from './imports.mjs';
import { large } from './large.mjs';
import { bytes, load, shifts } from './load.mjs';
import { offline } from './offline.mjs';
import { createReport } from './report.mjs';
import { requests } from './requests.mjs';
import { screen } from './screen.mjs';
import { filesOf } from './server.mjs';
import { sheets } from './sheets.mjs';
import { studies } from './studies.mjs';
import { stream } from './stream.mjs';
import { fanout } from './stream-fanout.mjs';
import { tables } from './tables.mjs';
import { production } from '../sizes/production.mjs';

const parts = {
  bytes,
  load,
  shifts,
  offline,
  requests,
  keys,
  positions,
  held,
  drag,
  chart,
  tables,
  large,
  board,
  screen,
  studies,
  sheets,
  imports,
  alerts,
  stream,
  fanout,
  heap,
};
/** The parts that need neither a browser nor a build. */
const plain = ['fanout'];
const sized = ['--pages', '--changes', '--seconds'];
const requested = process.argv
  .slice(2)
  .filter((word, i, words) => !word.startsWith('--') && !sized.includes(words[i - 1]));
if (requested.join() === 'build') {
  await build();
  process.exit();
}
const unknown = requested.filter((name) => !parts[name]);
if (unknown.length > 0) {
  throw new Error(`No part is called ${unknown.join()}; the parts are ${Object.keys(parts).join(', ')}`);
}

const { report, print, unmeasured } = createReport();
const names = requested.length > 0 ? requested : Object.keys(parts);
const isPlain = names.every((name) => plain.includes(name));
const files = isPlain ? null : filesOf(production());
const browser = isPlain ? null : await openBrowser();
console.log(
  `Chromium ${browser?.version() ?? 'unused'}, Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`,
);
for (const name of names) {
  const start = Date.now();
  await parts[name]({ browser, files, report, isLong: process.argv.includes('--long') });
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}
await browser?.close();
print();
if (requested.length === 0 && unmeasured().length > 0)
  console.log(`\nNot measured: ${unmeasured().join('; ')}`);
