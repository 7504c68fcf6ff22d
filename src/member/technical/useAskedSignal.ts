import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useSetSearch } from '../../app/router/navigation';
import { signalIn, withSignal, type SignalAddress } from '../../lib/signal-address';
import type { Day } from '../../market/day';
import type { SignalKind } from '../../market/studies/signal';
import { kindNamed } from './chart/signals';

export type AskedSignal = { kind: SignalKind; day: Day };

/** The signal that the address asks to explain, and the way to ask for another one, or none. */
export function useAskedSignal() {
  const setSearch = useSetSearch();
  const search = useSearch();

  const asked = useMemo((): AskedSignal | null => {
    const named = signalIn(search);
    const kind = named && kindNamed(named.kind);
    return kind && { kind, day: named.day };
  }, [search]);

  const openSignal = useCallback(
    (signal: SignalAddress | null) =>
      setSearch(withSignal(`?${search}`, signal && { kind: signal.kind, day: signal.day })),
    [setSearch, search],
  );
  return { asked, openSignal };
}
