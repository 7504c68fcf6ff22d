import { nullIfNotFound } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { readMarketPulse } from '../readers/market-pulse';
import type { Resolvers } from '../resolvers.types';

export const marketPulse: Resolvers = {
  Query: {
    marketPulse: async (_root, _args, { api }) => {
      const response = await api.get(apiPaths.marketPulse).catch(nullIfNotFound);
      return response === null ? null : readMarketPulse(response);
    },
  },
};
