import { createClock, useTime, type Clock, type ClockOptions } from './clock';
import { useRunning } from './AppActors';

/** Local time as the lock screen shows it, refreshed every ten seconds. */
export function createLockClock(options?: ClockOptions): Clock {
  return createClock(10_000, options);
}

/** The local time of this machine. */
export function useLocalTime(): Date {
  return useTime(useRunning().lockClock);
}
