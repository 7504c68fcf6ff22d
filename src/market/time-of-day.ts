import type { Day } from './day';

/** Whether a text is a time of day, HH:mm. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A day and its time in market time for the `datetime` of a `<time>`; the day alone where the time is not HH:mm. */
export function dateTimeOf(day: Day, time: string | null): string {
  return time !== null && isTimeOfDay(time) ? `${day}T${time}+07:00` : day;
}
