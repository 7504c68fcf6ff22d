import type { ApolloCache, ApolloClient } from '@apollo/client';
import { QuoteFragmentDoc } from '../../graph/quotes.generated';
import { isOwnList } from '../../graph/readers/ids';
import type { WatchlistRows } from '../../graph/values';
import { WatchlistsDocument } from '../../graph/watchlists.generated';
import { writeInstruments } from '../../graph/write-instruments';
import { yieldToMain } from '../../lib/schedule';
import { setPrices } from './list-cache';

/** How many instruments are written in one task. */
const SLICE = 250;

/** Refreshes the prices that no feed quotes; rows and their order change only by the person's own actions. */
export async function refreshPrices(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: WatchlistsDocument, fetchPolicy: 'no-cache' });
  const { cache } = client;
  const known = cache.readQuery({ query: WatchlistsDocument })?.watchlists ?? [];
  // Those of one's own have no prices.
  const lists = known.filter(({ id }) => !isOwnList(id));
  const prices = new Map(lists.flatMap(({ rows }) => rows).map(({ symbol, price }) => [symbol, price]));
  const newest = data?.watchlists.flatMap(({ rows }) => rows) ?? [];
  const moved = newest.filter(({ symbol, price }) => price !== null && price !== prices.get(symbol));
  if (moved.length === 0) return;

  for (const { id } of lists) setPrices(cache, id, new Map(moved.map((row) => [row.symbol, row.price])));
  for (let start = 0; start < moved.length; start += SLICE) {
    if (start > 0) await yieldToMain();
    updateInstruments(cache, moved.slice(start, start + SLICE));
  }
}

/** Writes prices into the instruments that are known and that no feed quotes. */
function updateInstruments(cache: ApolloCache, rows: WatchlistRows) {
  cache.batch({
    update() {
      const unquoted = rows.filter(({ symbol }) => {
        const id = cache.identify({ __typename: 'Instrument', symbol })!;
        const known = cache.readFragment({ fragment: QuoteFragmentDoc, id, returnPartialData: true });
        return known?.symbol !== undefined && known.reference == null;
      });
      writeInstruments(cache, unquoted);
    },
  });
}
