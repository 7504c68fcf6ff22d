import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../../../market/day';
import type { ListedSignal } from '../../../graph/values';
import { createComputation } from '../../shared/computation';
import { SymbolResultsDocument, type SymbolResultsQuery } from './results.generated';

/** What became of the signals of one symbol. */
export type SymbolResults = SymbolResultsQuery['signalHistory'];

export type ComputedResults = ReturnType<typeof useListResults>;

/** The results of listed signals, computed symbol by symbol in a worker while the caller is mounted; `onResults` receives each. */
export function useListResults(
  signals: readonly ListedSignal[],
  until: Day,
  onResults?: (bySymbol: ReadonlyMap<string, SymbolResults>) => void,
) {
  const client = useApolloClient();
  const { total, computation } = useMemo(() => {
    const days = daysBySymbol(signals);
    const resultsOf = async (symbol: string) => {
      const variables = { symbol, until, days: days.get(symbol)! };
      const { data } = await client.query({ query: SymbolResultsDocument, variables });
      return data!.signalHistory;
    };
    return { total: days.size, computation: createComputation([...days.keys()], resultsOf, { onResults }) };
  }, [client, signals, until, onResults]);
  const { results: bySymbol, failed, error } = useSyncExternalStore(computation.subscribe, computation.get);
  const done = bySymbol.size;
  const symbols = useMemo(
    () =>
      done < total
        ? null
        : [...bySymbol.values()]
            .filter(({ availability }) => availability === 'READY')
            .map(({ symbol }) => symbol),
    [done, total, bySymbol],
  );
  return {
    bySymbol,
    done,
    total,
    failed,
    error,
    /** The symbols with bars once all are computed, else null. */
    symbols,
    retry: () => computation.retry(),
  };
}

function daysBySymbol(signals: readonly ListedSignal[]) {
  const days = new Map<string, Day[]>();
  for (const { symbol, day } of signals) {
    if (day === null) continue;
    const known = days.get(symbol);
    if (!known) days.set(symbol, [day]);
    else if (!known.includes(day)) known.push(day);
  }
  return days;
}
