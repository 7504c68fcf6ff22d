import { appendBar, lengthOf, type Candles } from './candles';
import { areOfOnePeriod, type BarPeriod } from './periods';
import { dayOfEpochSeconds, epochSecondsOf } from './day';

/** The resolution of bars that grow with each match, as the schema names it. */
export type TickedBar = 'MINUTE_1' | 'MINUTE_5' | 'MINUTE_15' | 'MINUTE_60' | 'DAY' | BarPeriod;

/** A price that was matched. */
export type Tick = {
  /** In thousand đồng. */
  readonly price: number;
  /** When it was matched, in unix seconds. */
  readonly at: number;
  /** The shares that were matched since the tick before; null where that is not known. */
  readonly shares: number | null;
};

/**
 * The bars with a price that was matched after them: the bar that it falls into grows, or another one begins. The same bars where
 * there are none, or where it was matched before the last one began.
 */
export function withTick<Series extends Candles>(candles: Series, length: TickedBar, tick: Tick): Series {
  const last = lengthOf(candles) - 1;
  const start = candles.time[last];
  if (start === undefined) return candles;
  const { price, at, shares } = tick;
  if (!isOfBar(start, length, at)) {
    if (at < start) return candles;
    const time = beginningOf(length, at);
    const bar = { time, open: price, high: price, low: price, close: price, volume: shares ?? 0 };
    return { ...candles, ...appendBar(candles, bar) };
  }
  const volume = candles.volume[last] ?? null;
  return {
    ...candles,
    high: candles.high.with(last, Math.max(candles.high[last]!, price)),
    low: candles.low.with(last, Math.min(candles.low[last]!, price)),
    close: candles.close.with(last, price),
    volume: candles.volume.with(last, volume === null ? null : volume + (shares ?? 0)),
  };
}

/** How many minutes a bar within a day has. */
const MINUTES: Partial<Record<TickedBar, number>> = {
  MINUTE_1: 1,
  MINUTE_5: 5,
  MINUTE_15: 15,
  MINUTE_60: 60,
};

/** Where a bar stands that begins with a price: the instant that its minutes begin, or its day. */
function beginningOf(length: TickedBar, at: number): number {
  const seconds = (MINUTES[length] ?? 0) * 60;
  return seconds > 0 ? Math.floor(at / seconds) * seconds : epochSecondsOf(dayOfEpochSeconds(at));
}

/** Whether a price falls into the bar that begins at a time. */
function isOfBar(start: number, length: TickedBar, at: number): boolean {
  const minutes = MINUTES[length];
  if (minutes !== undefined) return at >= start && at < start + minutes * 60;
  return length === 'WEEK' || length === 'MONTH'
    ? areOfOnePeriod(start, at, length)
    : dayOfEpochSeconds(start) === dayOfEpochSeconds(at);
}
