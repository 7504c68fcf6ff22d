import { hasRange, type Candles } from './candles';
import { DAY_SECONDS, dayOfEpochSeconds, weekdayOfNumber } from './day';

/** The length of a bar that aggregates days. */
export type BarPeriod = 'WEEK' | 'MONTH';

/**
 * Aggregates bars into weeks from Monday on, or into months: the first open, the extremes, the last close, all volume,
 * unknown where one is, at the time of the first bar. Bars of that length stay as they are.
 */
export function aggregateBars(candles: Candles, period: BarPeriod): Candles {
  const { time, open, high, low, close, volume, closeOnly } = candles;
  const first = time.flatMap((seconds, i) => {
    const before = time[i - 1];
    return before === undefined || !areOfOnePeriod(before, seconds, period) ? [i] : [];
  });
  const isWhole = (seconds: number) => hasRange(candles, seconds);
  const each = <T>(valueOf: (from: number, to: number) => T) =>
    first.map((from, i) => valueOf(from, first[i + 1] ?? time.length));
  return {
    time: each((from) => time[from]!),
    open: each((from) => open[from]!),
    high: each((from, to) => Math.max(...high.slice(from, to))),
    low: each((from, to) => Math.min(...low.slice(from, to))),
    close: each((_, to) => close[to - 1]!),
    volume: each((from, to) => volume.slice(from, to).reduce(plus, 0)),
    ...(closeOnly?.length && {
      closeOnly: each((from, to) => (time.slice(from, to).every(isWhole) ? [] : [time[from]!])).flat(),
    }),
  };
}

function plus(sum: number | null, shares: number | null): number | null {
  return sum === null || shares === null ? null : sum + shares;
}

/** Whether two instants, in unix seconds, are of the same week or month. */
export function areOfOnePeriod(one: number, other: number, period: BarPeriod): boolean {
  return keyOf(one, period) === keyOf(other, period);
}

function keyOf(seconds: number, period: BarPeriod): number | string {
  if (period === 'MONTH') return dayOfEpochSeconds(seconds).slice(0, 7);
  const number = Math.floor(seconds / DAY_SECONDS);
  return number - weekdayOfNumber(number);
}
