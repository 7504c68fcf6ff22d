import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../../market/day';
import { createComputation } from '../shared/computation';
import { NO_RANGE, rangesIn, spansOf } from './day-ranges';
import type { Import } from './import';
import { loadBars } from './performance/load-bars';

/** The ranges of the days of imported trades, loaded symbol by symbol; those of symbols whose bars cannot be had stay unknown. */
export function useDayRanges(found: Import, today: Day) {
  const client = useApolloClient();
  const { spans, loading } = useMemo(() => {
    const spans = spansOf(found, today);
    const load = (symbol: string) => loadBars(client, symbol, spans.get(symbol)!);
    return { spans, loading: createComputation([...spans.keys()], load) };
  }, [client, found, today]);
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

export type DayRanges = ReturnType<typeof useDayRanges>;
