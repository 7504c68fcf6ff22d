import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { signalIn, withSignal, type SignalAddress } from '../../lib/signal-address';
import type { Day } from '../../market/day';
import type { SignalKind } from '../../market/studies/signal';
import { kindNamed } from './chart/chart-signals';

export type AskedSignal = { kind: SignalKind; day: Day };

/** The signal that the address asks to explain, and the way to ask for another one, or none. */
export function useAskedSignal() {
  const [path, navigate] = useLocation();
  const search = useSearch();

  const asked = useMemo((): AskedSignal | null => {
    const named = signalIn(search);
    const kind = named && kindNamed(named.kind);
    return kind && { kind, day: named.day };
  }, [search]);

  const openSignal = useCallback(
    (signal: SignalAddress | null) =>
      navigate(
        withSignal(`${path}?${search}`, signal && { kind: signal.kind, day: signal.day }).replaceAll(
          '%2C',
          ',',
        ),
      ),
    [navigate, path, search],
  );
  return { asked, openSignal };
}
