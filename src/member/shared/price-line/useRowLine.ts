import { useSyncExternalStore } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import { createEmitter } from '../../../lib/store';
import type { Day } from '../../../market/day';
import { useFreshness } from '../Live';
import { useIsOffered } from './useDayBars';

export const ROW: LoadContext = { priority: 'row' };

/** A choice in this page; another tab's comes as an event of the storage. */
const choices = createEmitter();

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
      const unsubscribes = [choices.subscribe(changed), storage.watch(changed)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
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
      choices.emit();
    },
  } as const;
}
