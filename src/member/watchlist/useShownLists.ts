import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { WatchlistsDocument } from '../../graph/watchlists.generated';
import { useT } from '../../i18n/useT';
import type { Watchlist } from '../shared/useLists';
import { useWalkedResult, WALKED_RESULT } from '../shared/WatchlistContext';
import { useSelection } from './useSelection';

const none: readonly Watchlist[] = [];

/** The person's lists, and of them the selected list and symbol. `lists` is undefined until they are loaded. */
export function useShownLists(opened: string | null) {
  const { data, loading, error, refetch } = useQuery(WatchlistsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  const [isKnown] = useState(data !== undefined);
  const lists = data?.watchlists;
  const walked = useWalked();
  const shown = useMemo(
    () => (lists || walked ? [...(lists ?? none), ...(walked ?? none)] : undefined),
    [lists, walked],
  );
  const { actor, list, symbol } = useSelection(shown ?? none, opened);

  return {
    actor,
    lists: shown,
    list,
    selected: symbol,
    /** Whether the lists were loaded before the panel was mounted. */
    isKnown,
    isLoading: loading,
    error,
    onRetry: () => void refetch(),
  };
}

/** The result of the filter that was opened last as a list; undefined without one. */
function useWalked(): readonly Watchlist[] | undefined {
  const t = useT();
  const rows = useWalkedResult()?.rows ?? null;
  return useMemo(
    () =>
      rows === null
        ? undefined
        : [
            {
              id: WALKED_RESULT,
              name: t('screen.result'),
              rows,
              leftOut: 0,
              __typename: 'Watchlist',
            },
          ],
    [rows, t],
  );
}
