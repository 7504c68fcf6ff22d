import type { Resolution } from '../../../graph/resolvers.types';
import { i18n } from '../../../i18n/i18n';
import { DAY_SECONDS, dayOfEpochSeconds } from '../../../market/day';
import { formatMinute } from '../../../market/format';
import { formatDay } from '../../../ui/dates';

const ICT_OFFSET = 7 * 3600;

/** The market's minute of the day at which a bar below a day begins; null for longer bars, which stand at 00:00 UTC. */
export function minuteOfBar(seconds: number): number | null {
  const second = seconds % DAY_SECONDS;
  // Nothing is traded at 07:00, which is 00:00 UTC.
  return second === 0 ? null : Math.floor((second + ICT_OFFSET) / 60);
}

/** The time of a bar in words: '20/11/2026', '14:15 20/11/2026' for one below a day, 'Nov 2026' for a month. */
export function formatBarTime(seconds: number, resolution: Resolution): string {
  if (resolution === 'MONTH') return nameOfMonth(seconds);
  const minute = minuteOfBar(seconds);
  const day = formatDay(dayOfEpochSeconds(seconds));
  return minute === null ? day : `${formatMinute(minute)} ${day}`;
}

/** 'tháng 11/2026', 'Nov 2026', in German 'November 2026'. */
function nameOfMonth(seconds: number): string {
  const { language } = i18n;
  const [year, month] = dayOfEpochSeconds(seconds).split('-');
  if (language === 'vi') return `tháng ${Number(month)}/${year}`;
  const length = language === 'de' ? 'long' : 'short';
  const name = new Date(seconds * 1000).toLocaleDateString(language, { month: length, timeZone: 'UTC' });
  return `${name} ${year}`;
}

/** The time of a bar for files and `<time>`: '2026-11-20', or '2026-11-20 14:15'. */
export function isoBarTime(seconds: number): string {
  const minute = minuteOfBar(seconds);
  const day = dayOfEpochSeconds(seconds);
  return minute === null ? day : `${day} ${formatMinute(minute)}`;
}
