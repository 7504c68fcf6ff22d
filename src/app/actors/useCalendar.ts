import { useSyncExternalStore } from 'react';
import { currentCalendar, subscribeToCalendar, type Calendar } from '../../market/calendar';

/** The calendar of the exchanges; renders again when it changes. */
export function useCalendar(): Calendar {
  return useSyncExternalStore(subscribeToCalendar, currentCalendar, currentCalendar);
}
