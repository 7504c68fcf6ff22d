import { asRecord, asText, type JsonRecord } from '../../lib/json';
import type { AnnouncedDays } from '../../market/calendar';
import { isDay, numberOfDay, weekdayOfNumber, type Day } from '../../market/day';
import { answerOf } from '../feed-reason';

/** More weekdays without trading in a year are no holidays: the list has something else. */
const MOST_IN_YEAR = 40;
/** Tết alone closes the exchanges on five weekdays. */
const LEAST_IN_YEAR = 5;

/**
 * What a feed's description of a symbol announces by TradingView's fields: `session_holidays`, days as `20270205,20270208`, and
 * `corrections`, hours with the days that have them, as `0900-1130:20270206;dayoff:20270212`, which win over holidays. A year is
 * announced where the holidays name five weekdays of it or more, as Tết alone has; of another these days alone are known. What cannot be read is left out; null where nothing is announced.
 */
export function readAnnouncedDays(response: unknown): AnnouncedDays | null {
  const about = asRecord(answerOf(response)) ?? {};
  const holidays = daysIn(textOf(about, 'session_holidays'));
  const corrections = textOf(about, 'corrections').split(';').map(readCorrection);
  const open = corrections.flatMap(({ isOpen, days }) => (isOpen === true ? days : []));
  const off = corrections.flatMap(({ isOpen, days }) => (isOpen === false ? days : []));
  const closed = [...new Set([...holidays, ...off])];
  if (closed.length + open.length === 0 || !areHolidays(closed)) return null;
  return { closed, open: [...new Set(open)], years: yearsIn(holidays) };
}

/** The years of which a list has the holidays, not the first of them alone. */
function yearsIn(holidays: readonly Day[]): string[] {
  const weekdays = [...new Set(holidays)].filter((day) => weekdayOfNumber(numberOfDay(day)) <= 5);
  const years = [...new Set(weekdays.map(yearOf))];
  return years.filter((year) => weekdays.filter((day) => yearOf(day) === year).length >= LEAST_IN_YEAR);
}

/** Some servers write the names of fields with hyphens. */
function textOf(about: JsonRecord, name: string): string {
  return asText(about[name]) ?? asText(about[name.replaceAll('_', '-')]) ?? '';
}

function daysIn(text: string): Day[] {
  return text.split(',').flatMap((each) => {
    const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(each.trim()) ?? [];
    const day = `${year}-${month}-${date}`;
    return isDay(day) ? [day] : [];
  });
}

const TIME = String.raw`\d{4}(?:F\d+)?`;
const HOURS = new RegExp(`^(?:24x7|${TIME}-${TIME}(?:,${TIME}-${TIME})*)$`, 'i');

function readCorrection(text: string): { isOpen: boolean | null; days: Day[] } {
  const end = text.lastIndexOf(':');
  const hours = text.slice(0, Math.max(end, 0)).trim();
  const isOpen = hours.toLowerCase() === 'dayoff' ? false : HOURS.test(hours) || null;
  return { isOpen, days: daysIn(text.slice(end + 1)) };
}

function areHolidays(closed: readonly Day[]): boolean {
  const counts = new Map<string, number>();
  for (const day of closed) {
    const isWeekday = weekdayOfNumber(numberOfDay(day)) <= 5;
    if (isWeekday) counts.set(yearOf(day), (counts.get(yearOf(day)) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) <= MOST_IN_YEAR;
}

function yearOf(day: Day): string {
  return day.slice(0, 4);
}
