import { addTradingDays } from '../../../src/market/calendar';
import { dayOfEpochSeconds, epochSecondsOf } from '../../../src/market/day';
import type { Candles, CandleColumn } from '../../../src/market/candles';

/** A seeded walk of daily bars that drifts in turns, so that each of the four studies finds something. */
export function walk(seed: number, length: number): Candles {
  const random = generator(seed);
  const candles = { time: [], open: [], high: [], low: [], close: [], volume: [] } as Record<
    CandleColumn,
    number[]
  >;
  let price = 20;
  for (let i = 0; i < length; i += 1) {
    const drift = 0.006 * Math.sin(i / 60 + seed);
    const open = price;
    const close = Math.max(1, open * (1 + drift + 0.04 * (random() - 0.5)));
    candles.time.push(tradingDayTime(i));
    candles.open.push(tick(open));
    candles.close.push(tick(close));
    candles.high.push(tick(Math.max(open, close) * (1 + 0.01 * random())));
    candles.low.push(tick(Math.min(open, close) * (1 - 0.01 * random())));
    candles.volume.push(100 * Math.round(5_000 + 15_000 * random() ** 3));
    price = close;
  }
  return candles;
}

const times: number[] = [];

/** The time of the bar of a trading day by its place, counted from the beginning of 2016. */
export function tradingDayTime(index: number): number {
  while (times.length <= index) {
    const before = times.at(-1);
    const day = before === undefined ? '2015-12-31' : dayOfEpochSeconds(before);
    times.push(epochSecondsOf(addTradingDays(day, 1)));
  }
  return times[index]!;
}

/** Numbers from 0 to 1 from a seed: mulberry32. */
export function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function tick(price: number) {
  return Math.round(price * 20) / 20;
}
