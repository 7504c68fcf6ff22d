import { loadBoardQuotes, loadListing, loadPast } from '../load-board';
import type { Resolvers } from '../resolvers.types';

export const board: Resolvers = {
  Query: {
    listing: (_root, _args, { feed }) => loadListing(feed),
    boardQuotes: (_root, { symbols }, { feed }) => loadBoardQuotes(feed, symbols),
    pastOf: (_root, { symbols, day }, { feed }) => loadPast(feed, symbols, day),
  },
};
