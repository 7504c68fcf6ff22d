import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { barsOf } from './bars.mjs';
import { visit } from './browser.mjs';
import { quantile } from './report.mjs';
import { filesOf, serve } from './server.mjs';

const BARS = 1000;
const RUNS = 12;
const WHEEL_RUNS = 4;
const TURNS = 160;

const usual = ['sma20', 'sma50', 'sma200'];
/** Four overlays and two panes. */
const rich = ['sma20', 'sma50', 'ema20', 'bollinger', 'rsi', 'macd'];
const makers = ['ours', 'alone'];

/** Our chart beside the bare library with the same lines, each time the first chart of a new page. */
export async function chart({ browser, report }) {
  const server = await serve({ files: filesOf(await buildPage()) });
  const bars = barsOf('AAA', BARS);
  const open = async (maker, shown, cpu = 1) => {
    const opened = await visit(browser, { ...server, ready: '#chart', cpu });
    await opened.quiet(50);
    const ms = await opened.page.evaluate(([how, ...what]) => charts[how](...what), [maker, bars, shown]);
    return { opened, ms };
  };

  const paint = async (shown) => {
    const times = { ours: [], alone: [] };
    for (let run = 0; run < RUNS; run += 1) {
      for (const maker of makers) {
        const { opened, ms } = await open(maker, shown);
        times[maker].push(ms);
        await opened.close();
      }
    }
    return times;
  };
  const ratio = ({ ours, alone }) => [quantile(ours, 0.5) / quantile(alone, 0.5)];

  const plain = await paint(usual);
  report('chart, create to painted', 'ms', plain.ours);
  report('lightweight-charts alone', 'ms', plain.alone);
  report('chart, ratio', 'x', ratio(plain));

  const full = await paint(rich);
  report('chart of 4 overlays and 2 panes, to painted', 'ms', full.ours);
  report('the same with lightweight-charts alone', 'ms', full.alone);
  report('chart of 4 overlays and 2 panes, ratio', 'x', ratio(full));

  for (const direction of ['pan', 'zoom']) {
    const frames = { ours: [], alone: [] };
    for (let run = 0; run < WHEEL_RUNS; run += 1) {
      for (const maker of makers) {
        const { opened } = await open(maker, rich, 4);
        const turned = await opened.page.evaluate((what) => charts.wheel(...what), [direction, TURNS]);
        frames[maker].push(quantile(turned, 0.95));
        await opened.close();
      }
    }
    report(`${direction}, frame p95, 4x`, 'ms', frames.ours);
    report(`${direction}, frame p95 alone, 4x`, 'ms', frames.alone);
    report(`${direction}, frame p95, ratio`, 'x', ratio(frames));
  }
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
