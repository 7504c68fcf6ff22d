import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSelection, type Watchlist } from './useSelection';
import { WatchlistsDocument } from './watchlist.generated';

const none: readonly Watchlist[] = [];
const noRows: Watchlist['instruments'] = [];

/** The person's lists, and of them the selected list and symbol. `lists` is undefined until they are loaded. */
export function useWatchlists(opened: string | null) {
  const { data, loading, error, refetch } = useQuery(WatchlistsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const [isKnown] = useState(data !== undefined);
  const { actor, list, symbol } = useSelection(data?.watchlists ?? none, opened);

  return {
    actor,
    lists: data?.watchlists,
    list,
    rows: list?.instruments ?? noRows,
    selected: symbol,
    /** Whether the lists were loaded before the panel was mounted. */
    isKnown,
    isLoading: loading,
    error,
    onRetry: () => void refetch(),
  };
}
