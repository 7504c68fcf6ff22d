import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

export const symbolEvents: Resolvers = {
  Query: {
    symbolEvents: async (_root, { symbol, from, to }, sources) => {
      const { loadSymbolEvents } = await import('../load-symbol-events');
      return loadSymbolEvents(sources, symbol, { from, to });
    },
    eventsOf: async (_root, { symbols, from, to }, sources) => {
      const { loadEventsOf } = await import('../load-symbol-events');
      return loadEventsOf(sources, symbols, { from, to });
    },
    exDates: async (_root, { symbols, from, to }, sources) => {
      const { loadExDates } = await import('../load-symbol-events');
      return loadExDates(sources, symbols, { from, to });
    },
    exDatesAtOnce: async (_root, _args, sources) => {
      const { exDatesAtOnce } = await import('../load-symbol-events');
      return exDatesAtOnce(sources);
    },
    hasUnadjusted: async (_root, _args, sources) => {
      const { offersUnadjusted } = await import('../load-symbol-events');
      return offersUnadjusted(sources);
    },
    adjustments: async (_root, { symbol }, sources) => {
      const { loadAdjustments } = await import('../load-symbol-events');
      const ticker = readSymbol(symbol);
      return ticker === null ? null : loadAdjustments(sources, ticker);
    },
  },
};
