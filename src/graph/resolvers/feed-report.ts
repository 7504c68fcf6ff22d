import type { Resolvers } from '../resolvers.types';

export const feedReport: Resolvers = {
  Query: {
    feedReport: async (_root, _args, sources) => {
      const { loadFeedReport } = await import('../feed/report');
      return loadFeedReport(sources);
    },
    feedDepartures: async (_root, _args, { session }) => {
      const { departuresOf } = await import('../feed/report');
      return departuresOf(session);
    },
  },
};
