import type { Candles } from './candles';
import { DAY_SECONDS, dayOfEpochSeconds, weekdayOfNumber } from './day';

/** The length of a bar that aggregates days. */
export type BarPeriod = 'WEEK' | 'MONTH';

/**
 * Aggregates bars into weeks from Monday on, or into months: the first open, the extremes, the last close, all volume,
 * at the time of the first bar. Bars of that length stay as they are.
 */
export function aggregateBars({ time, open, high, low, close, volume }: Candles, period: BarPeriod): Candles {
  const first = time.flatMap((seconds, i) => {
    const before = time[i - 1];
    return before === undefined || keyOf(before, period) !== keyOf(seconds, period) ? [i] : [];
  });
  const each = <T>(valueOf: (from: number, to: number) => T) =>
    first.map((from, i) => valueOf(from, first[i + 1] ?? time.length));
  return {
    time: each((from) => time[from]!),
    open: each((from) => open[from]!),
    high: each((from, to) => Math.max(...high.slice(from, to))),
    low: each((from, to) => Math.min(...low.slice(from, to))),
    close: each((_, to) => close[to - 1]!),
    volume: each((from, to) => volume.slice(from, to).reduce((sum, shares) => sum + shares, 0)),
  };
}

function keyOf(seconds: number, period: BarPeriod): number | string {
  if (period === 'MONTH') return dayOfEpochSeconds(seconds).slice(0, 7);
  const number = Math.floor(seconds / DAY_SECONDS);
  return number - weekdayOfNumber(number);
}
