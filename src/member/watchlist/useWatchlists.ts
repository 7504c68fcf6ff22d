import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useSelection, type Watchlist } from './useSelection';
import { WatchlistsDocument } from './watchlist.generated';

const none: readonly Watchlist[] = [];

/** Lists whose instruments are those of lists with values, too. */
export function withInstruments(lists: readonly Watchlist[]): readonly Watchlist[] {
  return lists.map((each) => (each.rows ? { ...each, instruments: each.rows } : each));
}

/** The person's lists, and of them the selected list and symbol. `lists` is undefined until they are loaded. */
export function useWatchlists(opened: string | null) {
  const { data, loading, error, refetch } = useQuery(WatchlistsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const [isKnown] = useState(data !== undefined);
  const lists = useMemo(() => data && withInstruments(data.watchlists), [data]);
  const { actor, list, symbol } = useSelection(lists ?? none, opened);

  return {
    actor,
    lists,
    list,
    selected: symbol,
    /** Whether the lists were loaded before the panel was mounted. */
    isKnown,
    isLoading: loading,
    error,
    onRetry: () => void refetch(),
  };
}
