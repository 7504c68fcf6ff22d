import { compareTexts } from '../../../../market/by-text';
import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import type { DayOrder } from '../cells/days';
import type { FoundDay } from './possible-days';

/**
 * Whether days of six digits have the year first, as they can; `others` are the orders that are possible as well. It is the
 * order that leaves all of them in one year, one after the other, or all trades on trading days, where no other does; else, and
 * of a file of one day that is recent with the year first alone, the person is asked.
 */
export function decideYearFirst(
  days: readonly FoundDay[],
  { others, today }: { others: readonly DayOrder[]; today: Day },
): 'yes' | 'no' | 'asked' {
  if (others.length === 0) return 'yes';
  const isOfOneDay = new Set(days.map(({ yearFirst }) => yearFirst)).size === 1;
  for (const isLikely of [isOfOneYear, isInSequence, isOfTradingDays]) {
    const isYearFirst = isLikely(days, 'yearFirst', today);
    const isOther = others.some((order) => isLikely(days, order, today));
    if (isYearFirst !== isOther) return isOther ? 'no' : isOfOneDay ? 'asked' : 'yes';
  }
  return 'asked';
}

/** Whether days are of one year: two of them may be by chance, but for this year and the last. */
function isOfOneYear(days: readonly FoundDay[], order: DayOrder, today: Day): boolean {
  const all = new Set(days.flatMap((day) => day[order] ?? []));
  const [year = '', ...others] = new Set([...all].map(yearOf));
  return others.length === 0 && (all.size > 2 || Number(year) >= Number(yearOf(today)) - 1);
}

const yearOf = (day: Day) => day.slice(0, 4);

function isInSequence(days: readonly FoundDay[], order: DayOrder): boolean {
  const all = days.map((day) => day[order] ?? '');
  const isAfter = (sign: 1 | -1) =>
    all.every((day, i) => i === 0 || sign * compareTexts(day, all[i - 1]!) >= 0);
  return isAfter(1) || isAfter(-1);
}

function isOfTradingDays(days: readonly FoundDay[], order: DayOrder): boolean {
  return days.every((day) => !day.isTrade || day[order] === null || isTradingDay(day[order]));
}
