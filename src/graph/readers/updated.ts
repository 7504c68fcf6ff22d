import { asText } from '../../lib/json';
import { asLine } from '../../lib/text';
import { readDateTime } from './date-time';
import { readTimeOfDay } from './time-of-day';

/** The time is HH:mm in market time, or as the server sent it where it cannot be read; without a day the whole text. */
type Updated = { day: string | null; time: string | null };

const MAX_TIME_LENGTH = 40;

const DAY_MONTH_YEAR = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The day and time of a signal's `updated`: the part before the first space, where that is a date, and the rest. */
export function readUpdated(value: unknown): Updated {
  const text = asText(value);
  const [, first = '', rest = ''] = (text && /^\s*(\S+)\s*([^]*)$/.exec(text)) || [];
  const day = readDay(first);
  if (day === null) return readDateTime(text) ?? { day, time: asLine(text, MAX_TIME_LENGTH) };
  const time = asLine(rest, MAX_TIME_LENGTH);
  return { day, time: time && (readTimeOfDay(time) ?? time) };
}

/** A date of digits, either year or day first. */
function readDay(text: string): string | null {
  const [, day, month, year] = DAY_MONTH_YEAR.exec(text) ?? [];
  const iso = day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? (readDateTime(iso)?.day ?? null) : null;
}
