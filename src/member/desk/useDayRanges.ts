import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../../market/day';
import { createComputation } from '../shared/computation';
import { NO_RANGE, rangesIn, spansOf, type Made } from './day-ranges';
import { loadMatchedBars } from './performance/load-matched-bars';

/** The ranges of the days of trades, loaded symbol by symbol; those of symbols whose bars cannot be had stay unknown. */
export function useDayRanges(trades: readonly Made[], today: Day) {
  const client = useApolloClient();
  const wanted = useMemo(() => spansOf(trades, today), [trades, today]);
  // The same days of the same symbols are loaded once, whatever else is chosen of their trades.
  const key = JSON.stringify([...wanted]);
  const { spans, loading } = useMemo(() => {
    const spans = new Map(JSON.parse(key) as [string, { since: Day; until: Day }][]);
    const load = (symbol: string) => loadMatchedBars(client, symbol, spans.get(symbol)!);
    return { spans, loading: createComputation([...spans.keys()], load) };
  }, [client, key]);
  const { results: bars, failed, error } = useSyncExternalStore(loading.subscribe, loading.get);
  const isLoaded = bars.size + failed === spans.size;
  const rangeOf = useMemo(() => (isLoaded ? rangesIn(bars) : NO_RANGE), [isLoaded, bars]);
  return {
    rangeOf,
    isLoaded,
    done: bars.size,
    total: spans.size,
    /** Whether the feed has the prices that were matched. */
    hasMatched: [...bars.values()].every(({ isUnadjusted }) => isUnadjusted),
    error: failed > 0 ? error : null,
    retry: () => loading.retry(),
  };
}
