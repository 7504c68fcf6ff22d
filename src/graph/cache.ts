import { InMemoryCache, type FieldPolicy } from '@apollo/client';

/** Keeps a known value where a later response lacks it. */
const lasting: FieldPolicy<unknown> = {
  merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null,
};

type KnownName = { text: string | null; isShort: boolean };

/** The server's short name wherever one is known, however long a feed's is and whichever comes first. */
const shortIfKnown: FieldPolicy<KnownName, string | null, string | null> = {
  keyArgs: false,
  read: (known) => known?.text,
  merge(known, text, { args }) {
    const isShort = args?.['short'] === true && text !== null;
    if (known && (text === null || (known.isShort && !isShort))) return known;
    return { text, isShort };
  },
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
          adjustments: whole,
          figures: whole,
          // Its thousands of symbols would be its name.
          boardQuotes: { keyArgs: false },
        },
      },
      // The whole change would be its name.
      Mutation: { fields: { changeDesk: { keyArgs: false } } },
      Instrument: {
        keyFields: ['symbol'],
        fields: { name: shortIfKnown, exchange: lasting, price: lasting },
      },
      Watchlist: { keyFields: ['id'], fields: { instruments: whole } },
      SignalList: { keyFields: false },
      SignalHistory: { keyFields: false },
      Bot: { keyFields: ['id'] },
      CandleSeries: { keyFields: false },
      MarketPulse: { keyFields: false },
      MarketIndex: { keyFields: false },
      MorningBreadth: { keyFields: false },
      SectorMove: { keyFields: false },
      Whale: { keyFields: false },
      Company: { keyFields: false },
      Figures: { keyFields: false },
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
          ...{ trades: whole, alerts: whole, notes: whole, lines: whole, ignored: whole, flows: whole },
          filters: whole,
          damaged: whole,
          // A document selects what it shows of them.
          settings: { merge: true },
        },
      },
      SymbolEvent: { keyFields: false },
      ExDate: { keyFields: false },
      Note: { keyFields: false },
      DrawnLine: { keyFields: false },
      CashFlow: { keyFields: false },
      SavedFilter: { keyFields: false },
    },
  });
}
