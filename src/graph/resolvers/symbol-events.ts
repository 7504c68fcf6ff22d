import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

export const symbolEvents: Resolvers = {
  Query: {
    symbolEvents: async (_root, { symbol, from, to }, { feed }) => {
      const { loadSymbolEvents } = await import('../load-symbol-events');
      return loadSymbolEvents(feed, symbol, { from, to });
    },
    eventsOf: async (_root, { symbols, from, to }, { feed }) => {
      const { loadEventsOf } = await import('../load-symbol-events');
      return loadEventsOf(feed, symbols, { from, to });
    },
    exDates: async (_root, { symbols, from, to }, { feed }) => {
      const { loadExDates } = await import('../load-symbol-events');
      return loadExDates(feed, symbols, { from, to });
    },
    hasUnadjusted: async (_root, _args, { feed }) => {
      const { offersUnadjusted } = await import('../load-symbol-events');
      return offersUnadjusted(feed);
    },
    adjustments: async (_root, { symbol }, { feed }) => {
      const { loadAdjustments } = await import('../load-symbol-events');
      const ticker = readSymbol(symbol);
      return ticker === null ? null : loadAdjustments(feed, ticker);
    },
  },
};
