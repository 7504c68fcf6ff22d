import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useQuotes } from '../../graph/useQuotes';
import { useRowsInView } from '../../ui/rows-in-view';
import { useRefresh } from '../frame/Live';
import { refreshPrices } from './refresh-prices';
import type { WatchlistRowFragment } from './watchlist.generated';

/** Loads and refreshes the prices of the rows in view; returns the function that reports which ones these are. */
export function useRowPrices(rows: readonly WatchlistRowFragment[]) {
  const client = useApolloClient();
  const { near, onView } = useRowsInView(rows);
  const refreshQuotes = useQuotes(useMemo(() => near.map((row) => row.symbol), [near]));
  useRefresh(() => Promise.all([refreshQuotes(), refreshPrices(client)]));
  return onView;
}
