import type { Sources } from '../backend';
import type { FeedHistory } from '../readers/feed-history';
import type { Resolution } from '../resolvers.types';

/** What the bars and quotes of a feed are loaded from: the API has prices to compare them with. */
export type FeedSources = Pick<Sources, 'api' | 'feed' | 'session' | 'now' | 'schedule'>;

/** Which bars, whatever their range. */
export type SeriesQuery = {
  symbol: string;
  resolution: Resolution;
  /** Prices as they were matched, of feeds that have them. */
  unadjusted?: boolean | null | undefined;
};

/** The bars of one answer. */
export type BarsPage = FeedHistory & {
  /** The time of the newest bar before a range without any, where the feed says it; unix seconds. */
  nextTime?: number | null;
};

/** The newest `countback` bars of a symbol that begin before a second. */
export type BarsQuery = SeriesQuery & {
  countback: number;
  /** Unix seconds; without it the newest of all. */
  before?: number | null | undefined;
};

/** The bars before the second of the query, at least as many as it counts where the feed has them. */
export type LoadedBars = FeedHistory & {
  /** Whether the feed may have older ones. */
  hasOlder: boolean;
};
