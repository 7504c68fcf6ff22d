import type { BoardQuote } from '../../../../graph/board-values';
import { MOST_LISTED } from '../../../../graph/desk/own-lists';
import type { SymbolSection } from './read-list';
import { isUsualSymbol } from './written-symbol';

/** What is known of a symbol of a text; `unusual` where nothing says which exist and it is no symbol of Vietnam by its form. */
export type SymbolState = 'found' | 'unknown' | 'unchecked' | 'unusual' | 'listed';

/** A symbol of a text, at the place where it first stands. */
export type ListedRow = {
  symbol: string;
  company: string | null;
  state: SymbolState;
  /** How often it stands there. */
  times: number;
  /** The sections that have it. */
  sections: readonly string[];
};

/** Each symbol of a text once, in their order. */
export function distinctSymbols(sections: readonly SymbolSection[]): readonly string[] {
  return [...new Set(sections.flatMap(({ symbols }) => symbols))];
}

/** The symbols of a text beside what the feed quotes of them (null where it has no quotes), and what a list has. */
export function listedRows(
  sections: readonly SymbolSection[],
  quotes: readonly BoardQuote[] | null,
  listed: readonly string[],
): readonly ListedRow[] {
  const quoteOf = quotes && new Map(quotes.map((quote) => [quote.symbol, quote]));
  const known = new Set(listed);
  const times = new Map<string, number>();
  for (const symbol of sections.flatMap(({ symbols }) => symbols))
    times.set(symbol, (times.get(symbol) ?? 0) + 1);
  const stateOf = (symbol: string): SymbolState => {
    if (known.has(symbol)) return 'listed';
    if (quoteOf) return quoteOf.has(symbol) ? 'found' : 'unknown';
    return isUsualSymbol(symbol) ? 'unchecked' : 'unusual';
  };
  return [...times].map(([symbol, count]) => ({
    symbol,
    company: quoteOf?.get(symbol)?.name ?? null,
    state: stateOf(symbol),
    times: count,
    sections: sections.flatMap(({ name, symbols }) =>
      name !== null && symbols.includes(symbol) ? name : [],
    ),
  }));
}

/** Whether a row is taken before anybody says otherwise. */
export function isTakenAtFirst({ state }: Pick<ListedRow, 'state'>): boolean {
  return state === 'found' || state === 'unchecked' || state === 'listed';
}

/** The symbols that still fit into a list, and how many do not. */
export function fitting(symbols: readonly string[], listed: readonly string[]) {
  const room = Math.max(0, MOST_LISTED - listed.length);
  return { added: symbols.slice(0, room), beyond: Math.max(0, symbols.length - room) };
}
