import { useCallback, useMemo } from 'react';
import { useSearch, useSetSearch } from '../../app/router/navigation';
import { signalIn, withSignal } from '../../lib/signal-address';
import type { SignalId } from './chart/chart-signals';

/** The signal that the address names, and the function that puts another one, or none, into the address. */
export function useSelectedSignal() {
  const setSearch = useSetSearch();
  const search = useSearch();

  const selected = useMemo((): SignalId | null => {
    const named = signalIn(search);
    return named?.kind ? { kind: named.kind, day: named.day } : null;
  }, [search]);

  const selectSignal = useCallback(
    (signal: SignalId | null) =>
      setSearch(withSignal(`?${search}`, signal && { kind: signal.kind, day: signal.day })),
    [setSearch, search],
  );
  return { selected, selectSignal };
}
