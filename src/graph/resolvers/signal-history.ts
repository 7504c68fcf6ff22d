import { whenIdle } from '../../lib/schedule';
import { epochSecondsOf, isDay } from '../../market/day';
import { readSymbol } from '../readers/instrument';
import type { Resolvers, ResolversTypes, SignalHistory } from '../resolvers.types';
import { computeInWorker } from '../signal-history.worker-client';
import { longHistory } from './long-history';

export const signalHistory: Resolvers = {
  Query: {
    signalHistory: async (_root, { symbol, until, days }, { feed }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return emptyHistory(symbol, 'UNKNOWN_SYMBOL');

      // Prices and the chart load first.
      await whenIdle();
      const lastSecond = isDay(until) ? epochSecondsOf(until) : Infinity;
      const { availability, ...history } = await longHistory(feed, ticker, lastSecond);
      if (availability !== 'READY') return emptyHistory(ticker, availability);
      return { symbol: ticker, availability, ...(await computeInWorker({ ...history, days })) };
    },
  },
};

function emptyHistory(symbol: string, availability: ResolversTypes['Availability']): SignalHistory {
  return {
    ...{ symbol, availability, tradingDays: 0, since: null },
    ...{ signals: [], days: [], baseline: null, records: [] },
  };
}
