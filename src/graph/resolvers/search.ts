import type { Resolvers } from '../resolvers.types';

export const search: Resolvers = {
  Query: {
    search: async (_root, { text }, sources) => (await import('../load-search')).loadSearch(sources, text),
  },
};
