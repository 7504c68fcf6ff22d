import { useSyncExternalStore } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import type { Day } from '../../../market/day';
import { useFreshness } from '../Live';
import { useIsOffered } from './useDayBars';

export const ROW: LoadContext = { priority: 'row' };

/** The rows of this page; another tab's choice comes as an event of the storage. */
const listeners = new Set<() => void>();

/**
 * What the rows of a list draw: the line of the running trading day, or the days before it where the person has chosen
 * them, no trading day runs, or the feed has no bars below a day; undefined until that is known.
 */
export function useRowLine() {
  const { storage } = useAppActors();
  const asOf = useFreshness()?.asOf;
  const running: Day | null = asOf?.kind === 'minute' ? asOf.day : null;
  const isOffered = useIsOffered(ROW, running !== null);
  const chosen = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      const unwatch = storage.watch(changed);
      return () => {
        listeners.delete(changed);
        unwatch();
      };
    },
    () => storage.read('rowLine'),
  );
  const canChoose = running !== null && isOffered === true;
  return {
    canChoose,
    shown:
      running !== null && isOffered === undefined
        ? undefined
        : canChoose && chosen !== 'days'
          ? { day: running }
          : 'days',
    choose(line: 'today' | 'days') {
      storage.write('rowLine', line === 'days' ? line : null);
      listeners.forEach((changed) => changed());
    },
  } as const;
}
