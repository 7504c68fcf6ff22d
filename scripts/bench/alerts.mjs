import { inFreshEngines, whenFresh } from './fresh-engine.mjs';
import { importTypeScript } from './server.mjs';

const ALERTS = 500;
const LOTS = 50;
const RUNS = 5;
const REFRESHES = 40;
const NOW = new Date('2026-08-27T10:00:00+07:00');

/**
 * 500 alerts of a desk, stops and targets of its lots among them, against a refresh of quotes. The first one, in a fresh
 * engine, also lists what the desk watches; later ones do so after a change of the desk only.
 */
export async function alerts({ report }) {
  const runs = await inFreshEngines(import.meta.url, RUNS);
  const firsts = runs.map(([first]) => first);
  const others = runs.flatMap(([, ...rest]) => rest);
  report('500 alerts, first refresh', 'ms', firsts);
  report('500 alerts, a refresh', 'ms', others);
}

await whenFresh(async () => {
  const { firedBy, watchedOf, usualCosts } = await importTypeScript('./market.ts');
  const symbolOf = (i) => `S${String(i % 200).padStart(2, '0')}`;
  const trades = Array.from({ length: LOTS }, (_, i) => ({
    ...{ id: `t${i}`, symbol: symbolOf(i), side: 'BUY', quantity: 1000, price: 20_000, day: '2026-08-25' },
    ...{ per: null, settles: null, isPlanned: false, stop: 19_000, target: 22_000 },
  }));
  // Of each lot there are three.
  const own = Array.from({ length: ALERTS - 3 * LOTS }, (_, i) => ({
    ...{ id: `a${i}`, kind: ['ABOVE', 'BELOW', 'CHANGE'][i % 3], symbol: symbolOf(i), watchlistId: null },
    ...{ tradeId: null, price: 15 + (i % 10), percent: (i % 14) - 7 || 1, armedAt: NOW.toISOString() },
    ...{ firedAt: null, firedPrice: null, isSeen: false },
  }));
  let watched;
  const refresh = (n) => {
    const quotes = Array.from({ length: 200 }, (_, i) => [
      symbolOf(i),
      { price: 16 + ((i + n) % 8), changePercent: ((i + n) % 9) - 4 },
    ]);
    const start = performance.now();
    watched ??= watchedOf({ alerts: own, trades }, usualCosts, NOW);
    const fired = firedBy(watched, new Map(quotes), NOW);
    const took = performance.now() - start;
    if (watched.length !== ALERTS || fired.length === 0) throw new Error('Not 500 alerts, or none fired');
    return took;
  };
  return Array.from({ length: REFRESHES }, (_, n) => refresh(n));
});
