import type { Resolution } from '../../../graph/resolvers.types';
import { DAY_SECONDS } from '../../../market/day';

/** The spans of time to choose from with bars of a day or longer. */
export const dayRanges = ['1M', '3M', '6M', '1Y', '5Y'] as const;

/** The spans of time to choose from with bars below a day; days are trading days. */
export const minuteRanges = ['1D', '5D', '1M', '3M'] as const;

export type Range = (typeof dayRanges | typeof minuteRanges)[number];

type DayCount = '1D' | '5D';

const DAYS: Readonly<Record<DayCount, number>> = { '1D': 1, '5D': 5 };
const MONTHS: Readonly<Record<Exclude<Range, DayCount>, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '5Y': 60,
};

const TRADING_DAYS = 250;
const BARS_A_YEAR: Readonly<Record<Resolution, number>> = {
  MINUTE_1: TRADING_DAYS * 240,
  MINUTE_5: TRADING_DAYS * 48,
  MINUTE_15: TRADING_DAYS * 16,
  MINUTE_60: TRADING_DAYS * 5,
  DAY: TRADING_DAYS,
  WEEK: 52,
  MONTH: 12,
};
const YEAR = 365 * DAY_SECONDS;

/** The initial range: as many bars as can be distinguished in the width. */
export function openingRange(pageWidth: number): Range {
  return pageWidth < 768 ? '3M' : '6M';
}

type Bars = { time: readonly number[]; hasOlder: boolean; resolution: Resolution };

/**
 * The position of the first bar of the newest `range`. Where the bars do not reach that far: an estimated negative
 * position with `hasOlder`, else 0.
 */
export function firstBarOf(range: Range, { time, hasOlder, resolution }: Bars): number {
  const oldest = time[0];
  const newest = time.at(-1);
  if (oldest === undefined || newest === undefined) return 0;

  const start =
    range === '1D' || range === '5D'
      ? tradingDaysBefore(time, DAYS[range])
      : monthsBefore(newest, MONTHS[range]);
  if (start >= oldest) return time.findIndex((bar) => bar >= start);
  return hasOlder ? -Math.round(((oldest - start) * BARS_A_YEAR[resolution]) / YEAR) : 0;
}

/** The beginning of the newest so many days that have bars; that of the oldest where there are fewer. */
function tradingDaysBefore(time: readonly number[], count: number) {
  const days = new Set(time.toReversed().map(startOfDay));
  return Math.max([...days].slice(0, count).at(-1)!, time[0]!);
}

function startOfDay(seconds: number) {
  return seconds - (seconds % DAY_SECONDS);
}

function monthsBefore(seconds: number, months: number) {
  const day = new Date(seconds * 1000);
  return day.setUTCMonth(day.getUTCMonth() - months) / 1000;
}
