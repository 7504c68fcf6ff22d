import { addTradingDays } from '../../market/calendar';
import { marketTime } from '../../market/clock';
import { lengthOf } from '../../market/candles';
import { aggregateBars } from '../../market/periods';
import { DAY_SECONDS, dayOfEpochSeconds, epochSecondsOf } from '../../market/day';
import type { Resolution } from '../resolvers.types';
import type { BarsPage, BarsQuery, FeedSources } from './bars-query';
import { dialectOf, type Dialect } from './dialect';

/** Feeds send at most so many bars, whatever the request's `countback`. */
export const MAX_BARS = 1000;

/** A range of bars, in unix seconds. */
export type BarsRange = {
  from: number;
  to: number;
  countback: number;
  /** The second that they begin before, which some feeds disregard. */
  before: number;
};

type RangeQuery = Pick<BarsQuery, 'resolution' | 'countback' | 'before'>;

/** Feeds read `to` as a 32-bit number; this is its last second. */
const FAR = 2 ** 31 - 1;

/** About how many trading days a bar takes, of a symbol that is not traded every minute. */
const TRADING_DAYS: Readonly<Record<Resolution, number>> = {
  MINUTE_1: 1 / 180,
  MINUTE_5: 1 / 36,
  MINUTE_15: 1 / 12,
  MINUTE_60: 1 / 4,
  DAY: 1,
  WEEK: 5,
  MONTH: 22,
};

/** Days without trading, and those that a symbol was not matched on. */
const SPARE_DAYS = 10;

/**
 * The range of a request: from a day that leaves room for so many bars, of a server that does not count them, until the day
 * after tomorrow where no end is given. It is the same all day, so that a response can be used again.
 */
export function rangeOf(
  { resolution, countback, before = null }: RangeQuery,
  now: Date | undefined,
  spareDays = SPARE_DAYS,
): BarsRange {
  const to = before ?? (now ? epochSecondsOf(marketTime(now).day) + 2 * DAY_SECONDS : FAR);
  const days = Math.ceil(countback * TRADING_DAYS[resolution] * 1.1) + spareDays;
  const isNearMarket = to !== FAR && to > days * 2 * DAY_SECONDS;
  const from = isNearMarket ? epochSecondsOf(addTradingDays(dayOfEpochSeconds(to), -days)) : 0;
  return { from, to, countback, before: before ?? Infinity };
}

/** As many bars as a query counts: weeks or months where the feed sends their days. */
export function countOf({ candles, sent }: BarsPage, resolution: Resolution): number {
  if (resolution !== 'WEEK' && resolution !== 'MONTH') return sent;
  const periods = lengthOf(aggregateBars(candles, resolution));
  return periods < lengthOf(candles) ? periods : sent;
}

/** Two symbols that end alike are the end of a feed's prices; one may be halted, or not have come whole. */
const ENOUGH_ENDS = 2;

function hasEnded({ lastBars, departures }: Dialect, resolution: Resolution, last: number) {
  const ended = lastBars.get(`${resolution} ${last}`)?.size ?? 0;
  return ended >= ENOUGH_ENDS && !departures.has('OLDEST_FIRST');
}

/** Fewer bars than any server has for a limit. */
const FEWEST = 100;

/**
 * The second until which the bars of an answer are whole: before a last day that was added up of minutes, which need not end where
 * the answer does. Undefined without bars.
 */
export function wholeUntil({
  candles: { time },
  oddities,
}: Pick<BarsPage, 'candles' | 'oddities'>): number | undefined {
  const last = time.at(-1);
  return last !== undefined && oddities.ADDED_UP ? (time.at(-2) ?? last - 1) : last;
}

/**
 * Whether the bars of an answer fill a range from its beginning and end before its last trading day, as where a server sends the
 * oldest ones of a range, and the feed is not known to have none after such a last one.
 */
export function endsEarly(
  page: Pick<BarsPage, 'candles' | 'oddities' | 'sent'>,
  { from, to }: BarsRange,
  resolution: Resolution,
  { session, now: clock }: Pick<FeedSources, 'session' | 'now'>,
): boolean {
  const [first] = page.candles.time;
  const last = wholeUntil(page);
  if (first === undefined || last === undefined || from === 0 || first < from || page.sent < FEWEST)
    return false;
  if (hasEnded(dialectOf(session), resolution, last)) return false;
  const now = clock?.();
  const end = now ? Math.min(to, epochSecondsOf(marketTime(now).day)) : to;
  return (
    dayOfEpochSeconds(last) < addTradingDays(dayOfEpochSeconds(end), -Math.ceil(TRADING_DAYS[resolution]))
  );
}
