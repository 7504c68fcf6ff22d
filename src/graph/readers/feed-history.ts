import { NO_BARS, type Candles } from '../../market/candles';
import { DAY_SECONDS } from '../../market/day';
import type { Availability, LeftOutBar } from '../resolvers.types';

/** What may be odd in a history without costing a bar. */
export type BarOddity =
  | 'NO_VOLUME'
  | 'CLOSE_ONLY'
  | 'NO_MATCH'
  | 'NOISE'
  | 'ADDED_UP'
  | 'MILLISECONDS'
  | 'TIMES_AS_TEXT';

/** A UDF history; `sent` counts the bars of the response, unreadable ones and those left out included. */
export type FeedHistory = {
  availability: Availability;
  candles: Candles;
  sent: number;
  /** The bars that cannot be. */
  leftOut: readonly LeftOutBar[];
  /** What was odd in how many of the others. */
  oddities: Readonly<Partial<Record<BarOddity, number>>>;
};

export const NO_HISTORY = { candles: NO_BARS, sent: 0, leftOut: [], oddities: {} };

export const UNKNOWN_SYMBOL: FeedHistory = { ...NO_HISTORY, availability: 'UNKNOWN_SYMBOL' };

/** Seconds by which the market's time is ahead of UTC. */
export const ICT_OFFSET = 7 * 3600;

/** The seconds of a market day between which anything is matched: 09:00 and 15:00. */
export const HOURS = { from: 9 * 3600, to: 15 * 3600 };

export type BarReading = {
  /** Bars of a day or longer, which stand at 00:00 UTC of their day, or shorter ones, which keep their times. */
  length?: 'days' | 'minutes';
  /** The market's time, after whose day no bar can be; none is too late without it. */
  now?: Date | undefined;
  /** Seconds that the feed's stamps are ahead of the right ones. */
  offset?: number;
  /** What the feed's prices are divided by to be in thousand đồng. */
  divisor?: 1 | 1000;
};

/** Seconds beyond which a time is in milliseconds. */
export const FAR = 1e11;

/** The number of the market's day, counted from that of 1970. */
export function marketDayNumber(seconds: number): number {
  return Math.floor((seconds + ICT_OFFSET) / DAY_SECONDS);
}

/** Whether anything can be matched at a time. */
export function isInHours(seconds: number): boolean {
  const second = (seconds + ICT_OFFSET) % DAY_SECONDS;
  return second >= HOURS.from && second <= HOURS.to;
}
