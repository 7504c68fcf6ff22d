import { asList, asNumber, asRecord, asText, type JsonRecord } from '../../lib/json';
import { FAR } from './feed-history';

/** How a feed writes its times. */
type Writing = 'SECONDS' | 'MILLISECONDS' | 'TIMES_AS_TEXT';

/** The times of a history's rows in unix seconds, as the feed stamps them; null where one cannot be read. */
export function timesIn(record: JsonRecord): { times: readonly (number | null)[]; writing: Writing } {
  const cells = asList(record['t']) ?? [];
  const numbers = cells.map(asNumber);
  const known = numbers.filter((number) => number !== null);
  if (known.length > 0 && known.every((number) => number >= FAR)) {
    return {
      times: numbers.map((number) => number && Math.floor(inSeconds(number))),
      writing: 'MILLISECONDS',
    };
  }
  const texts = cells.map((cell) => secondsOfText(asText(cell)));
  if (texts.some((seconds) => seconds !== null)) return { times: texts, writing: 'TIMES_AS_TEXT' };
  const isTime = (number: number | null) => number !== null && Number.isInteger(number) && number >= 0;
  return {
    times: numbers.map((number) => (isTime(number) && number! < FAR ? number : null)),
    writing: 'SECONDS',
  };
}

/** The times of a history's rows in unix seconds, as the feed stamps them, without those that cannot be read. */
export function stampsOf(response: unknown): number[] {
  const record = asRecord(response);
  return record === null ? [] : timesIn(record).times.filter((time) => time !== null);
}

/** Milliseconds, or finer ones, in seconds. */
function inSeconds(time: number): number {
  return time < FAR ? time : inSeconds(time / 1000);
}

const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** The time of an ISO text: a day at 00:00 UTC, a time without an offset in the market's. */
function secondsOfText(text: string | null): number | null {
  if (text === null) return null;
  const [, year, month, day] = DAY.exec(text.trim()) ?? [];
  const [, date, time, zone = '+07:00'] = DATE_TIME.exec(text.trim()) ?? [];
  const iso = year ? `${year}-${month}-${day}` : `${date}T${time?.padStart(5, '0')}${zone}`;
  const milliseconds = Date.parse(iso);
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? Math.floor(milliseconds / 1000) : null;
}
