import { sliceBars } from '../../market/candles';
import { aggregateBars } from '../../market/periods';
import type { Sources } from '../backend';
import { feedConfig } from '../feed/config';
import { namedCode, RESOLUTIONS } from '../feed/codes';
import { loadBars } from '../feed/load-bars';
import { UNKNOWN_SYMBOL } from '../readers/feed-history';
import { readSymbol } from '../readers/instrument';
import type { Resolution, Resolvers } from '../resolvers.types';

/** Served by every feed, made of its days where it has nothing longer. */
const ALWAYS: readonly Resolution[] = ['DAY', 'WEEK', 'MONTH'];

/** The lengths of bars that the feed serves, shortest first. */
export async function offeredResolutions(
  sources: Pick<Sources, 'feed' | 'session'>,
): Promise<readonly Resolution[]> {
  const offered = (await feedConfig(sources))?.resolutions ?? [];
  return RESOLUTIONS.filter(
    (resolution) => ALWAYS.includes(resolution) || namedCode(resolution, offered) !== null,
  );
}

export const candle: Resolvers = {
  Query: {
    resolutions: (_root, _args, sources) => offeredResolutions(sources),
    candles: async (_root, { symbol, ...query }, sources) => {
      const ticker = readSymbol(symbol);
      const { resolution, countback } = query;
      const bars = ticker === null ? NONE : await loadBars(sources, { symbol: ticker, ...query });
      const { availability, candles: received, hasOlder, leftOut } = bars;

      // Some feeds send days for every resolution.
      const isLonger = resolution === 'WEEK' || resolution === 'MONTH';
      const candles = isLonger ? aggregateBars(received, resolution) : received;
      // Some feeds ignore `countback`.
      const end = candles.time.length;
      // Aggregated days may begin in the middle of a period; the request for older bars brings it whole.
      const isCut = hasOlder && end > 1 && end < received.time.length;
      const start = Math.max(isCut ? 1 : 0, end - countback);
      return {
        symbol: ticker ?? symbol,
        availability,
        ...sliceBars(candles, start),
        closeOnly: candles.closeOnly ?? [],
        hasOlder,
        leftOut,
      };
    },
  },
};

const NONE = { ...UNKNOWN_SYMBOL, hasOlder: false };
