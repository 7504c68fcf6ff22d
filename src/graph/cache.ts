import { InMemoryCache, type FieldPolicy } from '@apollo/client';

/** Keeps a known value where a later response lacks it. */
const lasting: FieldPolicy<unknown> = {
  merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null,
};

/** Keeps the shorter name: a watchlist has the short one, a feed the full one, a table has room for the short one. */
const shortest: FieldPolicy<string | null> = {
  merge: (existing, incoming) =>
    existing && (!incoming || existing.length <= incoming.length) ? existing : (incoming ?? null),
};

/** Replaces a list, or a value of several fields, as a whole: what the server no longer has is gone. */
const whole: FieldPolicy<unknown> = { merge: false };

/**
 * Instruments are one entity per ticker, shared by all panels; signals, headlines and candles are values, and so are the
 * rows of a long watchlist, whose instruments follow as they come into view. A document
 * selects only the fields that its source carries, so that no panel overwrites the data of another with null: a row
 * of the watchlist has a name and a price, and does not select the reference.
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
          stockFlow: whole,
          news: whole,
          bots: whole,
          quotes: whole,
          search: whole,
          users: whole,
          subscriptionTiers: whole,
          userSubscriptions: whole,
          adminSignals: whole,
          // Its thousands of symbols would be its name.
          boardQuotes: { keyArgs: false },
        },
      },
      Instrument: { keyFields: ['symbol'], fields: { name: shortest, exchange: lasting, price: lasting } },
      Watchlist: { keyFields: ['id'], fields: { instruments: whole } },
      SignalList: { keyFields: false },
      SignalHistory: { keyFields: false },
      NewsItem: { keyFields: false },
      Bot: { keyFields: ['id'] },
      CandleSeries: { keyFields: false },
      MarketPulse: { keyFields: false },
      MarketIndex: { keyFields: false },
      MorningBreadth: { keyFields: false },
      SectorMove: { keyFields: false },
      Whale: { keyFields: false },
      Company: { keyFields: false },
      DailyFlow: { keyFields: false },
      StockFlow: { keyFields: false },
      User: { keyFields: ['id'] },
      SubscriptionTier: { keyFields: ['id'] },
      UserSubscription: { keyFields: false },
      AdminSignalList: { keyFields: false },
      AdminSignal: { keyFields: false },
      Desk: {
        keyFields: [],
        fields: {
          ...{ trades: whole, alerts: whole, notes: whole, lines: whole, ignored: whole },
          // A document selects what it shows of them.
          settings: { merge: true },
        },
      },
      SymbolEvent: { keyFields: false },
      ExDate: { keyFields: false },
      Trade: { keyFields: false },
      Alert: { keyFields: false },
      Note: { keyFields: false },
      DrawnLine: { keyFields: false },
    },
  });
}
