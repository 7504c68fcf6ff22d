import { barsUntil, lengthOf } from '../../market/candles';
import type { Sources } from '../backend';
import { readBars } from '../readers/bars';
import type { FeedHistory } from '../readers/feed-history';
import type { Resolution } from '../resolvers.types';
import { historyPath, type BarsQuery } from './history-path';

/** Feeds send at most so many bars, whatever the request's `countback`. */
export const MAX_BARS = 1000;

/** The bars before the second of the query, at least as many as it counts where the feed has them. */
export type LoadedBars = FeedHistory & {
  /** Whether the feed may have older ones. */
  hasOlder: boolean;
};

type From = Pick<Sources, 'feed' | 'session' | 'now'>;

/** Requests the bars of a symbol: nothing else requests a feed's `/history`. Fails with the `RestError` of the request. */
export async function loadBars({ feed, now }: From, query: BarsQuery): Promise<LoadedBars> {
  const { resolution, countback, before } = query;
  const history = await readBars(await feed(historyPath(query)), {
    length: lengthIn(resolution),
    now: now?.(),
  });
  // Some feeds include the bar at `to`.
  const end = (before ?? Infinity) - 1;
  const candles = barsUntil(history.candles, end);
  const isEmpty = lengthOf(candles) === 0;
  return {
    ...history,
    availability: history.availability === 'READY' && isEmpty ? 'NO_DATA' : history.availability,
    candles,
    leftOut: history.leftOut.filter(({ time }) => time <= end),
    hasOlder: !isEmpty && history.sent >= Math.min(countback, MAX_BARS),
  };
}

function lengthIn(resolution: Resolution) {
  return resolution.startsWith('MINUTE') ? 'minutes' : 'days';
}
