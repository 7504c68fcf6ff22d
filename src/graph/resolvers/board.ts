import type { Resolvers } from '../resolvers.types';

export const board: Resolvers = {
  Query: {
    listing: async (_root, _args, { feed }) => {
      const { loadListing } = await import('../load-board');
      return loadListing(feed);
    },
    boardQuotes: async (_root, { symbols }, { feed }) => {
      const { loadBoardQuotes } = await import('../load-board');
      return loadBoardQuotes(feed, symbols);
    },
    pastOf: async (_root, { symbols, day }, { feed }) => {
      const { loadPast } = await import('../load-board');
      return loadPast(feed, symbols, day);
    },
  },
};
