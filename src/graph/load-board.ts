import { isIndex } from '../market/exchange';
import { nullIfUnsupported } from '../rest/errors';
import type { Sources } from './backend';
import type { BoardQuote, ListedSymbol } from './board-rows';
import { readBoardQuotes } from './readers/board-quotes';
import { readListing } from './readers/listing';
import { readSearchResults } from './readers/search-results';
import { batchesOf, quotesPath } from './resolvers/instrument';

type Feed = Sources['feed'];

/** More than the exchanges list, warrants included. */
const MOST = 5_000;

/** What the feed lists; of a feed without a listing, what an empty search finds. */
export async function loadListing(feed: Feed): Promise<readonly ListedSymbol[] | null> {
  const listed = await feed('symbol_info').then(readListing).catch(nullIfUnsupported);
  if (listed !== null) return listed;

  const query = new URLSearchParams({ query: '', type: '', exchange: '', limit: String(MOST) });
  const found = await feed(`search?${query.toString()}`)
    .then((response) => readSearchResults(response, MOST))
    .catch(nullIfUnsupported);
  if (found === null || found.length === 0) return null;
  return found
    .filter(({ symbol }) => !isIndex(symbol))
    .map(({ symbol, name = null, exchange = null }) => ({
      ...{ symbol, name, exchange },
      ...{ fullName: null, sector: null, marketCap: null },
    }));
}

/** The quotes of these symbols, in one request per batch. */
export async function loadBoardQuotes(
  feed: Feed,
  symbols: readonly string[],
): Promise<readonly BoardQuote[] | null> {
  const batches = await Promise.all(
    batchesOf(symbols).map((batch) => feed(quotesPath(batch)).then(readBoardQuotes).catch(nullIfUnsupported)),
  );
  const known = batches.filter((batch) => batch !== null);
  return known.length > 0 || symbols.length === 0 ? known.flat() : null;
}
