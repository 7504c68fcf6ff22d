import { CLOSED_DAYS, FIRST_CONFIRMED_DAY, FIXED_HOLIDAYS, LAST_CONFIRMED_DAY } from './closed-days';
import { dayOfNumber, numberOfDay, weekdayOfNumber, type Day } from './day';

const FIRST_CONFIRMED = numberOfDay(FIRST_CONFIRMED_DAY);
const LAST_CONFIRMED = numberOfDay(LAST_CONFIRMED_DAY);
const CLOSED: ReadonlySet<number> = new Set(
  Object.entries(CLOSED_DAYS).flatMap(([year, spans]) => spans.flatMap((span) => daysOf(year, span))),
);

/** What is announced beside the closures of `closed-days.ts`. */
export type AnnouncedDays = {
  /** Days without trading. */
  readonly closed: readonly Day[];
  /** Days with trading, on a weekend or a holiday too. */
  readonly open: readonly Day[];
  /** The years whose holidays are announced: of the others only the days above are confirmed. */
  readonly years: readonly string[];
};

const NONE: AnnouncedDays = { closed: [], open: [], years: [] };

export type TradingCalendar = ReturnType<typeof createCalendar>;

/** Creates the calendar of the exchanges with what is announced beside it. */
export function createCalendar(announced: AnnouncedDays = NONE) {
  const closed = new Set(announced.closed.map(numberOfDay));
  const open = new Set(announced.open.map(numberOfDay));

  const isOpen = (number: number) => {
    if (open.has(number)) return true;
    if (weekdayOfNumber(number) > 5 || closed.has(number)) return false;
    return isKnown(number) ? !CLOSED.has(number) : !FIXED_HOLIDAYS.includes(dayOfNumber(number).slice(5));
  };
  const addTradingDays = (day: Day, n: number): Day => {
    if (!Number.isInteger(n)) throw new RangeError(`Not a number of trading days: ${n}`);
    const step = Math.sign(n);
    let number = numberOfDay(day);
    for (let left = Math.abs(n); left > 0;) {
      number += step;
      if (isOpen(number)) left -= 1;
    }
    return dayOfNumber(number);
  };

  const openIn = (first: number, last: number) => {
    const days: number[] = [];
    for (let number = first; number <= last; number += 1) if (isOpen(number)) days.push(number);
    return days;
  };

  return {
    isTradingDay: (day: Day) => isOpen(numberOfDay(day)),
    isConfirmed(day: Day) {
      const number = numberOfDay(day);
      const isAnnounced = announced.years.includes(day.slice(0, 4)) || closed.has(number);
      return isKnown(number) || isAnnounced || open.has(number);
    },
    nextTradingDay: (day: Day) => addTradingDays(day, 1),
    previousTradingDay: (day: Day) => addTradingDays(day, -1),
    addTradingDays,
    tradingDays: (from: Day, to: Day): Day[] => openIn(numberOfDay(from), numberOfDay(to)).map(dayOfNumber),
    countTradingDays: (after: Day, upTo: Day) => openIn(numberOfDay(after) + 1, numberOfDay(upTo)).length,
  };
}

let current = NONE;
let calendar = createCalendar();
const listeners = new Set<() => void>();

/**
 * Adds what is announced to the calendar of the functions below, in the place of what was added before; returns a function that
 * takes it away again.
 */
export function extendCalendar(announced: AnnouncedDays): () => void {
  const set = (next: AnnouncedDays) => {
    current = next;
    calendar = createCalendar(next);
    for (const listener of listeners) listener();
  };
  set(announced);
  return () => {
    if (current === announced) set(NONE);
  };
}

/** The calendar of now: another value after every change. */
export function currentCalendar(): TradingCalendar {
  return calendar;
}

/** What is added to it. */
export function announcedDays(): AnnouncedDays {
  return current;
}

/** Calls the listener whenever the calendar has changed; returns an unsubscribe function. */
export function subscribeToCalendar(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the exchanges trade on a day; where nothing is announced, on every weekday but the fixed holidays. */
export function isTradingDay(day: Day): boolean {
  return calendar.isTradingDay(day);
}

/**
 * Whether it is certain that there is trading on a day, or that there is none: in the years 2016 to 2026, in the years whose
 * holidays are announced, and on each day that is.
 */
export function isConfirmed(day: Day): boolean {
  return calendar.isConfirmed(day);
}

/** The first trading day after a day. */
export function nextTradingDay(day: Day): Day {
  return calendar.nextTradingDay(day);
}

/** The last trading day before a day. */
export function previousTradingDay(day: Day): Day {
  return calendar.previousTradingDay(day);
}

/** The n-th trading day after a day, before it where n is negative, the day itself where n is 0: T+2 is n = 2. */
export function addTradingDays(day: Day, n: number): Day {
  return calendar.addTradingDays(day, n);
}

/** The trading days from one day to another, both included, oldest first. */
export function tradingDays(from: Day, to: Day): Day[] {
  return calendar.tradingDays(from, to);
}

/** The number of trading days after one day, up to and including another that is not before it. */
export function countTradingDays(after: Day, upTo: Day): number {
  return calendar.countTradingDays(after, upTo);
}

function isKnown(number: number) {
  return number >= FIRST_CONFIRMED && number <= LAST_CONFIRMED;
}

function daysOf(year: string, span: string) {
  const [from = span, to = from] = span.split('..').map((monthDay) => `${year}-${monthDay}`);
  const first = numberOfDay(from);
  return Array.from({ length: numberOfDay(to) - first + 1 }, (_, i) => first + i);
}
