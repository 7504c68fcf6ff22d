import { createClock, useTime, type Clock, type ClockOptions } from './clock';

/** Market time: the instant now, to the minute. Everything that asks for the market's time asks this clock. */
export function createMarketClock(options?: ClockOptions): Clock {
  return createClock(60_000, options);
}

/** The instant now; the view is drawn again every minute. */
export function useMarketTime(clock: Clock): Date {
  return useTime(clock);
}
