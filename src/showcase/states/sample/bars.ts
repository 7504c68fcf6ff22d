import { tradingDays } from '../../../market/calendar';
import { epochSecondsOf } from '../../../market/day';
import { roundToTick } from '../../../market/tick';
import { days, index, listed } from './board';

/** The closed trading days before the sample's own. */
const closed = tradingDays('2023-03-01', days[1]);

/**
 * The newest bars of a symbol as a UDF `history` response: a walk of even chances that rises slowly, its last close the
 * reference of the sample's day.
 */
export function barsOf(symbol: string, count: number) {
  const reference = symbol === index.symbol ? index.reference : listed.get(symbol)?.reference;
  if (reference === undefined) return { s: 'no_data' };

  const chance = chancesOf(symbol);
  const closes = [reference];
  while (closes.length < closed.length) {
    closes.unshift(closes[0]! / (1.0006 + (chance() + chance() - 1) * 0.026));
  }
  const bars = closes.map((close, i) => {
    const open = (closes[i - 1] ?? close) * (1 + (chance() - 0.5) * 0.006);
    const rise = close / (closes[i - 1] ?? close) - 1;
    return {
      t: epochSecondsOf(closed[i]!),
      o: onTick(open),
      h: onTick(Math.max(open, close) * (1 + chance() * 0.009)),
      l: onTick(Math.min(open, close) * (1 - chance() * 0.009)),
      c: onTick(close),
      // The larger a rise, the more is traded.
      v: Math.round((1 + chance() + Math.max(0, rise) * 60) * 16) * 100_000,
    };
  });
  const newest = bars.slice(-count);
  const columns = ['t', 'o', 'h', 'l', 'c', 'v'] as const;
  return { s: 'ok', ...Object.fromEntries(columns.map((name) => [name, newest.map((bar) => bar[name])])) };
}

/** Numbers from 0 to 1, for a symbol the same ones at every visit. */
export function chancesOf(symbol: string) {
  let state = [...symbol].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** With it FPT's newest signal is one of `sample/signals.ts`. */
const SEED = 223;

export function onTick(price: number) {
  return roundToTick(price * 1000, 'HOSE', 'stock', 'nearest') / 1000;
}
