import { asList, asNumber, asRecord } from '../../lib/json';
import { isTradingDay } from '../../market/calendar';
import { DAY_SECONDS, dayOfEpochSeconds } from '../../market/day';
import type { Resolution } from '../resolvers.types';
import { FAR, ICT_OFFSET, type FeedHistory } from '../readers/feed-history';

/** FeedSources here on the calendar is confirmed: 2016. */
const CONFIRMED_FROM = 1_451_606_400;
/** Seconds of the market's day at which nothing is stamped but by another zone's midnight. */
const EVENING = 16 * 3600;

/** Whether a bar is of a day on which the exchanges are closed. */
export function isClosed(time: number, resolution: Resolution): boolean {
  const day = Math.floor((isMinutes(resolution) ? time + ICT_OFFSET : time) / DAY_SECONDS);
  // A week stands at its first day, which may be a holiday; a month at any.
  if (resolution === 'WEEK') return (day + 3) % 7 > 4;
  return (
    resolution !== 'MONTH' && time > CONFIRMED_FROM && !isTradingDay(dayOfEpochSeconds(day * DAY_SECONDS))
  );
}

/** Whether the bars of a response may be stamped by another clock than the market's. */
export function hasOddTimes(
  { candles: { time }, leftOut }: FeedHistory,
  response: unknown,
  resolution: Resolution,
): boolean {
  if (time.some((each) => isClosed(each, resolution)) || isAhead(leftOut)) return true;
  if (isMinutes(resolution)) return leftOut.some(({ fault }) => fault === 'OUTSIDE_HOURS');
  const last = asNumber(asList(asRecord(response)?.['t'])?.at(-1));
  return last !== null && isInEvening(last >= FAR ? last / 1000 : last);
}

/** Whether a stamp is of an hour at which only another zone's midnight stamps a day, perhaps as the day before. */
export function isInEvening(stamp: number): boolean {
  return (stamp + ICT_OFFSET) % DAY_SECONDS >= EVENING;
}

/** Whether bars are dated after the present, as they are where a feed stamps a day with the one after it. */
function isAhead(leftOut: FeedHistory['leftOut']): boolean {
  return leftOut.some(({ fault, time }) => fault === 'FUTURE' && time > CONFIRMED_FROM);
}

export function isMinutes(resolution: Resolution): boolean {
  return resolution.startsWith('MINUTE');
}
