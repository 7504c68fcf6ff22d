import type { ApolloCache, ApolloClient } from '@apollo/client';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { yieldToMain } from '../../lib/schedule';
import { rowsOfList, setPrices } from './list-cache';
import {
  WatchlistRowFragmentDoc,
  WatchlistsDocument,
  type WatchlistRowFragment,
} from './watchlist.generated';

/** How many instruments are written in one task. */
const SLICE = 250;

/** Refreshes the prices that no feed quotes; rows and their order change only by the person's own actions. */
export async function refreshPrices(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' });
  const { cache } = client;
  const known = cache.readQuery({ query: WatchlistsDocument })?.watchlists ?? [];
  // Those of one's own have no prices.
  const lists = known.filter(({ isOwn }) => !isOwn);
  const prices = new Map(lists.flatMap(rowsOfList).map(({ symbol, price }) => [symbol, price]));
  const rows = data?.watchlists.flatMap(rowsOfList) ?? [];
  const moved = rows.filter(({ symbol, price }) => price !== null && price !== prices.get(symbol));
  if (moved.length === 0) return;

  for (const { id } of lists) setPrices(cache, id, new Map(moved.map((row) => [row.symbol, row.price])));
  for (let start = 0; start < moved.length; start += SLICE) {
    if (start > 0) await yieldToMain();
    updateInstruments(cache, moved.slice(start, start + SLICE));
  }
}

/** Writes prices into the instruments that are known and that no feed quotes. */
function updateInstruments(cache: ApolloCache, rows: readonly WatchlistRowFragment[]) {
  cache.batch({
    update() {
      for (const { symbol, name, price } of rows) {
        const shared = { __typename: 'Instrument', symbol } as const;
        const id = cache.identify(shared)!;
        const known = cache.readFragment({ fragment: QuoteFragmentDoc, id, returnPartialData: true });
        if (!known?.symbol || known.reference != null) continue;
        cache.writeFragment({ fragment: WatchlistRowFragmentDoc, id, data: { ...shared, name, price } });
      }
    },
  });
}
