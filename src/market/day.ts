/** A calendar day of the market, 'YYYY-MM-DD'; days compare as strings. */
export type Day = string;

export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1_000;

/** Whether a text from outside is a day that exists; the other functions on days throw where it is not. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

// Every bar has a day, and the bars of all symbols share the same few thousand.
const numbers = new Map<Day, number>();
const days = new Map<number, Day>();

/** Days since 1970-01-01, whatever the zone of the machine. */
export function numberOfDay(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  if (!isDay(day)) throw new RangeError(`Not a day: ${String(day)}`);
  const number = Date.parse(day) / DAY_MS;
  numbers.set(day, number);
  return number;
}

/** The day that is so many days after 1970-01-01. */
export function dayOfNumber(number: number): Day {
  const known = days.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  days.set(number, day);
  return day;
}

/** 00:00 UTC of a day in unix seconds: the time of its daily bar. */
export function epochSecondsOf(day: Day): number {
  return numberOfDay(day) * DAY_SECONDS;
}

/** The UTC day that holds an instant given in unix seconds. */
export function dayOfEpochSeconds(seconds: number): Day {
  return dayOfNumber(Math.floor(seconds / DAY_SECONDS));
}

/** Monday is 1, Sunday is 7. */
export function weekdayOfNumber(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1;
}

/** Whether a text is a time of day, HH:mm. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A day and its time in market time for the `datetime` of a `<time>`; the day alone where the time is not HH:mm. */
export function dateTimeOf(day: Day, time: string | null): string {
  return time !== null && isTimeOfDay(time) ? `${day}T${time}+07:00` : day;
}
