import type { ApolloCache } from '@apollo/client';
import { listQuote } from '../market/quote';
import type { WatchlistRows } from './values';
import { ListedInstrumentFragmentDoc } from './watchlists.generated';

/** Gives instruments, which all panels share, the names and prices of rows. */
export function writeInstruments(cache: ApolloCache, rows: WatchlistRows): void {
  for (const { symbol, name, price } of rows) {
    const data = { __typename: 'Instrument', symbol, name, quote: listQuote(price) } as const;
    cache.writeFragment({ fragment: ListedInstrumentFragmentDoc, id: cache.identify(data)!, data });
  }
}
