import { isDay, type Day } from './day';

/**
 * The day that a text names as dd/MM/yyyy; null where it names none. Other signs may stand between the figures, and
 * none at all where a phone's keys for figures have no others.
 */
export function dayIn(text: string): Day | null {
  const day = written(text);
  return isDay(day) ? day : null;
}

/** Whether a text is written like a day that no calendar has, as 31/02/2026 is. */
export function isNoDay(text: string): boolean {
  return written(text) !== null && dayIn(text) === null;
}

function written(text: string): string | null {
  const [, date, month, year] =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    [];
  return date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : null;
}
