import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useQuotes } from '../../graph/useQuotes';
import { whenIdle } from '../../lib/schedule';
import { useRowsInView } from '../../ui/useRowsInView';
import { BY_ITSELF, useRefresh } from '../shared/Live';
import type { Watchlist } from '../shared/useLists';
import { WALKED_RESULT } from '../shared/WatchlistContext';
import { shareRows } from './list-cache';

const noRows: Watchlist['rows'] = [];

/** After so many refreshes, five minutes, the server's lists are loaded again where the feed quotes what is in view. */
const REFRESHES = 20;

/** Loads and refreshes the prices of the rows in view; returns the function that reports which ones these are. */
export function useRowPrices(list: Watchlist | undefined) {
  const client = useApolloClient();
  const { near, onView } = useRowsInView(list?.rows ?? noRows);
  // A result has the feed's names, which are no short ones.
  const isShared = list !== undefined && list.id !== WALKED_RESULT;
  useEffect(() => {
    if (isShared) void whenIdle().then(() => shareRows(client.cache, near));
  }, [client, isShared, near]);
  const symbols = useMemo(() => near.map((row) => row.symbol), [near]);
  const { load, error } = useQuotes(symbols);
  useRefresh(load, { symbols, error });
  useRefresh(
    async ({ count, isReturn, isStreaming }) => {
      // What no refresh needs yet is loaded with the first one.
      const { areQuoted, refreshPrices } = await import('./refresh-prices');
      const isDue = isReturn || isStreaming || count % REFRESHES === 0 || !areQuoted(client.cache, near);
      if (isDue) await refreshPrices(client);
    },
    // Some rows may have the prices of the server's list alone.
    { ...BY_ITSELF, isUnquoted: true },
  );
  return onView;
}
