import { dayOfEpochSeconds } from '../../src/market/calendar';
import type { Candles } from '../../src/market/candles';

const DAY_SECONDS = 86_400;
// 1970-01-05 was a Monday.
const FIRST_MONDAY = 4 * DAY_SECONDS;

const PERIODS = {
  D: (time: number) => String(time),
  W: (time: number) => String(Math.floor((time - FIRST_MONDAY) / (7 * DAY_SECONDS))),
  M: (time: number) => dayOfEpochSeconds(time).slice(0, 7),
};

export type Period = keyof typeof PERIODS;

/** Daily bars as bars of days, weeks or months; a bar stands at 00:00 UTC of the first session in its period. */
export function aggregate(candles: Candles, period: Period): Candles {
  const bars: Record<keyof Candles, number[]> = {
    time: [],
    open: [],
    high: [],
    low: [],
    close: [],
    volume: [],
  };
  let current = '';
  candles.time.forEach((time, i) => {
    const period_ = PERIODS[period](time);
    if (period_ !== current) {
      current = period_;
      bars.time.push(time);
      bars.open.push(candles.open[i]!);
      bars.high.push(candles.high[i]!);
      bars.low.push(candles.low[i]!);
      bars.close.push(candles.close[i]!);
      bars.volume.push(candles.volume[i]!);
      return;
    }
    const last = bars.time.length - 1;
    bars.high[last] = Math.max(bars.high[last]!, candles.high[i]!);
    bars.low[last] = Math.min(bars.low[last]!, candles.low[i]!);
    bars.close[last] = candles.close[i]!;
    bars.volume[last]! += candles.volume[i]!;
  });
  return bars;
}
