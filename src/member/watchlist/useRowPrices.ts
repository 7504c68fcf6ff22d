import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useQuotes } from '../../graph/useQuotes';
import { whenIdle } from '../../lib/schedule';
import { useRowsInView } from '../../ui/useRowsInView';
import { useRefresh } from '../shared/Live';
import { shareRows } from './list-cache';
import type { Watchlist } from './useSelection';

const noRows: Watchlist['instruments'] = [];

/** Loads and refreshes the prices of the rows in view; returns the function that reports which ones these are. */
export function useRowPrices(list: Watchlist | undefined) {
  const client = useApolloClient();
  const { near, onView } = useRowsInView(list?.instruments ?? noRows);
  const isLong = list?.rows != null;
  useEffect(() => {
    if (isLong) void whenIdle().then(() => shareRows(client.cache, near));
  }, [client, isLong, near]);
  const refreshQuotes = useQuotes(useMemo(() => near.map((row) => row.symbol), [near]));
  useRefresh(() => Promise.all([refreshQuotes(), refreshUnquoted(client)]));
  return onView;
}

/** What no refresh needs yet is loaded with the first one. */
async function refreshUnquoted(client: ApolloClient) {
  const { refreshPrices } = await import('./refresh-prices');
  await refreshPrices(client);
}
