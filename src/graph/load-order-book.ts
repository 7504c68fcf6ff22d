import { nullIfUnsupported } from '../rest/errors';
import type { Sources } from './backend';
import { readSymbol } from './readers/instrument';
import { readOrderBook } from './readers/order-book';
import { quotesPath } from './resolvers/instrument';
import type { OrderBook } from './board-values';

/** The order book of a symbol; null where the feed has no quotes, or none of it. */
export async function loadOrderBook(feed: Sources['feed'], symbol: string): Promise<OrderBook | null> {
  const ticker = readSymbol(symbol);
  if (ticker === null) return null;
  return feed(`${quotesPath([ticker])}&depth=3`)
    .then((response) => readOrderBook(response, ticker))
    .catch(nullIfUnsupported);
}
