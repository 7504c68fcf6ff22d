import type { Href } from '../../app/router/paths';
import { parameterIn } from '../../lib/query';
import { isDay, type Day } from '../../market/day';
import { addWeeks, mondayOf, tradingWeekOf } from '../../market/week';
import { WEEKS_AROUND } from '../shared/week/useEventsOf';

/** The week of an address, e.g. `?from=2026-08-31`, by its Monday; one too far from today counts as none, which is this week. */
export function shownWeek(search: string, today: Day) {
  const current = tradingWeekOf(today);
  const from = parameterIn(search, 'from');
  const [first, last] = [addWeeks(current, 1 - WEEKS_AROUND), addWeeks(current, WEEKS_AROUND - 2)];
  const named = isDay(from) ? mondayOf(from) : current;
  const monday = named < first || named > last ? current : named;
  const hrefOf = (week: Day): Href => (week === current ? '/week' : `/week?from=${week}`);
  return {
    monday,
    isCurrent: monday === current,
    /** The weeks before and after it; null where no events are loaded. */
    previous: monday > first ? hrefOf(addWeeks(monday, -1)) : null,
    next: monday < last ? hrefOf(addWeeks(monday, 1)) : null,
  };
}
