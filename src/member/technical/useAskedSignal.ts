import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useSetSearch } from '../../app/router/navigation';
import { signalIn, withSignal, signalKindOf } from '../../lib/signal-address';
import type { Day } from '../../market/day';
import type { StudyKind } from '../../market/studies/signal';

export type AskedSignal = { kind: StudyKind; day: Day };

const KINDS: readonly StudyKind[] = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];

/** The signal that the address asks to explain, and the way to ask for another one, or none. */
export function useAskedSignal() {
  const setSearch = useSetSearch();
  const search = useSearch();

  const asked = useMemo((): AskedSignal | null => {
    const named = signalIn(search);
    const kind = named && KINDS.find((each) => signalKindOf(each) === named.kind);
    return kind ? { kind, day: named.day } : null;
  }, [search]);

  const openSignal = useCallback(
    (signal: AskedSignal | null) =>
      setSearch(withSignal(`?${search}`, signal && { kind: signalKindOf(signal.kind), day: signal.day })),
    [setSearch, search],
  );
  return { asked, openSignal };
}
