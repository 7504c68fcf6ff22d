import { InMemoryCache, type FieldPolicy, type Reference } from '@apollo/client';
import { cacheSizes } from '@apollo/client/utilities';
import { newerQuote, laterMatch, type Quote } from '../market/quote';
import type { BoardQuotes } from './board-values';
import type { WatchlistRows } from './values';
import { writeInstruments } from './write-instruments';

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
 * How many lists that were read out of the cache Apollo keeps: one for each change of a list, such as the prices of a chart that
 * grows with every match. Its own limit is 10,000.
 */
const MOST_READ_LISTS = 1_000;

/** More instruments that are written at once would freeze the page. */
const MOST_SHARED = 1_000;

/**
 * The server's lists, and after them those of the desk as far as it is loaded. Writing the server's gives the instruments
 * of their rows names and prices, unless there are too many: those follow as they come into view.
 */
const withOwnLists: FieldPolicy<readonly Reference[]> = {
  merge(_, lists, { cache, readField }) {
    // The schema has no such argument: it tells `withKnownNames` to add no names, which would count as the server's.
    const sent = { fieldName: 'rows', args: { asSent: true } };
    const rows = lists.flatMap((from) => readField<WatchlistRows>({ ...sent, from }) ?? []);
    if (rows.length <= MOST_SHARED) writeInstruments(cache, rows);
    return lists;
  },
  read(lists, { readField, toReference }) {
    const own = readField<readonly Reference[]>('lists', toReference({ __typename: 'Desk' }));
    return lists && own ? [...lists, ...own] : lists;
  },
};

/** The rows of a list; one that is sent without a name, as in a list of one's own, has that of its instrument. */
const withKnownNames: FieldPolicy<WatchlistRows> = {
  keyArgs: false,
  merge: false,
  read: (rows, { args, readField, toReference }) =>
    rows?.map((row) => {
      if (row.name !== null || args?.['asSent'] === true) return row;
      const instrument = toReference({ __typename: 'Instrument', symbol: row.symbol });
      return { ...row, name: readField<string>('name', instrument) ?? null };
    }),
};

/**
 * Instruments are one entity per ticker, shared by all panels; signals, headlines, candles, quotes and the rows of watchlists
 * are values. A document selects only the fields that its source carries, so that no panel overwrites the data of another
 * with null. Of the quotes of an instrument the newest stays, by the day of `now`.
 */
export function createCache(now?: () => Date) {
  cacheSizes['inMemoryCache.executeSubSelectedArray'] = MOST_READ_LISTS;
  const newest: FieldPolicy<Quote | null> = {
    merge: (known, incoming) => newerQuote(known, incoming, now?.()),
  };
  /** A load that was under way while newer rows were streamed leaves those. */
  const newestOfBoard: FieldPolicy<BoardQuotes | null> = {
    // Its thousands of symbols would be its name.
    keyArgs: false,
    merge(known, incoming) {
      if (!known || !incoming) return incoming;
      const bySymbol = new Map(known.rows.map((quote) => [quote.symbol, quote]));
      const rows = incoming.rows.map((quote) => laterMatch(bySymbol.get(quote.symbol), quote, now?.()));
      return { rows };
    },
  };
  return new InMemoryCache({
    possibleTypes: {
      SignalEvidence: ['DivergenceEvidence', 'BackTestEvidence', 'TrendUpEvidence', 'BreakOutEvidence'],
    },
    typePolicies: {
      Query: {
        fields: {
          watchlists: withOwnLists,
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
          companyReport: whole,
          eventsOf: whole,
          boardQuotes: newestOfBoard,
          listing: whole,
        },
      },
      // An event replaces the one before, of whichever symbols that was.
      Subscription: {
        fields: {
          quotes: { keyArgs: false, merge: false },
          boardQuotes: { keyArgs: false },
          orderBook: { keyArgs: false },
        },
      },
      // The whole change would be its name.
      Mutation: { fields: { changeDesk: { keyArgs: false } } },
      Instrument: {
        keyFields: ['symbol'],
        fields: { name: shortIfKnown, exchange: lasting, quote: newest },
      },
      Watchlist: { keyFields: ['id'], fields: { rows: withKnownNames } },
      SignalList: { keyFields: false },
      SignalHistory: { keyFields: false },
      Bot: { keyFields: ['id'] },
      CandleSeries: { keyFields: false },
      MarketPulse: { keyFields: false },
      MarketIndex: { keyFields: false },
      MorningBreadth: { keyFields: false },
      SectorMove: { keyFields: false },
      Whale: { keyFields: false },
      Listing: { keyFields: false },
      Company: { keyFields: false },
      Figures: { keyFields: false },
      CompanyReport: { keyFields: false },
      CompanyQuarter: { keyFields: false },
      DailyFlow: { keyFields: false },
      StockFlow: { keyFields: false },
      UserList: { keyFields: false },
      SubscriptionTier: { keyFields: ['id'] },
      UserSubscription: { keyFields: false },
      CurrentSubscription: { keyFields: false },
      AdminSignalList: { keyFields: false },
      AdminSignal: { keyFields: false },
      FeedReport: { keyFields: false },
      Desk: {
        keyFields: [],
        fields: {
          trades: whole,
          alerts: whole,
          notes: whole,
          lines: whole,
          ignored: whole,
          flows: whole,
          lists: whole,
          filters: whole,
          imports: whole,
          forms: whole,
          damaged: whole,
          // A document selects what it shows of them.
          settings: { merge: true },
        },
      },
      SymbolEvent: { keyFields: false },
      SymbolsEvents: { keyFields: false },
      ExDate: { keyFields: false },
      Note: { keyFields: false },
      DrawnLine: { keyFields: false },
      CashFlow: { keyFields: false },
      SavedFilter: { keyFields: false },
    },
  });
}
