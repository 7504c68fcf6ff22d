import { formatMinute } from '../../market/format';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Formats ms of the day as HH:mm. */
export function formatTimeOfDay(ms: number): string {
  return formatMinute(Math.floor(ms / MINUTE));
}

/** Parses a time of day to ms, short forms included: "8", "830", "8h30", "20.30", "24:00"; null for anything else. */
export function timeOfDayIn(text: string): number | null {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.h ]?(\d{2}))?h?$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (hours === undefined || Number(minutes) > 59 || minute > DAY) return null;
  return (minute % DAY) * MINUTE;
}

/** Parses a complete time of day, which further typing cannot change; null for anything else. */
export function wholeTimeOfDayIn(text: string): number | null {
  return /^\d{2}:?\d{2}$/.test(text) ? timeOfDayIn(text) : null;
}
