import { useSyncExternalStore } from 'react';
import { marketTime } from '../../market/clock';
import type { Day } from '../../market/day';
import { useAppActors } from './AppActors';

/** The market's day; renders again when it changes. */
export function useToday(): Day {
  const { clock } = useAppActors();
  const today = () => marketTime(clock.now()).day;
  return useSyncExternalStore(clock.subscribe, today, today);
}
