import { asList, asRecord } from '../../lib/json';
import { nullIfUnsupported } from '../../rest/errors';
import type { Sources } from '../backend';
import { readSymbol } from '../readers/instrument';
import { readSymbolEvents } from '../readers/symbol-events';
import type { Resolvers } from '../resolvers.types';

/** What a feed has beside the protocol's bars, where its configuration says so. */
export const symbolEvents: Resolvers = {
  Query: {
    symbolEvents: async (_root, { symbol, from, to }, { feed }) => {
      const ticker = readSymbol(symbol);
      const config = await configOf(feed);
      if (ticker === null || config?.['supports_timescale_marks'] !== true) return null;
      const query = new URLSearchParams({
        symbol: ticker,
        from: String(from),
        to: String(to),
        resolution: 'D',
      });
      return feed(`timescale_marks?${query.toString()}`).then(readSymbolEvents).catch(nullIfUnsupported);
    },
    hasUnadjusted: async (_root, _args, { feed }) =>
      (asList((await configOf(feed))?.['supported_adjustments']) ?? []).includes('none'),
  },
};

async function configOf(feed: Sources['feed']) {
  return asRecord(await feed('config').catch(nullIfUnsupported));
}
