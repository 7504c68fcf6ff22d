import { useSyncExternalStore } from 'react';
import { marketTime } from '../../market/clock';
import type { Day } from '../../market/day';
import { useAppActors } from './AppActors';
import { useCalendar } from './useCalendar';

/** The market's day; renders again when it or the calendar changes. */
export function useToday(): Day {
  const { clock } = useAppActors();
  useCalendar();
  const today = () => marketTime(clock.now()).day;
  return useSyncExternalStore(clock.subscribe, today, today);
}
