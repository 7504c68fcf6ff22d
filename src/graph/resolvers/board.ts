import type { Resolvers } from '../resolvers.types';

const loader = () => import('../load-board');

export const board: Resolvers = {
  Query: {
    listing: async (_root, _args, { feed }) => (await loader()).loadListing(feed),
    pastOf: async (_root, { symbols, day }, { feed }) => (await loader()).loadPast(feed, symbols, day),
    boardQuotes: async (_root, { symbols }, { feed }) => (await loader()).loadBoardQuotes(feed, symbols),
  },
};
