import type { ApolloCache } from '@apollo/client';
import {
  WatchlistRowFragmentDoc,
  type WatchlistRowFragment,
  type WatchlistsQuery,
} from './watchlist.generated';

type Rows = readonly WatchlistRowFragment[];
type Fields = { instruments: readonly { __ref: string }[]; rows: unknown };

/** The rows of a list: its instruments, or the values of a long one. */
export function rowsOfList({ rows, instruments }: WatchlistsQuery['watchlists'][number]): Rows {
  return rows ?? instruments;
}

/** Moves a symbol to the end of a cached list; adds it where the list lacks it. */
export function addToList(cache: ApolloCache, listId: string, added: WatchlistRowFragment): void {
  rearrange(cache, listId, { symbol: added.symbol, added, arrange: (others, own) => [...others, ...own] });
}

/** Moves a symbol of a cached list to an index. */
export function moveInList(cache: ApolloCache, listId: string, symbol: string, index: number): void {
  rearrange(cache, listId, { symbol, arrange: (others, own) => others.toSpliced(index, 0, ...own) });
}

/** Removes a symbol from a cached list. */
export function removeFromList(cache: ApolloCache, listId: string, symbol: string): void {
  rearrange(cache, listId, { symbol, arrange: (others) => others });
}

/** Sets the prices of the values of a cached long list. */
export function setPrices(
  cache: ApolloCache,
  listId: string,
  prices: ReadonlyMap<string, number | null>,
): void {
  cache.modify<Fields>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: {
      rows: (rows) =>
        (rows as Rows | null)?.map((row) => ({ ...row, price: prices.get(row.symbol) ?? row.price })) ?? null,
    },
  });
}

type Change = {
  symbol: string;
  /** The symbol's new row; without one it keeps its own. */
  added?: WatchlistRowFragment;
  /** Returns the list's rows from now on. */
  arrange: <Row>(others: readonly Row[], own: readonly Row[]) => readonly Row[];
};

/** Changes a cached list where its rows are: in its instruments, or in the values of a long one. */
function rearrange(cache: ApolloCache, listId: string, { symbol, added, arrange }: Change) {
  cache.modify<Fields>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: {
      instruments(rows, { readField, toReference }) {
        if (readField('rows')) return rows;
        const others = rows.filter((row) => readField('symbol', row) !== symbol);
        const own = added
          ? [toReference(cache.identify(added)!)!]
          : rows.filter((row) => !others.includes(row));
        return arrange(others, own);
      },
      rows(values) {
        const rows = values as Rows | null;
        if (!rows) return rows;
        const others = rows.filter((row) => row.symbol !== symbol);
        return arrange(others, added ? [added] : rows.filter((row) => row.symbol === symbol));
      },
    },
  });
}

/** Gives the instruments of rows of a long list, which all panels share, their names, and the prices that they lack. */
export function shareRows(cache: ApolloCache, rows: Rows): void {
  cache.batch({
    update() {
      for (const { symbol, name, price } of rows) {
        const shared = { __typename: 'Instrument', symbol } as const;
        const fragment = { fragment: WatchlistRowFragmentDoc, id: cache.identify(shared)! };
        const known = cache.readFragment({ ...fragment, returnPartialData: true });
        if (known?.name !== undefined && known.name === (name ?? known.name)) continue;
        cache.writeFragment({ ...fragment, data: { ...shared, name, price: known?.price ?? price } });
      }
    },
  });
}
