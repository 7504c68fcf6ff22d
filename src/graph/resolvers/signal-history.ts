import { whenIdle } from '../../lib/schedule';
import { epochSecondsOf, isDay } from '../../market/calendar';
import { computeInWorker } from '../signal-history.worker-client';
import { readSymbol } from '../readers/symbol';
import type { Resolvers, ResolversTypes, SignalHistory } from '../resolvers.types';
import { longHistory } from './long-history';

export const signalHistory: Resolvers = {
  Query: {
    signalHistory: async (_root, { symbol, until, days }, { feed }) => {
      const asked = readSymbol(symbol);
      if (asked === null) return without(symbol, 'UNKNOWN_SYMBOL');

      // Prices and the chart go first.
      await whenIdle();
      const { availability, ...history } = await longHistory(
        feed,
        asked,
        isDay(until) ? epochSecondsOf(until) : Infinity,
      );
      if (availability !== 'READY') return without(asked, availability);
      return { symbol: asked, availability, ...(await computeInWorker({ ...history, days })) };
    },
  },
};

function without(symbol: string, availability: ResolversTypes['Availability']): SignalHistory {
  return {
    symbol,
    availability,
    tradingDays: 0,
    since: null,
    signals: [],
    days: [],
    baseline: null,
    records: [],
  };
}
