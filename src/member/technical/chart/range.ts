import type { Resolution } from '../../../graph/resolvers.types';

/** The spans of time to choose from. */
export const ranges = ['1M', '3M', '6M', '1Y', '5Y'] as const;

export type Range = (typeof ranges)[number];

const MONTHS: Readonly<Record<Range, number>> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '5Y': 60 };

const BARS_A_YEAR: Readonly<Record<Resolution, number>> = { DAY: 250, WEEK: 52, MONTH: 12 };
const YEAR = 365 * 86_400;

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

  const start = monthsBefore(newest, MONTHS[range]);
  if (start >= oldest) return time.findIndex((bar) => bar >= start);
  return hasOlder ? -Math.round(((oldest - start) * BARS_A_YEAR[resolution]) / YEAR) : 0;
}

function monthsBefore(seconds: number, months: number) {
  const day = new Date(seconds * 1000);
  return day.setUTCMonth(day.getUTCMonth() - months) / 1000;
}
