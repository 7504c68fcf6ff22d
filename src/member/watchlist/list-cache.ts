import type { ApolloCache } from '@apollo/client';
import type { WatchlistRowFragment } from './watchlist.generated';

type Rows = { instruments: readonly { __ref: string }[] };

/** Moves a symbol to the end of a cached list; adds it where the list lacks it. */
export function addToList(cache: ApolloCache, listId: string, added: WatchlistRowFragment): void {
  cache.modify<Rows>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: {
      instruments: (rows, { readField, toReference }) => [
        ...rows.filter((row) => readField('symbol', row) !== added.symbol),
        toReference(cache.identify(added)!)!,
      ],
    },
  });
}

/** Moves a symbol of a cached list to a place, 0 for the first. */
export function moveInList(cache: ApolloCache, listId: string, symbol: string, place: number): void {
  cache.modify<Rows>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: {
      instruments: (rows, { readField }) => {
        const others = rows.filter((row) => readField('symbol', row) !== symbol);
        return others.toSpliced(place, 0, ...rows.filter((row) => !others.includes(row)));
      },
    },
  });
}

/** Removes a symbol from a cached list. */
export function removeFromList(cache: ApolloCache, listId: string, symbol: string): void {
  cache.modify<Rows>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: {
      instruments: (rows, { readField }) => rows.filter((row) => readField('symbol', row) !== symbol),
    },
  });
}
