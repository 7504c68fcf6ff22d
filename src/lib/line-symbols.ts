type LineSymbols = { readonly symbols: readonly string[] | 'ALL'; readonly depth: readonly string[] };

/** Of more symbols a line carries the whole listing, of more order books only so many (docs/streaming.md). */
const MOST_SYMBOLS = 200;
const MOST_BOOKS = 5;

export const noSymbols: LineSymbols = { symbols: [], depth: [] };

/** What one line has to carry for several, within what a server accepts: sorted, each once. */
export function joinLineSymbols(
  all: Iterable<{ readonly symbols: Iterable<string>; readonly depth: Iterable<string> }>,
): LineSymbols {
  const symbols = new Set<string>();
  const depth = new Set<string>();
  let isAll = false;
  for (const each of all) {
    if (each.symbols === 'ALL') isAll = true;
    else for (const symbol of each.symbols) symbols.add(symbol);
    for (const symbol of each.depth) depth.add(symbol);
  }
  return {
    symbols: isAll || symbols.size > MOST_SYMBOLS ? 'ALL' : [...symbols].sort(),
    depth: [...depth].slice(0, MOST_BOOKS).sort(),
  };
}
