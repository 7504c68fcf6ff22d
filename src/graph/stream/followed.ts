import type { LineSymbols } from '../../rest/price-stream';
import type { Wanted } from './follower';

/** With more symbols a line carries the whole listing. */
const MOST_NAMED = 200;

export const NOTHING: LineSymbols = { symbols: [], depth: [] };

/** What operations follow together. */
export function joined(all: Iterable<{ readonly [Part in keyof Wanted]: Iterable<string> }>): LineSymbols {
  const symbols = new Set<string>();
  const depth = new Set<string>();
  for (const each of all) {
    for (const symbol of each.symbols) symbols.add(symbol);
    for (const symbol of each.depth) depth.add(symbol);
  }
  return {
    symbols: symbols.size > MOST_NAMED ? 'ALL' : [...symbols].sort(),
    depth: [...depth].sort(),
  };
}

/** Whether two are the same. */
export function isSameFollowed(one: LineSymbols, other: LineSymbols): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
