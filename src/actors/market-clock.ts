import { isTrading, marketTime, phaseOf } from '../market/clock';
import { closureOn } from '../market/closure';
import { formatDay, formatMinute, weekdayOf } from '../market/format';
import { createClock, useTime, type Clock, type ClockOptions } from './clock';
import { useRunning } from './Running';

/** Market time: the instant now, to the minute. Everything that asks for the market's time asks this clock. */
export function createMarketClock(options?: ClockOptions): Clock {
  return createClock(60_000, options);
}

/** The instant now; the view is drawn again every minute. */
export function useMarketTime(clock: Clock): Date {
  return useTime(clock);
}

/** The market's date and time, and the phase that Ho Chi Minh City's exchange is in. */
export function useMarketStatus() {
  const now = useMarketTime(useRunning().clock);
  const { day, minute } = marketTime(now);
  const phase = phaseOf('HOSE', now);
  return {
    time: formatMinute(minute),
    date: formatDay(day),
    weekday: weekdayOf(day),
    phase,
    closure: closureOn(day),
    isTrading: isTrading(phase),
  };
}
