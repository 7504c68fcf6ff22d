import { useMemo, useSyncExternalStore } from 'react';
import type { BoardQuote } from '../../../graph/board-values';
import { isLaterMatch } from '../../../market/quote';
import { rowWithQuote, type BoardRow } from './board-rows';

const quotes = new Map<string, BoardQuote>();
const listeners = new Map<string, Set<() => void>>();

/** The symbols of the rows in view; null while it is not known which are. */
let inView: ReadonlySet<string> | null = null;

const emit = (symbol: string) => listeners.get(symbol)?.forEach((listener) => listener());

/**
 * The streamed quotes of a board that are newer than the board, by symbol: rows in view show them in the next frame, while the
 * board, with its order and everything that is computed from it, takes them over twice a second. Rows out of view wait for that.
 */
export const newestQuotes = {
  set(quote: BoardQuote) {
    quotes.set(quote.symbol, quote);
    if (inView === null || inView.has(quote.symbol)) emit(quote.symbol);
  },
  /** Says which symbols have rows in view, or with null that any may have. */
  show(symbols: readonly string[] | null) {
    inView = symbols && new Set(symbols);
    for (const symbol of inView ?? listeners.keys()) emit(symbol);
  },
  /** Says that the board has them. */
  drop(symbols: Iterable<string>) {
    for (const symbol of [...symbols]) if (quotes.delete(symbol)) emit(symbol);
  },
  symbols: () => quotes.keys(),
};

/** A row of a board with the newest streamed quote of its symbol, unless the board has one that was matched later. */
export function useNewestRow(row: BoardRow): BoardRow {
  const { symbol } = row;
  const subscribe = useMemo(() => subscriptionTo(symbol), [symbol]);
  const quote = useSyncExternalStore(subscribe, () => quotes.get(symbol));
  return useMemo(() => (quote && !isLaterMatch(row, quote) ? rowWithQuote(row, quote) : row), [row, quote]);
}

function subscriptionTo(symbol: string) {
  return (listener: () => void) => {
    const ofSymbol = listeners.get(symbol) ?? new Set();
    listeners.set(symbol, ofSymbol.add(listener));
    return () => {
      ofSymbol.delete(listener);
      if (ofSymbol.size === 0) listeners.delete(symbol);
    };
  };
}
