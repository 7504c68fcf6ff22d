import { i18n } from '../i18n/i18n';
import { marketTime } from '../market/clock';
import type { Day } from '../market/day';
import { formatBoardDay, formatBoardDayMonth, formatMinute } from '../market/format';

type Maybe<T> = T | null | undefined;

/** A day as the language in use writes it: '20/11/2026', in German '20.11.2026'; '—' for what is not a day. */
export function formatDay(day: Maybe<Day>): string {
  return isGerman() ? formatBoardDay(day).replaceAll('/', '.') : formatBoardDay(day);
}

/** A day where its year goes without saying: '20/11', in German '20.11.'. */
export function formatDayMonth(day: Maybe<Day>): string {
  const text = formatBoardDayMonth(day);
  return isGerman() ? text.replace(/^(\d+)\/(\d+)$/, '$1.$2.') : text;
}

/** A day with its year where that is not the one of today: '20/11', and '20/11/2025' in 2026. */
export function formatDayOf(day: Maybe<Day>, today: Day): string {
  return day && yearOf(day, today) === null ? formatDayMonth(day) : formatDay(day);
}

/** The year of a day; null where it is the one of today. */
export function yearOf(day: Day, today: Day): string | null {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? null : year;
}

/** An instant as its minute and its day in market time: '15:00 20/11/2026', or with the day in another format. */
export function formatInstant(iso: string, format = formatDay): string {
  const { day, minute } = marketTime(new Date(iso));
  return `${formatMinute(minute)} ${format(day)}`;
}

function isGerman() {
  return i18n.language === 'de';
}
