import type { ApolloCache } from '@apollo/client';
import type { WatchlistRows } from './values';
import { WatchlistRowFragmentDoc } from './watchlists.generated';

/** Gives instruments, which all panels share, the names and prices of rows. */
export function writeInstruments(cache: ApolloCache, rows: WatchlistRows): void {
  for (const row of rows) {
    const data = { __typename: 'Instrument', ...row } as const;
    cache.writeFragment({ fragment: WatchlistRowFragmentDoc, id: cache.identify(data)!, data });
  }
}
