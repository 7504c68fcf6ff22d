import { asText } from '../../lib/json';
import { marketTime } from '../../market/clock';
import { isDay, isTimeOfDay } from '../../market/day';
import { formatMinute } from '../../market/format';

/** A day and a time of day (HH:mm) in market time; the time is null where only the day can be read. */
export type DateTime = { day: string; time: string | null };

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:(?: +|T)(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?$/;
const VIETNAMESE = /^(\d{2})\/(\d{2})\/(\d{4})(?: +(\d{2}:\d{2})(?::\d{2})?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const MAIL = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(:\d{2})? (GMT|[+-]\d{4})$/;
const ASP_NET = /^\/Date\((\d{1,15})\)\/$/;

/**
 * A date in the usual formats of servers: ISO 8601, `dd/MM/yyyy`, that of mails, `/Date(ms)/`, milliseconds; null for any
 * other value. News sources write more of them, see `odd-dates`.
 */
export function readDateTime(value: unknown): DateTime | null {
  if (typeof value === 'number') return fromInstant(value);
  if (typeof value !== 'string' || value.length > 100) return null;
  const text = value.trim();

  const local = LOCAL.exec(text);
  if (local) return fromFields(local[1], local[2]);
  const vietnamese = VIETNAMESE.exec(text);
  if (vietnamese) return fromFields(`${vietnamese[3]}-${vietnamese[2]}-${vietnamese[1]}`, vietnamese[4]);
  const aspNet = ASP_NET.exec(text);
  if (aspNet) return fromInstant(Number(aspNet[1]));
  return INSTANT.test(text) || MAIL.test(text) ? fromInstant(Date.parse(text)) : null;
}

/** An ISO instant with its offset, as it came; null for anything else. */
export function readInstant(value: unknown): string | null {
  const text = asText(value);
  const isInstant = text !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]{5,20}(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** A day and a time of market time; null where it is no day of ours. */
export function fromFields(day: string | undefined, time: string | undefined): DateTime | null {
  if (!isDay(day) || !isInRange(Date.parse(day))) return null;
  return { day, time: time !== undefined && isTimeOfDay(time) ? time : null };
}

/** Day and time of an instant in ms, in market time; null out of range. */
export function fromInstant(ms: number): DateTime | null {
  if (!isInRange(ms)) return null;
  const { day, minute } = marketTime(new Date(ms));
  return { day, time: formatMinute(minute) };
}

function isInRange(ms: number) {
  return ms >= EARLIEST && ms < LATEST;
}
