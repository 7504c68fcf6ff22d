import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { buildPage, candleColumns, serve } from './server.mjs';

const BARS = 1000;
const RUNS = 12;
const WHEEL_RUNS = 3;
const TURNS = 240;

const usual = ['sma20', 'sma50', 'sma200'];
/** Four overlays and two panes. */
const rich = ['sma20', 'sma50', 'ema20', 'bollinger', 'rsi', 'macd'];
const makers = ['ours', 'alone'];

/** Our chart beside the bare library with the same lines, each time the first chart of a new page. */
export async function chart({ browser, report }) {
  const server = await serve({ files: await buildPage('chart.mjs') });
  const bars = candleColumns('AAA', BARS);
  const open = async () => {
    const opened = await openPage(browser, { ...server, ready: '#ours' });
    await opened.quiet(50);
    return opened;
  };
  const run = ({ page }, how, ...what) => page.evaluate(([how, what]) => charts[how](...what), [how, what]);

  const paint = async (shown) => {
    const times = { ours: [], alone: [] };
    for (let time = 0; time < RUNS; time += 1) {
      for (const maker of makers) {
        const opened = await open();
        times[maker].push(await run(opened, maker, bars, shown));
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
    for (let time = 0; time < WHEEL_RUNS; time += 1) {
      const opened = await open();
      for (const maker of makers) await run(opened, maker, bars, rich);
      const turned = await run(opened, 'wheel', direction, TURNS);
      for (const maker of makers) frames[maker].push(...turned[maker]);
      await opened.close();
    }
    const p95 = Object.fromEntries(makers.map((maker) => [maker, [quantile(frames[maker], 0.95)]]));
    report(`${direction}, frame p95`, 'ms', p95.ours);
    report(`${direction}, frame p95 alone`, 'ms', p95.alone);
    report(`${direction}, frame p95, ratio`, 'x', ratio(p95));
  }
  server.close();
}
