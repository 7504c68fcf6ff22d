import { isDay } from '../../market/day';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';

/** A day and a minute in market time; the time is null where only the day can be read. */
export type Moment = { day: string; time: string | null };

const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:(?: +|T)(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?$/;
const VIETNAMESE = /^(\d{2})\/(\d{2})\/(\d{4})(?: +(\d{2}:\d{2})(?::\d{2})?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const MAIL = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(:\d{2})? (GMT|[+-]\d{4})$/;
const ASP_NET = /^\/Date\((\d{1,15})\)\/$/;

/** Every way in which Vietnamese servers and news providers write a date; null where it is none of them. */
export function readMoment(value: unknown): Moment | null {
  if (typeof value === 'number') return ofInstant(value);
  if (typeof value !== 'string' || value.length > 100) return null;
  const text = value.trim();

  const local = LOCAL.exec(text);
  if (local) return ofFields(local[1], local[2]);
  const vietnamese = VIETNAMESE.exec(text);
  if (vietnamese) return ofFields(`${vietnamese[3]}-${vietnamese[2]}-${vietnamese[1]}`, vietnamese[4]);
  const aspNet = ASP_NET.exec(text);
  if (aspNet) return ofInstant(Number(aspNet[1]));
  return INSTANT.test(text) || MAIL.test(text) ? ofInstant(Date.parse(text)) : null;
}

function ofFields(day: string | undefined, time: string | undefined): Moment | null {
  if (!isDay(day) || !isSensible(Date.parse(day))) return null;
  return { day, time: time !== undefined && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null };
}

function ofInstant(ms: number): Moment | null {
  if (!isSensible(ms)) return null;
  const { day, minute } = marketTime(new Date(ms));
  return { day, time: formatMinute(minute) };
}

function isSensible(ms: number) {
  return ms >= EARLIEST && ms < LATEST;
}
