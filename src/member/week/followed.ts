import { isIndex } from '../../market/exchange';
import type { Position } from '../../market/positions';

/** Of so many symbols events are requested, each with a call of its own. */
export const MOST_SYMBOLS = 60;

type List = { readonly rows: readonly { readonly symbol: string }[] };

/** The symbols that are held, then those of the lists, each once and no index; and how many are beyond the limit. */
export function followedIn(positions: ReadonlyMap<string, Position>, lists: readonly List[]) {
  const held = [...positions.values()].filter(({ quantity }) => quantity > 0).map(({ symbol }) => symbol);
  const watched = lists.flatMap(({ rows }) => rows.map(({ symbol }) => symbol));
  const all = [...new Set([...held.sort(), ...watched])].filter((symbol) => !isIndex(symbol));
  return { symbols: all.slice(0, MOST_SYMBOLS), count: all.length };
}
