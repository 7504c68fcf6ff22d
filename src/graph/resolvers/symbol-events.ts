import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

const loads = () => import('../load-symbol-events');

export const symbolEvents: Resolvers = {
  Query: {
    symbolEvents: async (_root, { symbol, from, to }, sources) =>
      (await loads()).loadSymbolEvents(sources, symbol, { from, to }),
    eventsOf: async (_root, { symbols, from, to }, sources) =>
      (await loads()).loadEventsOf(sources, symbols, { from, to }),
    exDates: async (_root, { symbols, from, to }, sources) =>
      (await loads()).loadExDates(sources, symbols, { from, to }),
    exDatesAtOnce: async (_root, _args, sources) => (await loads()).exDatesAtOnce(sources),
    hasUnadjusted: async (_root, _args, sources) => (await loads()).offersUnadjusted(sources),
    adjustments: async (_root, { symbol }, sources) => {
      const ticker = readSymbol(symbol);
      return ticker === null ? null : (await loads()).loadAdjustments(sources, ticker);
    },
  },
};
