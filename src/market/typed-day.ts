import { isDay, type Day } from './day';

/** The last day of a calendar for days to come. */
export const LAST_DAY: Day = '2099-12-31';

/**
 * The day of a text in the form dd/MM/yyyy; null for any other text. Other separators are accepted, and none at all,
 * since the numeric keyboards of phones have none.
 */
export function parseTypedDay(text: string): Day | null {
  const day = isoOf(text);
  return isDay(day) ? day : null;
}

/** Whether a text has the form of a day that does not exist, such as 31/02/2026. */
export function isInvalidDay(text: string): boolean {
  return isoOf(text) !== null && parseTypedDay(text) === null;
}

function isoOf(text: string): string | null {
  const [, date, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    [];
  return date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : null;
}
