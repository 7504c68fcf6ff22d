import { whenIdle } from '../../lib/schedule';
import { epochSecondsOf, isDay } from '../../market/day';
import { readSymbol } from '../readers/instrument';
import type { Resolvers } from '../resolvers.types';

export const signalHistory: Resolvers = {
  Query: {
    signalHistory: async (_root, { symbol, until, days, asKnown }, sources) => {
      // Prices and the chart load first.
      await whenIdle();
      const { emptyHistory, loadSignalHistory } = await import('../load-signal-history');
      const ticker = readSymbol(symbol);
      if (ticker === null) return emptyHistory(symbol, 'UNKNOWN_SYMBOL');
      return loadSignalHistory({
        ...sources,
        ticker,
        until: isDay(until) ? epochSecondsOf(until) : Infinity,
        days,
        isAsKnown: asKnown === true && isDay(until),
      });
    },
  },
};
