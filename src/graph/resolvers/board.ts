import { isDay } from '../../market/day';
import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

export const board: Resolvers = {
  Query: {
    listing: async (_root, _args, sources) => {
      const { loadListing } = await import('../load-board');
      return loadListing(sources);
    },
    boardQuotes: async (_root, { symbols }, sources) => {
      const { loadBoardQuotes } = await import('../load-board');
      const rows = await loadBoardQuotes(sources, symbols);
      return rows && { rows };
    },
    orderBook: async (_root, { symbol }, sources) => {
      const { loadOrderBook } = await import('../load-order-book');
      return loadOrderBook(sources, symbol);
    },
    pastOf: async (_root, { symbols, day }, sources) => {
      const { loadPast } = await import('../load-board');
      return loadPast(sources, symbols, day);
    },
    technicalFigures: async (_root, { symbol, until }, sources) => {
      const ticker = readSymbol(symbol);
      if (ticker === null || !isDay(until)) return null;
      const { loadTechnicals } = await import('../load-technicals');
      return loadTechnicals({ ...sources, ticker, until });
    },
  },
};
