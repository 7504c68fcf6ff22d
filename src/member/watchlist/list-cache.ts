import type { ApolloCache } from '@apollo/client';
import type { InstrumentRow, WatchlistRows } from '../../graph/values';
import { ListedInstrumentFragmentDoc } from '../../graph/watchlists.generated';
import { writeInstruments } from '../../graph/write-instruments';

/** Adds a symbol to a cached list, or moves it there: to an index, 0 for the first row, else to the end. */
export function addToList(
  cache: ApolloCache,
  listId: string,
  { symbol, name, price }: InstrumentRow,
  index = Infinity,
): void {
  changeRows(cache, listId, (rows) => without(rows, symbol).toSpliced(index, 0, { symbol, name, price }));
}

/** Removes a symbol from a cached list. */
export function removeFromList(cache: ApolloCache, listId: string, symbol: string): void {
  changeRows(cache, listId, (rows) => without(rows, symbol));
}

/** Sets these prices in a cached list; other rows stay the same objects. */
export function setPrices(
  cache: ApolloCache,
  listId: string,
  prices: ReadonlyMap<string, number | null>,
): void {
  changeRows(cache, listId, (rows) => {
    if (!rows.some(({ symbol }) => prices.has(symbol))) return rows;
    return rows.map((row) => {
      const price = prices.get(row.symbol);
      return price === undefined ? row : { ...row, price };
    });
  });
}

function changeRows(
  cache: ApolloCache,
  listId: string,
  change: (rows: WatchlistRows) => WatchlistRows,
): void {
  cache.modify<{ rows: WatchlistRows }>({
    id: cache.identify({ __typename: 'Watchlist', id: listId })!,
    fields: { rows: (rows) => change(rows as WatchlistRows) },
  });
}

function without(rows: WatchlistRows, symbol: string): WatchlistRows {
  return rows.filter((row) => row.symbol !== symbol);
}

/** Gives the instruments of rows in view, which all panels share, their names, and the prices that they lack. */
export function shareRows(cache: ApolloCache, rows: WatchlistRows): void {
  cache.batch({
    update() {
      const lacking = rows.flatMap((row) => {
        const id = cache.identify({ __typename: 'Instrument', symbol: row.symbol })!;
        const fragment = { fragment: ListedInstrumentFragmentDoc, id, returnPartialData: true };
        const known = cache.readFragment(fragment);
        const isNamed = known?.name !== undefined && known.name === (row.name ?? known.name);
        return isNamed ? [] : row;
      });
      writeInstruments(cache, lacking);
    },
  });
}
