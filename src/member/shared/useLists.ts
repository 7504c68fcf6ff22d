import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { WatchlistsDocument, type WatchlistsQuery } from '../../graph/watchlists.generated';

/** A list of the server's, or of the person's own. */
export type Watchlist = WatchlistsQuery['watchlists'][number];

/** The server's lists, undefined until they are loaded, then the person's own, once a view has loaded the desk. */
export function useLists({ skip = false } = {}) {
  const { data, error, refetch } = useQuery(WatchlistsDocument, { skip });
  return { lists: data?.watchlists, error, onRetry: () => void refetch().catch(() => {}) };
}

/** The symbols of each list by its id. */
export function useSymbolsOfLists(
  lists: readonly Watchlist[] | undefined,
): ReadonlyMap<string, ReadonlySet<string>> {
  return useMemo(
    () => new Map(lists?.map(({ id, rows }) => [id, new Set(rows.map(({ symbol }) => symbol))])),
    [lists],
  );
}
