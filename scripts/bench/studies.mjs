import { inFreshEngines, whenFresh } from './fresh-engine.mjs';
import { quantile } from './report.mjs';
import { importTypeScript } from './server.mjs';

const BARS = 1250;
const RUNS = 5;
const SYMBOLS = 200;
const SEED = 33;

/**
 * All four studies over five years of one symbol: the first one of a fresh engine, and one symbol after the other; and
 * the mock's simulation of such five years.
 */
export async function studies({ report }) {
  const runs = await inFreshEngines(import.meta.url, RUNS);
  const of = (what) => runs.map((run) => run[what]);
  report('four studies, cold', 'ms', of('cold'));
  report('four studies, warm', 'ms', of('warm'));
  report('simulated bars of five years', 'ms', of('simulated'));
}

await whenFresh(async () => {
  const { studySignals, candleColumns, universe, simulateBars, createMarketFactors } =
    await importTypeScript('./market.ts');
  const timed = (symbol) => {
    const candles = candleColumns(symbol, BARS);
    const start = performance.now();
    studySignals(candles);
    return performance.now() - start;
  };
  const cold = timed('AAA');
  const later = Array.from({ length: SYMBOLS }, (_, i) => timed(`S${i}`));

  const factors = createMarketFactors(SEED, '2026-08-27');
  const newest = factors.days.length - 1;
  const simulations = universe.slice(0, SYMBOLS).map((listing) => {
    const start = performance.now();
    simulateBars(SEED, listing, factors, newest - BARS, newest);
    return performance.now() - start;
  });

  const simulated = quantile(simulations, 0.5);
  return { cold, warm: quantile(later, 0.5), simulated };
});
