import { InMemoryCache, type FieldPolicy } from '@apollo/client';

/** A fact or a last match that a poorer answer lacks is still true. */
const lasting: FieldPolicy<unknown> = { merge: (known: unknown, news: unknown) => news ?? known ?? null };

/** A watchlist has a company's short name and a feed its full one; a row of a table has room for the short one. */
const shortest: FieldPolicy<string | null> = {
  merge: (known, news) => (known && (!news || known.length <= news.length) ? known : (news ?? null)),
};

/** A list is replaced as a whole: what the server no longer lists is gone. */
const whole: FieldPolicy<unknown> = { merge: false };

/**
 * Instruments are one entity per ticker, whichever panel asked; signals, headlines and candles are values. So that
 * no panel wipes what another one knows, a document selects only the fields that its source really carries: a row
 * of the watchlist has a name and a price, and never asks for the reference.
 */
export function createCache() {
  return new InMemoryCache({
    possibleTypes: {
      SignalEvidence: ['DivergenceEvidence', 'BackTestEvidence', 'TrendUpEvidence', 'BreakOutEvidence'],
    },
    typePolicies: {
      Query: {
        fields: {
          watchlists: whole,
          signals: whole,
          signalHistory: whole,
          marketPulse: whole,
          whale: whole,
          news: whole,
          bots: whole,
          quotes: whole,
          search: whole,
          users: whole,
          plans: whole,
          planAssignments: whole,
          adminSignals: whole,
        },
      },
      Instrument: { keyFields: ['symbol'], fields: { name: shortest, exchange: lasting, price: lasting } },
      Watchlist: { keyFields: ['id'], fields: { instruments: whole } },
      SignalList: { keyFields: false },
      Signal: { keyFields: false },
      SignalHistory: { keyFields: false },
      TradeIdea: { keyFields: false },
      NewsItem: { keyFields: false },
      Bot: { keyFields: ['id'] },
      CandleSeries: { keyFields: false },
      MarketPulse: { keyFields: false },
      MarketIndex: { keyFields: false },
      SectorMove: { keyFields: false },
      Whale: { keyFields: false },
      DailyFlow: { keyFields: false },
      StockFlow: { keyFields: false },
      User: { keyFields: ['id'] },
      Plan: { keyFields: ['id'] },
      PlanAssignment: { keyFields: false },
      AdminSignalList: { keyFields: false },
      AdminSignal: { keyFields: false },
    },
  });
}
