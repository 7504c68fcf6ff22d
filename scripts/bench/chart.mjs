import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { barsOf } from './bars.mjs';
import { visit } from './browser.mjs';
import { quantile } from './report.mjs';
import { filesOf, serve } from './server.mjs';

const BARS = 1000;
const RUNS = 12;

/** Our chart beside the bare library, each time the first chart of a new page. */
export async function chart({ browser, report }) {
  const server = await serve({ files: filesOf(await buildPage()) });
  const bars = barsOf('AAA', BARS);
  const samples = { ours: [], alone: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const [kind, times] of Object.entries(samples)) {
      const opened = await visit(browser, { ...server, ready: '#chart' });
      await opened.quiet(50);
      times.push(await opened.page.evaluate(([kind, bars]) => charts[kind](bars), [kind, bars]));
      await opened.close();
    }
  }
  report('chart, create to painted', 'ms', samples.ours);
  report('lightweight-charts alone', 'ms', samples.alone);
  report('chart, ratio', 'x', [quantile(samples.ours, 0.5) / quantile(samples.alone, 0.5)]);
  server.close();
}

async function buildPage() {
  const { output } = await build({
    configFile: false,
    root: fileURLToPath(new URL('./page/', import.meta.url)),
    logLevel: 'error',
    build: { write: false, target: 'es2022' },
  });
  return output;
}
