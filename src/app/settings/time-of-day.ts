import { formatMinute } from '../../market/format';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** HH:mm of milliseconds of the day. */
export function formatTimeOfDay(ms: number): string {
  return formatMinute(Math.floor(ms / MINUTE));
}

/** The milliseconds of the day that a text means, however short: "8", "830", "8h30", "20.30", "24:00"; null for none. */
export function timeOfDayIn(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (hours === undefined || Number(minutes) > 59 || minute > DAY) return null;
  return (minute % DAY) * MINUTE;
}

/** The same, of a text that cannot become another time by being written on. */
export function wholeTimeOfDayIn(text: string): number | null {
  return /^\d{2}:?\d{2}$/.test(text) ? timeOfDayIn(text) : null;
}
