import { fold } from '../../../../lib/text';
import { dayOfNumber, isDay, type Day } from '../../../../market/day';
import type { Cell } from '../../../../tables/table';
import { withoutInvisible } from './cells';
import { remembered } from './remembered';

/** The order of the parts of a day; with the year first, of two digits, the month follows. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'yearFirst';

/** A day of a cell as each order makes it, equal where the cell can be read in one way only; null where an order makes none. */
export type ReadDay = Record<DayOrder, Day | null> & {
  /** HH:mm:ss where the cell has a time. */
  time: string | null;
};

const MONTHS = [
  ...(['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const),
];
const GERMAN: Readonly<Record<string, number>> = { mrz: 3, mai: 5, okt: 10, dez: 12, mae: 3 };

/** Days before 1970-01-01 on which sheets count from 1899-12-30. */
const SHEET_EPOCH = 25_569;
/** The serials of sheets that are days of a Vietnamese market: from 2000 to 2099. */
const SERIALS = { first: 36_526, last: 73_050 };

const TIME = /(\d{1,2})(?:[:h](\d{2}))(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(am|pm|sa|ch|a\.m\.|p\.m\.)?(?![\d/])/i;
/** The offset of the market's time from UTC in minutes. */
const MARKET_OFFSET = 420;

/**
 * The day of a cell with its time; null for what is none. A number is the day that sheets count as it (46252 is
 * 2026-08-18); a time with a zone is that of the market.
 */
export const readDay = remembered(dayOf);

function dayOf(cell: Cell): ReadDay | null {
  if (typeof cell === 'number') return ofSerial(cell);
  const text = cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (text === '' || text.length > 60 || !/\d/.test(text)) return null;
  if (/^\d{5}(?:[.,]\d+)?$/.test(text)) return ofSerial(Number(text.replace(',', '.')));
  if (/^1\d{9}$/.test(text)) return ofInstant(Number(text) * 1_000);
  if (/^1\d{12}$/.test(text)) return ofInstant(Number(text));
  const zoned = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})$/.exec(
    text,
  );
  if (zoned) return ofZoned(zoned[1]!, zoned[2]!, zoned[3]!);
  const digits = /^((?:19|20)\d{6})(?:[T_ -]?(\d{2})(\d{2})(\d{2})|[T_ -](\d{2})(\d{2}))$/.exec(text);
  if (digits) return ofDigits(digits);
  const [rest, time] = withoutTime(text);
  const days = ofWords(rest) ?? ofNumbers(rest);
  return days && { ...days, time };
}

/** HH:mm:ss of a cell that is a time; null for what is none. A number is the part of a day that sheets store. */
export function readTime(cell: Cell): string | null {
  if (typeof cell === 'number') return cell >= 0 && cell < 1 ? clockOf(Math.round(cell * 86_400)) : null;
  const text = String(withoutInvisible(cell)).normalize('NFKC').trim();
  if (/^0?[.,]\d{3,}$/.test(text)) return clockOf(Math.round(Number(text.replace(',', '.')) * 86_400));
  if (/^\d{6}$/.test(text)) return timeOf(text.slice(0, 2), text.slice(2, 4), text.slice(4), undefined);
  const found = TIME.exec(text);
  if (found === null || found[0].trim() !== text) return null;
  return timeOf(found[1]!, found[2]!, found[3], found[4]);
}

const clockOf = (seconds: number) =>
  [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

function timeOf(hour: string, minute: string, second = '00', half: string | undefined): string | null {
  let hours = Number(hour);
  const isLate = half !== undefined && /^(?:p|ch)/i.test(half);
  if (half !== undefined && hours > 12 && !isLate) return null;
  if (isLate && hours < 12) hours += 12;
  if (half !== undefined && !isLate && hours === 12) hours = 0;
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${String(hours).padStart(2, '0')}:${minute}:${second}`;
}

/** The text without its time, and the time. */
function withoutTime(text: string): [rest: string, time: string | null] {
  const found = TIME.exec(text);
  if (found === null) return [text, null];
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  const time = timeOf(found[1]!, found[2]!, found[3], found[4]);
  return [
    rest.replaceAll(/(?<=\d)T(?=\s)|\b(?:luc|lúc|at|um|uhr)\b|GMT\+7|\(GMT\+7\)|\+07:?00/gi, ' '),
    time,
  ];
}

/** 20260818092140, 20260818 0921. */
function ofDigits([, day, hour, minute, second, ...short]: RegExpExecArray): ReadDay | null {
  const days = ofNumbers(day!);
  const time = timeOf(hour ?? short[0]!, minute ?? short[1]!, second, undefined);
  return days && time !== null ? { ...days, time } : null;
}

function ofNumbers(text: string): Omit<ReadDay, 'time'> | null {
  const bare = text
    .replace(/^(?:\p{L}[\p{L}.]*(?:\s+\p{L}+|\s+\d(?=\s*,))?\s*,\s*)/u, '')
    .replace(
      /^(?:thứ \p{L}+|thứ \d|chủ nhật|t\d|cn|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)[.,]?\s+/iu,
      '',
    )
    .replace(/^(?:ngày|ngay)\s+/iu, '')
    .replaceAll(/^[\s,;-]+|[\s,;T-]+$/g, '');
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(bare);
  if (compact) {
    const day = dayIn(compact[1]!, compact[2]!, compact[3]!);
    if (day !== null && day >= '1990' && day < '2100') return inOneWay(day);
    const [d, m, y] = [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)];
    return eitherOrder(d, m, y);
  }
  const yearFirst = /^(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})$/.exec(bare);
  if (yearFirst) return ofOneWay(dayIn(yearFirst[1]!, yearFirst[2]!, yearFirst[3]!));
  const last = /^(\d{1,2})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{1,2})$/.exec(bare);
  return last && eitherOrder(last[1]!, last[3]!, last[4]!);
}

function eitherOrder(first: string, second: string, last: string): Omit<ReadDay, 'time'> | null {
  const year = last.length === 2 ? `20${last}` : last;
  const isWithYear = last.length !== 1;
  const days = {
    dayFirst: isWithYear ? dayIn(year, second, first) : null,
    monthFirst: isWithYear ? dayIn(year, first, second) : null,
    yearFirst: first.length === 2 && last.length < 4 ? dayIn(`20${first}`, second, last) : null,
  };
  return Object.values(days).some((day) => day !== null) ? days : null;
}

/** A day with the month in words: 18-Aug-2026, Aug 18, 2026, 18 tháng 8 năm 2026, 18 thg 8, 2026. */
function ofWords(text: string): Omit<ReadDay, 'time'> | null {
  const words = fold(text);
  const vi = /(?:^|\s)(\d{1,2})[\s,-]*(?:thang|thg\.?|th)\s?(\d{1,2})[\s,-]*(?:nam\s)?\s?(\d{4})$/.exec(
    words.trim(),
  );
  if (vi) return ofOneWay(dayIn(vi[3]!, vi[2]!, vi[1]!));
  const monthMiddle = /(\d{1,2})(?:st|nd|rd|th)?[\s.,-]*([a-z]{3})[a-z]*[\s.,-]*(\d{4}|\d{2})\s*$/.exec(
    words,
  );
  const monthFirst = /([a-z]{3})[a-z]*[\s.,-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,-]+(\d{4})\s*$/.exec(words);
  const [date, name, year] = monthMiddle
    ? [monthMiddle[1]!, monthMiddle[2]!, monthMiddle[3]!]
    : [monthFirst?.[2] ?? '', monthFirst?.[1] ?? '', monthFirst?.[3] ?? ''];
  const month = (MONTHS as readonly string[]).indexOf(name) + 1 || GERMAN[name];
  if (!month) return null;
  return ofOneWay(dayIn(year.length === 2 ? `20${year}` : year, String(month), date));
}

function dayIn(year: string, month: string, date: string): Day | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

const inOneWay = (day: Day) => ({ dayFirst: day, monthFirst: day, yearFirst: day });

const ofOneWay = (day: Day | null) => (day === null ? null : inOneWay(day));

function ofSerial(serial: number): ReadDay | null {
  if (/^(?:19|20)\d{6}(?:\d{6})?$/.test(String(serial))) return readDay(String(serial));
  const whole = Math.floor(serial);
  if (whole < SERIALS.first || whole > SERIALS.last) return null;
  const seconds = Math.round((serial - whole) * 86_400);
  const day = dayOfNumber(whole - SHEET_EPOCH);
  return { ...inOneWay(day), time: seconds > 0 ? clockOf(seconds) : null };
}

function ofInstant(ms: number): ReadDay | null {
  const local = new Date(ms + MARKET_OFFSET * 60_000).toISOString();
  const day = local.slice(0, 10);
  return { ...inOneWay(day), time: local.slice(11, 19) };
}

function ofZoned(day: string, time: string, zone: string): ReadDay | null {
  const offset = zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const ms = Date.parse(`${day}T${time}${offset}`);
  return Number.isNaN(ms) || !isDay(day) ? null : ofInstant(ms);
}

/** Whether a cell is a day as a sheet stores it. */
export const isStoredDay = (cell: Cell) =>
  typeof cell === 'number' || /^\d{4}-\d{2}-\d{2}(?:[ T]|$)/.test(cell);
