import { isDay } from '../../market/day';
import { readSymbol } from '../readers/instrument';
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
    technicalFigures: async (_root, { symbol, until }, { feed, today }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null || !isDay(until)) return null;
      const { loadTechnicals } = await import('../load-technicals');
      return loadTechnicals({ feed, today, ticker, until });
    },
  },
};
