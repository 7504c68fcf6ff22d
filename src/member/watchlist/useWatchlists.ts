import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useT } from '../../i18n/useT';
import { useWalkedResult, WALKED_RESULT } from '../shared/WatchlistContext';
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
              instruments: rows.map((row) => ({ __typename: 'Instrument', ...row })),
              rows: null,
              leftOut: 0,
              isOwn: false,
              __typename: 'Watchlist',
            },
          ],
    [rows, t],
  );
}
