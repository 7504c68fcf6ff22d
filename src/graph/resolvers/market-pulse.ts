import { nullIfNotFound } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { keepPrices } from '../feed/known-prices';
import type { Resolvers } from '../resolvers.types';

export const marketPulse: Resolvers = {
  Query: {
    marketPulse: async (_root, _args, { api, session }) => {
      const [response, { readMarketPulse }] = await Promise.all([
        api.get(apiPaths.marketPulse).catch(nullIfNotFound),
        import('../readers/market-pulse'),
      ]);
      if (response === null) return null;
      const pulse = readMarketPulse(response);
      keepPrices(
        session,
        pulse.indices.map(({ code, value }) => ({ symbol: code, price: value })),
      );
      return pulse;
    },
  },
};
