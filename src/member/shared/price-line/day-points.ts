import { DAY_SECONDS, dayOfEpochSeconds, type Day } from '../../../market/day';
import type { DayPoint } from '../../../ui/price-line';

/** The length of the bars that a line is drawn from, in minutes. */
export const BAR_MINUTES = 5;

const ICT_OFFSET = 7 * 3600;

type Bars = {
  readonly time: readonly number[];
  readonly open: readonly number[];
  readonly close: readonly number[];
  readonly volume: readonly (number | null)[];
};

/** The prices of a day from its first match on, each bar's close where the bar ends; the newest price at the minute reached. */
export function dayPointsOf(bars: Bars, day: Day, now: { minute: number; price: number | null }): DayPoint[] {
  const points = bars.time.flatMap((time, i): DayPoint[] => {
    if (dayOfEpochSeconds(time) !== day) return [];
    const minute = minuteOf(time);
    const close = { minute: Math.min(minute + BAR_MINUTES, now.minute), price: bars.close[i]! };
    const isFirst = i === 0 || dayOfEpochSeconds(bars.time[i - 1]!) !== day;
    return isFirst ? [{ minute, price: bars.open[i]! }, close] : [close];
  });
  if (points.length === 0 || now.price === null) return points;
  const before = points.at(-1)!.minute < now.minute ? points : points.slice(0, -1);
  return [...before, { minute: now.minute, price: now.price }];
}

/** The shares matched in each bar of a day, of those that are known. */
export function volumesOf({ time, volume }: Pick<Bars, 'time' | 'volume'>, day: Day) {
  return time.flatMap((seconds, i) =>
    volume[i] != null && dayOfEpochSeconds(seconds) === day
      ? [{ minute: minuteOf(seconds), shares: volume[i] }]
      : [],
  );
}

/** The minute of the day (ICT) at which a bar begins. */
export function minuteOf(seconds: number): number {
  return Math.floor(((seconds + ICT_OFFSET) % DAY_SECONDS) / 60);
}
