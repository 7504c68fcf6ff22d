import type { Resolvers } from '../resolvers.types';

export const figures: Resolvers = {
  Query: {
    figures: async (_root, _args, { api }) => {
      const { loadFigures } = await import('../load-figures');
      return loadFigures(api);
    },
    companyReport: async (_root, { symbol }, { api }) => {
      const { loadCompanyReport } = await import('../load-figures');
      return loadCompanyReport(api, symbol);
    },
  },
};
