import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Day } from '../../../market/day';
import type { ListedSignal } from '../../../graph/values';
import { scoringOf } from './scoring';

/** The scoring of a list's signals, which runs while the caller is mounted. */
export function useScoring(signals: readonly ListedSignal[], until: Day) {
  const client = useApolloClient();
  const scoring = useMemo(() => scoringOf(client, signals, until), [client, signals, until]);
  const progress = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const { done, total, failed, scored } = progress;
  const symbols = useMemo(
    () =>
      done < total
        ? null
        : [...scored.values()]
            .filter(({ availability }) => availability === 'READY')
            .map(({ symbol }) => symbol),
    [done, total, scored],
  );
  return {
    ...progress,
    isWorking: done + failed < total,
    /** The symbols with bars once all are computed, else null. */
    symbols,
    retry: scoring.retry,
  };
}
