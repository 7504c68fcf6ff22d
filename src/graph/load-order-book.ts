import { nullIf } from './feed-reason';
import type { FeedSources } from './feed/bars-query';
import { keepBook } from './feed/known-books';
import { loadQuotes } from './feed/load-quotes';
import { readSymbol } from './readers/instrument';
import { bookValuesIn, readOrderBook } from './readers/order-book';
import type { OrderBook } from './board-values';

/** The order book of a symbol; null where the feed has no quotes, or none of it. */
export async function loadOrderBook(sources: FeedSources, symbol: string): Promise<OrderBook | null> {
  const ticker = readSymbol(symbol);
  if (ticker === null) return null;
  const read = (response: unknown) => {
    keepBook(sources.session, ticker, bookValuesIn(response, ticker));
    return readOrderBook(response, ticker);
  };
  const books = await loadQuotes(sources, [ticker], read, { depth: 3 }).catch(nullIf('UNKNOWN_SYMBOL'));
  return books?.[0] ?? null;
}
