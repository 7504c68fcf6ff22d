import { isTrading, marketTime, phaseOf } from '../../market/clock';
import { closureOn } from '../../market/closure';
import { formatMinute, weekdayOf } from '../../market/format';
import { formatDay } from '../../ui/dates';
import { useMarketTime } from '../../app/actors/AppActors';

/** The market's date and time, and the phase that Ho Chi Minh City's exchange is in. */
export function useMarketStatus() {
  const now = useMarketTime();
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
