import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';
import { formatBoardDay } from './format';

/** The Monday of the week that a day lies in. */
export function mondayOf(day: Day): Day {
  const number = numberOfDay(day);
  return dayOfNumber(number - weekdayOfNumber(number) + 1);
}

/** The Monday of the week that is traded in, or next on a weekend. */
export function tradingWeekOf(day: Day): Day {
  const isWeekend = weekdayOfNumber(numberOfDay(day)) > 5;
  return isWeekend ? addWeeks(mondayOf(day), 1) : mondayOf(day);
}

/** The day so many weeks after a day, before it where n is negative. */
export function addWeeks(day: Day, n: number): Day {
  return addDays(day, 7 * n);
}

/** The days of the week that begins on a Monday, Sunday included. */
export function daysOfWeek(monday: Day): readonly Day[] {
  return [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
}

function addDays(day: Day, n: number): Day {
  return dayOfNumber(numberOfDay(day) + n);
}

/** The lines of a feed's text on an event but those that say its day, for where the day stands beside them. */
export function linesWithoutDay(lines: readonly string[], day: Day): readonly string[] {
  return lines.filter((line) => !line.includes(formatBoardDay(day)));
}
