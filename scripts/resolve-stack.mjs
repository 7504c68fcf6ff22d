/**
 * Prints reports of errors (docs/reports.md) with the places of their stacks in the sources, by the source maps of the build:
 * `npm run stack -- report.json`, or from the input; each line or the whole text is a report, or a stack as a console has it.
 * `--maps DIR` names the maps of another build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { maps: { type: 'string', default: 'dist-maps' } },
  allowPositionals: true,
});
if (!existsSync(values.maps)) {
  console.error(`There are no source maps in ${values.maps}: build that version, or name its maps by --maps`);
  process.exit(1);
}

const PLACE = /(assets\/[\w./-]+\.js):(\d+):(\d+)/g;
const maps = new Map();

for (const report of reportsIn(readFileSync(positionals[0] ?? 0, 'utf8'))) {
  const { kind, message, route, version, browser, stack } = report;
  if (kind) console.log(`${kind}: ${message}`);
  if (route) console.log(`  at ${route}, version ${version || 'unknown'}, ${browser}`);
  for (const place of stack) console.log(`    ${place.replaceAll(PLACE, resolved)}`);
}

/** The reports in a text: one or several as JSON, or the lines of a stack. */
function reportsIn(text) {
  const whole = parsed(text);
  const reports = whole.length > 0 ? whole : text.split('\n').flatMap(parsed);
  return reports.length > 0 ? reports : [{ stack: text.trim().split('\n') }];
}

function parsed(text) {
  try {
    const found = [JSON.parse(text)].flat();
    // A line of the log of docs/reports.md has the report as a text.
    const reports = found.map((each) => (typeof each?.report === 'string' ? JSON.parse(each.report) : each));
    return reports.filter((report) => Array.isArray(report?.stack));
  } catch {
    return [];
  }
}

/** A place with that in the sources behind it; as it is where the build has no map for it. */
function resolved(place, file, line, column) {
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry?.originalSource) return `${place} (no source map)`;
  const source = posix.join(posix.dirname(file), entry.originalSource).replace(/^(?:\.\.\/)+/, '');
  const name = entry.name ? ` ${entry.name}` : '';
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${name} (${place})`;
}

function mapOf(file) {
  if (!maps.has(file)) {
    const path = join(values.maps, `${file}.map`);
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null);
  }
  return maps.get(file);
}
