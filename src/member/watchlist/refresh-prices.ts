import type { ApolloClient } from '@apollo/client';
import { QUOTE } from '../../graph/quotes.generated';
import { WATCHLIST_ROW, WATCHLISTS } from './watchlist.generated';

/** Refreshes the prices that no feed quotes; rows and their order change only by the person's own actions. */
export async function refreshPrices(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: WATCHLISTS, fetchPolicy: 'no-cache' });
  client.cache.batch({
    update(cache) {
      for (const row of data?.watchlists.flatMap(({ instruments }) => instruments) ?? []) {
        const id = cache.identify({ __typename: 'Instrument', symbol: row.symbol })!;
        const quoted = cache.readFragment({ fragment: QUOTE, id });
        if (quoted?.reference != null) continue;
        cache.writeFragment({ fragment: WATCHLIST_ROW, id, data: row });
      }
    },
  });
}
