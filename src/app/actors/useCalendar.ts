import { useSyncExternalStore } from 'react';
import { currentCalendar, subscribeToCalendar, type TradingCalendar } from '../../market/calendar';

/** The calendar of the exchanges; renders again when it changes. */
export function useCalendar(): TradingCalendar {
  return useSyncExternalStore(subscribeToCalendar, currentCalendar, currentCalendar);
}
