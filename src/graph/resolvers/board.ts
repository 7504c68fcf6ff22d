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
    orderBook: async (_root, { symbol }, { feed }) => {
      const { loadOrderBook } = await import('../load-order-book');
      return loadOrderBook(feed, symbol);
    },
    pastOf: async (_root, { symbols, day }, { feed }) => {
      const { loadPast } = await import('../load-board');
      return loadPast(feed, symbols, day);
    },
  },
};
