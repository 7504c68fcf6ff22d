import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isStudyKind, KIND_OF, WORD_OF } from '../../graph/signal-kinds';
import { signalIn, withSignal } from '../../lib/signal-address';
import type { SignalId } from './chart/chart-signals';

/** The signal that the address names, and the function that puts another one, or none, into the address. */
export function useSelectedSignal() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const selected = useMemo((): SignalId | null => {
    const named = signalIn(search);
    return named && isStudyKind(named.kind) ? { kind: KIND_OF[named.kind], day: named.day } : null;
  }, [search]);

  const selectSignal = useCallback(
    (signal: SignalId | null) => {
      const named = signal && { kind: WORD_OF[signal.kind], day: signal.day };
      navigate(withSignal(`${path}?${search}`, named).replaceAll('%2C', ','));
    },
    [navigate, path, search],
  );
  return { selected, selectSignal };
}
