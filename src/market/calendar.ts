import { CLOSED_DAYS, FIRST_CONFIRMED_DAY, FIXED_HOLIDAYS, LAST_CONFIRMED_DAY } from './closed-days';
import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';

const FIRST_CONFIRMED = numberOfDay(FIRST_CONFIRMED_DAY);
const LAST_CONFIRMED = numberOfDay(LAST_CONFIRMED_DAY);
const CLOSED: ReadonlySet<number> = new Set(
  Object.entries(CLOSED_DAYS).flatMap(([year, spans]) => spans.flatMap((span) => daysOf(year, span))),
);

/** Whether the exchanges trade on a day; outside the confirmed years every weekday but the fixed holidays. */
export function isTradingDay(day: Day): boolean {
  return isOpen(numberOfDay(day));
}

/** Whether a day lies in the years whose closures are confirmed, 2016 to 2026. */
export function isConfirmed(day: Day): boolean {
  return isKnown(numberOfDay(day));
}

/** The first trading day after a day. */
export function nextTradingDay(day: Day): Day {
  return addTradingDays(day, 1);
}

/** The last trading day before a day. */
export function previousTradingDay(day: Day): Day {
  return addTradingDays(day, -1);
}

/** The n-th trading day after a day, before it where n is negative, the day itself where n is 0: T+2 is n = 2. */
export function addTradingDays(day: Day, n: number): Day {
  if (!Number.isInteger(n)) throw new RangeError(`Not a number of trading days: ${n}`);
  const step = Math.sign(n);
  let number = numberOfDay(day);
  for (let left = Math.abs(n); left > 0;) {
    number += step;
    if (isOpen(number)) left -= 1;
  }
  return dayOfNumber(number);
}

/** The trading days from one day to another, both included, oldest first. */
export function tradingDays(from: Day, to: Day): Day[] {
  const last = numberOfDay(to);
  const days: Day[] = [];
  for (let number = numberOfDay(from); number <= last; number += 1) {
    if (isOpen(number)) days.push(dayOfNumber(number));
  }
  return days;
}

/** The number of trading days after one day, up to and including another that is not before it. */
export function countTradingDays(after: Day, upTo: Day): number {
  const last = numberOfDay(upTo);
  let count = 0;
  for (let number = numberOfDay(after) + 1; number <= last; number += 1) if (isOpen(number)) count += 1;
  return count;
}

function isOpen(number: number) {
  if (weekdayOfNumber(number) > 5) return false;
  return isKnown(number) ? !CLOSED.has(number) : !FIXED_HOLIDAYS.includes(dayOfNumber(number).slice(5));
}

function isKnown(number: number) {
  return number >= FIRST_CONFIRMED && number <= LAST_CONFIRMED;
}

function daysOf(year: string, span: string) {
  const [from = span, to = from] = span.split('..').map((monthDay) => `${year}-${monthDay}`);
  const first = numberOfDay(from);
  return Array.from({ length: numberOfDay(to) - first + 1 }, (_, i) => first + i);
}
