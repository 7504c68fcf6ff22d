import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Watched } from '../../market/alerts';
import { AlertListsDocument, AlertSignalsDocument } from './alerts.generated';

const NONE: readonly never[] = [];

/** The signals, loaded every minute while an alert waits for one, and the symbols of each list. */
export function useListSignals(watched: readonly Watched[], now: Date) {
  const isWaiting = watched.some(({ kind, firedAt }) => kind === 'SIGNAL' && firedAt === null);
  const skip = !isWaiting;
  const { data, refetch } = useQuery(AlertSignalsDocument, { skip, fetchPolicy: 'cache-and-network' });
  const { data: lists } = useQuery(AlertListsDocument, { skip });
  // The page's own panels report a failure; the next minute tries again.
  const load = useEffectEvent(() => {
    if (isWaiting && data) void refetch().catch(() => {});
  });
  useEffect(() => load(), [now]);

  const symbolsOf = useMemo(
    () =>
      new Map(
        lists?.watchlists.map(({ id, instruments, rows }) => [
          id,
          new Set((rows ?? instruments).map(({ symbol }) => symbol)),
        ]),
      ),
    [lists],
  );
  return { signals: data?.signals.rows ?? NONE, symbolsOf };
}
