import type { ApolloClient } from '@apollo/client';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { WatchlistRowFragmentDoc, WatchlistsDocument } from './watchlist.generated';

/**
 * Asks for the lists and takes nothing but the prices that no feed quotes: which rows there are, and in which order,
 * changes with what a person does, never under their hands.
 */
export async function refreshPrices(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' });
  client.cache.batch({
    update(cache) {
      for (const row of data?.watchlists.flatMap(({ instruments }) => instruments) ?? []) {
        const id = cache.identify({ __typename: 'Instrument', symbol: row.symbol })!;
        const quoted = cache.readFragment({ fragment: QuoteFragmentDoc, id });
        if (quoted?.reference != null) continue;
        cache.writeFragment({ fragment: WatchlistRowFragmentDoc, id, data: row });
      }
    },
  });
}
