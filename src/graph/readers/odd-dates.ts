import { isTimeOfDay } from '../../market/day';
import { fromFields, fromInstant, type DateTime } from './date-time';

/** The parts of a date as texts: year, month and day. */
type Fields = readonly [year: string, month: string, day: string];

/** A form of dates, and how its groups are read. */
type Form = readonly [pattern: RegExp, read: (groups: readonly string[]) => Fields | null];

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** The forms of a day, of which a text has one; day and month stand in the Vietnamese order where they are numbers. */
const DAYS: readonly Form[] = [
  [/(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)t?/, ([year, , month, day]) => [year!, month!, day!]],
  [/(?<!\d)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/, ([day, , month, year]) => [year!, month!, day!]],
  [
    /(?<!\d)(\d{1,2}) (?:tháng|thg\.?) (\d{1,2})(?:,| năm)? (\d{4})(?!\d)/,
    ([day, month, year]) => [year!, month!, day!],
  ],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?!\d)/,
    ([day, name, year]) => withMonth(year!, name!, day!),
  ],
  [
    /(?<!\p{L})([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/u,
    ([name, day, year]) => withMonth(year!, name!, day!),
  ],
];

/** Hours east of Greenwich by name. */
const ZONES: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, ict: 7, sgt: 8, hkt: 8, jst: 9, kst: 9 },
  ...{ bst: 1, cet: 1, cest: 2, est: -5, edt: -4, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

const TIME =
  /(?<![\d:])(\d{1,2}) ?(?:[:h]|giờ|g(?=\d)) ?(\d{2})?(?::(\d{2})(?:[.,]\d{1,9})?)?(?: ?phút)? ?(am|pm|a\.m\.|p\.m\.|sa|ch|sáng|chiều|tối)?(?=z(?!\p{L})|\P{L}|$)/u;
const OFFSET = /(?:(?:gmt|utc) ?([+-])(\d{1,2})|([+-])(\d{2}))(?::?(\d{2}))?(?!\d)/;
const ZONE = /(?<!\p{L})[a-z]{1,4}(?!\p{L})/u;
const WEEKDAY =
  /(?<!\p{L})(?:thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|chủ nhật|t[2-7]|cn|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?)(?![\p{L}\d])\.?/u;
/** What says nothing more: words between the parts, and the long name of a zone in brackets. */
const FILLERS = /(?<!\p{L})(?:ngày|lúc|vào|at|on|giờ (?:việt nam|vn))(?!\p{L})|\([^()\d]*\)/gu;
const SEPARATORS = /^[\s,;|·•–—()[\]-]*$/;

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2})(\d{2})(?:\d{2})?(?:\.\d+)?)?(z?)$/;
const ASP_NET = /^\/date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/**
 * A date as news sources write it for people, in Vietnamese or English, and as other systems do: in words, with a weekday or a
 * zone, with the hour first, of one-digit fields, without signs between, or as an epoch. Without a zone it is market time. Null
 * for what has anything else in it.
 */
export function readOddDate(value: unknown): DateTime | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string' || value.length > 100) return null;
  const text = value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

  const aspNet = ASP_NET.exec(text);
  if (aspNet) return fromInstant(Number(aspNet[1]));
  const compact = COMPACT.exec(text);
  if (compact) {
    const [, year, month, day, hour, minute, zone] = compact;
    const time = hour === undefined ? undefined : `${hour}:${minute}`;
    return inZone([year!, month!, day!], time, zone === '' ? null : 0);
  }
  if (/^\d{9,16}(\.\d{1,9})?$/.test(text)) return fromEpoch(Number(text));
  return fromWords(text);
}

function fromWords(text: string): DateTime | null {
  let rest = text.replace(WEEKDAY, ' ').replace(FILLERS, ' ');
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };

  let fields: Fields | null = null;
  for (const [pattern, read] of DAYS) {
    const found = fields ? null : take(pattern);
    if (found) fields = read(found.slice(1));
  }
  if (fields === null) return null;
  const time = timeIn(take(TIME));
  const zone = time === undefined ? null : zoneIn(take(OFFSET), take);
  // Of a day without a time nothing hangs on the zone.
  if (time === undefined) take(OFFSET);
  return SEPARATORS.test(rest) ? inZone(fields, time, zone) : null;
}

function zoneIn(offset: RegExpExecArray | null, take: (pattern: RegExp) => RegExpExecArray | null) {
  if (offset) {
    const [, namedSign, namedHours, sign = namedSign, hours = namedHours, minutes = '0'] = offset;
    return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
  }
  const name = take(ZONE)?.[0];
  return name === undefined ? null : (ZONES[name] ?? Number.NaN);
}

/** HH:mm of a time of day; undefined where there is none. */
function timeIn(found: RegExpExecArray | null): string | undefined {
  if (!found) return undefined;
  const [, hour, minute = '00', , half] = found;
  const isAfternoon = half !== undefined && /^(p|ch|t)/.test(half);
  const isMidnight = half !== undefined && !isAfternoon && hour === '12';
  const hours = isMidnight ? 0 : Number(hour) + (isAfternoon && Number(hour) < 12 ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

function inZone([year, month, day]: Fields, time: string | undefined, hoursEast: number | null) {
  const date = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  );
  if (time !== undefined && !isTimeOfDay(time)) return null;
  const local = fromFields(date, time);
  if (local === null || hoursEast === null || time === undefined) return local;
  return fromInstant(Date.parse(`${date}T${time}Z`) - hoursEast * 3_600_000);
}

function withMonth(year: string, name: string, day: string): Fields | null {
  const index = MONTHS.findIndex((month) => month === name || (month.startsWith(name) && name.length < 5));
  return index === -1 ? null : [year, String(index + 1), day];
}

/** An epoch in seconds, milliseconds or microseconds, which no date of ours has in common. */
function fromEpoch(value: number): DateTime | null {
  return fromInstant(value * 1000) ?? fromInstant(value) ?? fromInstant(value / 1000);
}
