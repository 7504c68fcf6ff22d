import { useAppActors } from '../../../app/actors/AppActors';
import type { LoadContext } from '../../../graph/session-guard';
import type { Day } from '../../../market/day';
import { store, useStored } from '../stored';
import { useFreshness } from '../Live';
import { useIsOffered } from './useDayBars';

export const ROW: LoadContext = { priority: 'row' };

/**
 * What the rows of a list draw: the line of the running trading day, or the days before it where the person has chosen
 * them, no trading day runs, or the feed has no bars below a day; undefined until that is known.
 */
export function useRowLine() {
  const { storage } = useAppActors();
  const asOf = useFreshness()?.asOf;
  const running: Day | null = asOf?.kind === 'minute' ? asOf.day : null;
  const isOffered = useIsOffered(ROW, running !== null);
  const chosen = useStored('rowLine');
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
      store(storage, 'rowLine', line === 'days' ? line : null);
    },
  } as const;
}
