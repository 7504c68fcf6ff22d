import { formatMinute } from '../../market/format';

const TIME =
  /^(?<hour>\d{1,2})[:h](?<minute>[0-5]\d)(?::\d{2}(?:[.,]\d{1,9})?)? ?(?:(?<am>am|a\.m\.|sa)|(?<pm>pm|p\.m\.|ch))? ?(?<offset>z|utc|gmt|(?:utc|gmt)?(?<sign>[+-])(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?)?$/;

const MARKET_OFFSET = 7 * 60;
const LARGEST_OFFSET = 14 * 60;
const MINUTES_OF_DAY = 24 * 60;

/**
 * HH:mm in market time of a time on 24 or 12 hours (`2:45 PM`, `2:45 CH`), with or without seconds and an offset; null
 * for a text that cannot be read, and where market time is on another day.
 */
export function readTimeOfDay(text: string): string | null {
  const parts = TIME.exec(text.toLowerCase())?.groups;
  const hour = parts && hourOf(parts);
  const offset = parts && offsetOf(parts);
  if (hour == null || offset == null) return null;
  const minute = hour * 60 + Number(parts?.['minute']) - offset + MARKET_OFFSET;
  return minute >= 0 && minute < MINUTES_OF_DAY ? formatMinute(minute) : null;
}

type Parts = Readonly<Record<string, string | undefined>>;

function hourOf({ hour, am, pm }: Parts): number | null {
  const number = Number(hour);
  if (am === undefined && pm === undefined) return number <= 23 ? number : null;
  return number >= 1 && number <= 12 ? (number % 12) + (am === undefined ? 12 : 0) : null;
}

/** The offset from UTC in minutes; the market's where there is none. */
function offsetOf({ offset, sign, hours = '0', minutes = '0' }: Parts): number | null {
  if (offset === undefined) return MARKET_OFFSET;
  const size = Number(hours) * 60 + Number(minutes);
  if (size > LARGEST_OFFSET) return null;
  return sign === '-' ? -size : size;
}
