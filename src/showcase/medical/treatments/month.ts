import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from '../../../market/day';

/** A month of the calendar, 'YYYY-MM'. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month that is so many months later; earlier for a negative number. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first; null where a place belongs to another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = numberOfDay(`${month}-01`);
  const last = numberOfDay(`${monthAfter(month, 1)}-01`) - 1;
  const monday = first - weekdayOfNumber(first) + 1;
  const weeks = Math.ceil((last - monday + 1) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const number = monday + week * 7 + weekday;
      return number < first || number > last ? null : dayOfNumber(number);
    }),
  );
}
