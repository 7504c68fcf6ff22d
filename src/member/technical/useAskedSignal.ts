import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { signalIn, signalKindOf, withSignal } from '../../lib/signal-address';
import type { Day } from '../../market/day';
import type { StudyKind } from '../../market/studies/signal';

export type AskedSignal = { kind: StudyKind; day: Day };

const KINDS: readonly StudyKind[] = ['buy_divergence', 'buy_back_test', 'buy_trend_up', 'buy_break_out'];

/** The signal that the address asks to explain, and the way to ask for another one, or none. */
export function useAskedSignal() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const asked = useMemo((): AskedSignal | null => {
    const named = signalIn(search);
    const kind = named && KINDS.find((each) => signalKindOf(each) === named.kind);
    return kind ? { kind, day: named.day } : null;
  }, [search]);

  const openSignal = useCallback(
    (signal: AskedSignal | null) =>
      navigate(
        withSignal(
          `${path}?${search}`,
          signal && { kind: signalKindOf(signal.kind), day: signal.day },
        ).replaceAll('%2C', ','),
      ),
    [navigate, path, search],
  );
  return { asked, openSignal };
}
