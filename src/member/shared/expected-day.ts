import { translate } from '../../i18n/i18n';
import { isConfirmed } from '../../market/calendar';
import type { Day } from '../../market/day';
import { formatDayOf } from '../../ui/dates';

/** The text of a day that was found by the calendar, marked as expected where the day is not confirmed. */
export function markExpected(day: Day, text: string): string {
  return isConfirmed(day) ? text : `${text} (${translate('why.expected')})`;
}

/** The same with its year where that is another one than today's. */
export function formatExpectedDay(day: Day, today: Day): string {
  return markExpected(day, formatDayOf(day, today));
}
