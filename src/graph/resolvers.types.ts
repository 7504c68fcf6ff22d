// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Sources } from './backend';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A list of symbols with the names and prices that it was sent with, as one value like `SignalRows`. */
  WatchlistRows: { input: ReadonlyArray<Required<Pick<Instrument, 'symbol' | 'name'>> & { readonly price: number | null }>; output: ReadonlyArray<Required<Pick<Instrument, 'symbol' | 'name'>> & { readonly price: number | null }>; }
  /** A price with its trading day and that day's figures, as one value; described in src/market/quote.ts. */
  Quote: { input: import('../market/quote').Quote; output: import('../market/quote').Quote; }
  /** The orders that wait for a symbol, and what was matched last, as one value. */
  OrderBook: { input: import('./board-values').OrderBook; output: import('./board-values').OrderBook; }
  /** A list of `Signal`s with all their fields, as one value: executing and caching a long list field by field takes seconds. */
  SignalRows: { input: ReadonlyArray<Required<Omit<Signal, '__typename'>>>; output: ReadonlyArray<Required<Omit<Signal, '__typename'>>>; }
  /** A list of `User`s with all their fields, as one value like `SignalRows`. */
  UserRows: { input: ReadonlyArray<Required<Omit<User, '__typename' | 'subscription'>> & { readonly subscription: Required<Omit<CurrentSubscription, '__typename'>> | null }>; output: ReadonlyArray<Required<Omit<User, '__typename' | 'subscription'>> & { readonly subscription: Required<Omit<CurrentSubscription, '__typename'>> | null }>; }
  /** A list of `NewsItem`s with all their fields, as one value like `SignalRows`. */
  NewsRows: { input: ReadonlyArray<Required<Omit<NewsItem, '__typename'>>>; output: ReadonlyArray<Required<Omit<NewsItem, '__typename'>>>; }
  /** A listed share or fund with its name, exchange, sector and market value; described in src/graph/board-values.ts. */
  ListedSymbol: { input: import('./board-values').ListedSymbol; output: import('./board-values').ListedSymbol; }
  /** A listed symbol's trading day with its best orders and foreign trades, of thousands at a time; described in src/graph/board-values.ts. */
  BoardQuote: { input: import('./board-values').BoardQuote; output: import('./board-values').BoardQuote; }
  /** Thousands of symbols as one value: those of a list would be coerced one by one for each event. */
  SymbolList: { input: readonly string[]; output: readonly string[]; }
  /** The rows of a board as one value, described in src/graph/board-values.ts: of a list Apollo's cache keeps each state that it has had. */
  BoardQuotes: { input: import('./board-values').BoardQuotes; output: import('./board-values').BoardQuotes; }
  /** The highs and the usual volume of a symbol before a trading day; described in src/graph/board-values.ts. */
  SymbolPast: { input: import('./board-values').SymbolPast; output: import('./board-values').SymbolPast; }
  /** RSI, averages, the extremes of a year and the last bar of a symbol; `BarFigures` in src/market/screen/screened.ts. */
  TechnicalFigures: { input: import('./board-values').BarFigures; output: import('./board-values').BarFigures; }
  /** Market value, P/E, P/B, RSI, averages and net buying of a symbol, of thousands at a time; described in src/graph/figures-values.ts. */
  SymbolFigures: { input: import('./figures-values').SymbolFigures; output: import('./figures-values').SymbolFigures; }
  /** A user's record as the server sent it, field by field. */
  UserRecord: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
  /** A list of `Trade`s with all their fields, as one value like `SignalRows`. */
  TradeRows: { input: ReadonlyArray<Required<Omit<Trade, '__typename'>>>; output: ReadonlyArray<Required<Omit<Trade, '__typename'>>>; }
  /** The same of `Alert`s. */
  AlertRows: { input: ReadonlyArray<Required<Omit<Alert, '__typename'>>>; output: ReadonlyArray<Required<Omit<Alert, '__typename'>>>; }
  /** The last import of a file, which can be undone; empty where there is none. Described in src/graph/desk/last-import.ts. */
  ImportRows: { input: ReadonlyArray<import('./desk/stored-row').StoredRow>; output: ReadonlyArray<import('./desk/stored-row').StoredRow>; }
  /** What a person has chosen for files, each by its head, the newest last, at most 50; described in src/graph/desk/file-forms.ts. */
  FileForms: { input: ReadonlyArray<import('./desk/stored-row').StoredRow>; output: ReadonlyArray<import('./desk/stored-row').StoredRow>; }
};

/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** The server's lists in its order; the client's cache reads the investor's own after them. */
  readonly watchlists: ReadonlyArray<Watchlist>;
  /** Short-swing buy ideas (T+ signals); an investor may sell them from T+2 on. */
  readonly signals: SignalList;
  /**
   * What the studies find in an instrument's daily bars up to the trading day `until`, the newest that is over: a bar that is
   * still forming proves nothing. Computed here from the bars of the feed, about five years of them where it has them; with
   * `asKnown` at the prices that were known then, lowered for no ex-date after that day, where the feed has what that takes.
   */
  readonly signalHistory: SignalHistory;
  /** The state of the whole market in a few figures; null where the server has no such call. */
  readonly marketPulse?: Maybe<MarketPulse>;
  /** The net buying of the newest 60 trading days; null where the server has no such call. */
  readonly whale?: Maybe<Whale>;
  /** What is known about a listed company beside its prices; null where the feed does not know it. */
  readonly company?: Maybe<Company>;
  /** Valuation, technical figures and flows of every listed symbol as of the last close; null where the server has no such call. */
  readonly figures?: Maybe<Figures>;
  /** What a company reported, and the other companies of its sector; null where the server has no such call or does not know the symbol. */
  readonly companyReport?: Maybe<CompanyReport>;
  /** The net buying of one stock on the newest `days` trading days, oldest first; null where the server does not report single stocks. */
  readonly stockFlow?: Maybe<ReadonlyArray<DailyFlow>>;
  /** Headlines of the news provider, newest first. */
  readonly news: Scalars['NewsRows']['output'];
  /** The messaging bots that send signals, in the server's order; null where the server has no such call. */
  readonly bots?: Maybe<ReadonlyArray<Bot>>;
  /** One instrument with its newest trading day, by ticker; null where neither the feed nor the server has it. */
  readonly instrument?: Maybe<Instrument>;
  /** The newest trading day of several instruments in one request; those without a quote are left out. */
  readonly quotes: ReadonlyArray<Instrument>;
  /** At most 30 instruments that match a text, by ticker or company name, best first; null where the feed cannot search. */
  readonly search?: Maybe<ReadonlyArray<Instrument>>;
  /** Who has an account, or the first so many of them, with a text those whom the server finds; it permits admins only. */
  readonly users: UserList;
  /** The subscription of the signed-in person; null where the server has no such call. */
  readonly ownSubscription?: Maybe<CurrentSubscription>;
  /** The tiers of subscription that can be assigned; for admins only. */
  readonly subscriptionTiers: ReadonlyArray<SubscriptionTier>;
  /** The subscriptions of one user; for admins only. */
  readonly userSubscriptions: ReadonlyArray<UserSubscription>;
  /** What the studies found, run by run, with their log; for admins only. */
  readonly adminSignals: AdminSignalList;
  /** How the chart feed answers, asked now: for whoever connects one. Fails where it answers no call. */
  readonly feedReport: FeedReport;
  /** What the chart feed does otherwise than the protocol or the market has it, as far as it was met since the sign-in. */
  readonly feedDepartures: ReadonlyArray<FeedDeparture>;
  /** The lengths of bars that the feed serves, shortest first; days, weeks and months where it does not say. */
  readonly resolutions: ReadonlyArray<Resolution>;
  /**
   * The newest `countback` bars of an instrument that end before `before` (unix seconds; the newest of all when absent), with
   * `unadjusted` at the prices that were matched.
   */
  readonly candles: CandleSeries;
  /** What a person keeps on My T+: trades, alerts, notes, lines of charts, and how they calculate. */
  readonly desk: Desk;
  /** What the feed lists; null where it can neither list its symbols nor search. */
  readonly listing?: Maybe<Listing>;
  /** The newest trading day of listed symbols with their best orders, those without a quote left out; null where the feed has no quotes. */
  readonly boardQuotes?: Maybe<Scalars['BoardQuotes']['output']>;
  /** The orders and the last matches of a symbol; null where the feed has no quotes, or none of it. */
  readonly orderBook?: Maybe<Scalars['OrderBook']['output']>;
  /** What the bars of symbols before a trading day say about that day; those without bars are left out. */
  readonly pastOf: ReadonlyArray<Scalars['SymbolPast']['output']>;
  /**
   * The technical figures of a symbol as of the trading day `until`, computed here from its daily bars where the server has no
   * figures; null where the feed has no bars of it.
   */
  readonly technicalFigures?: Maybe<Scalars['TechnicalFigures']['output']>;
  /**
   * What the studies would find in the bars of the running trading day `day` if it ended now, each at the end of its symbol's
   * completed daily bars.
   */
  readonly provisionalSignals: ProvisionalSignals;
  /** The dividends, rights, meetings and reports of a symbol over the time of its bars (unix seconds), oldest first; null where the feed has none of any symbol. */
  readonly symbolEvents?: Maybe<ReadonlyArray<SymbolEvent>>;
  /**
   * The same of several symbols, requested a few at a time; null where the feed has none of any symbol. The symbols whose
   * events could not be loaded are named.
   */
  readonly eventsOf?: Maybe<SymbolsEvents>;
  /** What the holders of symbols received over a time (unix seconds), oldest first; null where the feed does not say it in figures of any symbol. */
  readonly exDates?: Maybe<ReadonlyArray<ExDate>>;
  /** Of how many symbols the feed has the ex-dates in one request: 1 where it does not say. */
  readonly exDatesAtOnce: Scalars['Int']['output'];
  /** Whether the feed also has prices that are not adjusted for what was paid out since. */
  readonly hasUnadjusted: Scalars['Boolean']['output'];
  /**
   * All ex-dates of a symbol, oldest first, for adjusting its unadjusted prices to a past day; null where the feed lacks
   * such prices, or does not say in figures what the holders received.
   */
  readonly adjustments?: Maybe<ReadonlyArray<ExDate>>;
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QuerySignalHistoryArgs = {
  symbol: Scalars['ID']['input'];
  until: Scalars['String']['input'];
  days?: ReadonlyArray<Scalars['String']['input']>;
  asKnown?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryCompanyArgs = {
  symbol: Scalars['ID']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryCompanyReportArgs = {
  symbol: Scalars['ID']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryStockFlowArgs = {
  symbol: Scalars['ID']['input'];
  days: Scalars['Int']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryInstrumentArgs = {
  symbol: Scalars['ID']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryQuotesArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryUsersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryUserSubscriptionsArgs = {
  userId: Scalars['ID']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryCandlesArgs = {
  symbol: Scalars['ID']['input'];
  resolution?: Resolution;
  countback: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['Int']['input']>;
  unadjusted?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryBoardQuotesArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryOrderBookArgs = {
  symbol: Scalars['ID']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryPastOfArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
  day: Scalars['String']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryTechnicalFiguresArgs = {
  symbol: Scalars['ID']['input'];
  until: Scalars['String']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryProvisionalSignalsArgs = {
  bars: ReadonlyArray<FormingBar>;
  day: Scalars['String']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QuerySymbolEventsArgs = {
  symbol: Scalars['ID']['input'];
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryEventsOfArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryExDatesArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
  from: Scalars['Float']['input'];
  to: Scalars['Float']['input'];
};


/**
 * Everything that a screen may query. Prices are in thousand đồng, as Vietnamese boards print them:
 * 68.4 is 68,400 đ. Turnover and net values are in billion đồng. Days are ISO dates of the
 * market's calendar; instants are ISO with an offset. A field that a server may lack is nullable:
 * the screen then shows a dash, never an invented figure.
 */
export type QueryAdjustmentsArgs = {
  symbol: Scalars['ID']['input'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Changes the signed-in person's own record; returns the record as the server sent it, null where it sent none. */
  readonly updateProfile?: Maybe<Scalars['UserRecord']['output']>;
  /**
   * Appends a symbol to a watchlist; returns the new row. The server rejects unknown and duplicate symbols, and a list of one's
   * own does. There `before` puts back a symbol that was deleted, unknown ones too: before another one, or null for the end.
   */
  readonly addSymbol: Instrument;
  /** Removes a symbol from a watchlist; returns the removed ticker. */
  readonly deleteSymbol: Scalars['ID']['output'];
  /** Requests the renewal of the person's subscription, once however often; false where the server has no such call. */
  readonly requestRenewal: Scalars['Boolean']['output'];
  /** Replaces all subscriptions of a user; returns those from now on. */
  readonly replaceSubscriptions: ReadonlyArray<UserSubscription>;
  /**
   * Changes a part of the desk and returns all of it. Rows are merged by id into the newest document, also where another tab
   * or another device has changed it meanwhile.
   */
  readonly changeDesk: Desk;
};


export type MutationUpdateProfileArgs = {
  changes: ProfileInput;
};


export type MutationAddSymbolArgs = {
  watchlistId: Scalars['ID']['input'];
  symbol: Scalars['ID']['input'];
  before?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteSymbolArgs = {
  watchlistId: Scalars['ID']['input'];
  symbol: Scalars['ID']['input'];
};


export type MutationReplaceSubscriptionsArgs = {
  userId: Scalars['ID']['input'];
  subscriptions: ReadonlyArray<UserSubscriptionInput>;
};


export type MutationChangeDeskArgs = {
  change: DeskChange;
};

/** What a feed streams, where it does: each event has only what has changed, at most one a frame. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The newest trading day of these instruments. */
  readonly quotes: ReadonlyArray<Instrument>;
  /** The same of listed symbols with their best orders. */
  readonly boardQuotes?: Maybe<ReadonlyArray<Scalars['BoardQuote']['output']>>;
  /** The orders and the last matches of a symbol: what its last row lacks is as it was loaded or streamed before. */
  readonly orderBook?: Maybe<Scalars['OrderBook']['output']>;
};


/** What a feed streams, where it does: each event has only what has changed, at most one a frame. */
export type SubscriptionQuotesArgs = {
  symbols: ReadonlyArray<Scalars['ID']['input']>;
};


/** What a feed streams, where it does: each event has only what has changed, at most one a frame. */
export type SubscriptionBoardQuotesArgs = {
  symbols: Scalars['SymbolList']['input'];
};


/** What a feed streams, where it does: each event has only what has changed, at most one a frame. */
export type SubscriptionOrderBookArgs = {
  symbol: Scalars['ID']['input'];
};

/** A named list of instruments that the investor follows: one of the server's, or one's own, which the desk has. */
export type Watchlist = {
  readonly __typename?: 'Watchlist';
  /** Opaque; that of a server's list goes back as it came, that of one's own begins with `own:`. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The place of a list among one's own, the lowest first; 0 of the server's. */
  readonly position: Scalars['Float']['output'];
  /** In the list's order, at most 10,000; of a list of one's own without prices, and with the names that are known. */
  readonly rows: Scalars['WatchlistRows']['output'];
  /** How many more the server listed. */
  readonly leftOut: Scalars['Int']['output'];
};

/** A listed share or fund. One cache entity per ticker, shared by every panel that shows it. */
export type Instrument = {
  readonly __typename?: 'Instrument';
  /** The ticker, in capitals: HPG, FUEVFVND. */
  readonly symbol: Scalars['ID']['output'];
  /**
   * Company name in Vietnamese: of a feed its own, with `short` the one of the server's lists. Where that is known, every
   * panel shows it.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly exchange?: Maybe<Exchange>;
  /**
   * Its newest price with the trading day that it is of and that day's figures; null where there is none. Of several sources
   * the cache keeps the newest by day.
   */
  readonly quote?: Maybe<Scalars['Quote']['output']>;
};


/** A listed share or fund. One cache entity per ticker, shared by every panel that shows it. */
export type InstrumentNameArgs = {
  short?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a chart feed offers, how it speaks and what of it is left out. */
export type FeedReport = {
  readonly __typename?: 'FeedReport';
  /** The calls of the protocol that are made, and how each was answered. */
  readonly calls: ReadonlyArray<FeedCall>;
  readonly resolutions: ReadonlyArray<FeedResolution>;
  /** The groups of its symbols: the exchanges that it names. */
  readonly groups: ReadonlyArray<Scalars['String']['output']>;
  /** What its prices are in; null until that is decided. */
  readonly unit?: Maybe<FeedUnit>;
  /** Seconds by which its stamps of days, and of minutes, are ahead of the market's; null until that is decided. */
  readonly dayOffset?: Maybe<Scalars['Int']['output']>;
  readonly minuteOffset?: Maybe<Scalars['Int']['output']>;
  /** The newest trading day that its daily bars have; null without bars. */
  readonly newestDay?: Maybe<Scalars['String']['output']>;
  /** What it does otherwise, the most frequent first. */
  readonly departures: ReadonlyArray<FeedDeparture>;
  /** The symbols whose daily bars were asked for, and how many bars were read of them. */
  readonly sample: ReadonlyArray<Scalars['String']['output']>;
  readonly bars: Scalars['Int']['output'];
  /** The bars that were left out besides, the most frequent fault first. */
  readonly leftOut: ReadonlyArray<FaultCount>;
};

export type FeedCall = {
  readonly __typename?: 'FeedCall';
  readonly call: FeedCallName;
  readonly answer: FeedAnswer;
};

/** The calls of the protocol, by the first part of their paths. */
export type FeedCallName =
  | 'CONFIG'
  | 'TIME'
  | 'SYMBOL_INFO'
  | 'SEARCH'
  | 'SYMBOLS'
  | 'HISTORY'
  | 'QUOTES'
  | 'TIMESCALE_MARKS';

/** How a feed answers a call. */
export type FeedAnswer =
  | 'ANSWERED'
  /** It has nothing to say. */
  | 'EMPTY'
  | 'LACKS'
  | 'REFUSED'
  | 'UNREADABLE'
  | 'UNREACHED'
  | 'BUSY'
  | 'UNKNOWN_SYMBOL';

/** The code of a resolution as a feed has it; null where it does not offer it. */
export type FeedResolution = {
  readonly __typename?: 'FeedResolution';
  readonly resolution: Resolution;
  readonly code?: Maybe<Scalars['String']['output']>;
};

export type FeedUnit =
  | 'DONG'
  | 'THOUSAND_DONG';

/** Something that a feed does otherwise than the protocol or the market has it, and how often it was met. */
export type FeedDeparture = {
  readonly __typename?: 'FeedDeparture';
  readonly kind: FeedDepartureKind;
  readonly count: Scalars['Int']['output'];
};

export type FeedDepartureKind =
  /** It has a resolution by another code than the usual one. */
  | 'OTHER_CODE'
  /** It sends fewer bars at once than it has. */
  | 'PAGES'
  /** It sends the oldest bars of a range, not the newest. */
  | 'OLDEST_FIRST'
  /** Its days, or its minutes, are stamped by another clock. */
  | 'SHIFTED_DAYS'
  | 'SHIFTED_MINUTES'
  /** Its prices are in đồng. */
  | 'DONG'
  /** A symbol's prices are in a unit that is not known. */
  | 'UNDECIDED_UNIT'
  /** It refuses a batch of quotes for one symbol. */
  | 'SPLIT_QUOTES'
  /** Bars without a volume. */
  | 'NO_VOLUME'
  /** Bars with a close alone. */
  | 'CLOSE_ONLY'
  /** Days without a match. */
  | 'NO_MATCH'
  /** Prices with the dust of floating-point numbers. */
  | 'NOISE'
  /** Days that come in parts, which are added up. */
  | 'ADDED_UP'
  /** Prices that step by more than a day allows, of the sample of the report alone. */
  | 'STEPS'
  /** Times in milliseconds, or written as text. */
  | 'MILLISECONDS'
  | 'TIMES_AS_TEXT';

export type FaultCount = {
  readonly __typename?: 'FaultCount';
  readonly fault: BarFault;
  readonly count: Scalars['Int']['output'];
};

/** The three markets of Vietnam. */
export type Exchange =
  /** Ho Chi Minh Stock Exchange. */
  | 'HOSE'
  /** Hanoi Stock Exchange. */
  | 'HNX'
  /** Unlisted public companies, run by HNX. */
  | 'UPCOM';

/** The newest signals that the server sent. */
export type SignalList = {
  readonly __typename?: 'SignalList';
  /** Newest first; at most 10,000. */
  readonly rows: Scalars['SignalRows']['output'];
  /** How many older ones the server sent beside these. */
  readonly leftOut: Scalars['Int']['output'];
};

/** A buy idea that one of the four studies found on daily bars. */
export type Signal = {
  readonly __typename?: 'Signal';
  readonly symbol: Scalars['ID']['output'];
  /** The closing price of the bar that gave the signal. */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** Null for a kind that the product lacks. */
  readonly kind?: Maybe<SignalKind>;
  /** The server's name of such a kind, as it came; null for one of the four. */
  readonly study?: Maybe<Scalars['String']['output']>;
  /** The day of the signal: the part of the server's `updated` before the first space, where that is a date. */
  readonly day?: Maybe<Scalars['String']['output']>;
  /**
   * When it was last confirmed: HH:mm in market time, or the rest of `updated` as it came where it cannot be read; without a day
   * the whole of it.
   */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** Why the server lists it, as text; shown in place of the product's own evidence. Null where it does not say. */
  readonly rule?: Maybe<Scalars['String']['output']>;
  /** The server's optional columns of a plan; null where it sends none. */
  readonly idea?: Maybe<TradeIdea>;
};

/** What to do with a signal, as far as the server sends it. */
export type TradeIdea = {
  readonly __typename?: 'TradeIdea';
  /** The server's name of the company. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Null for an action that the product lacks. */
  readonly action?: Maybe<TradeAction>;
  readonly industry?: Maybe<Scalars['String']['output']>;
  /** Where to buy. */
  readonly entryPrice?: Maybe<Scalars['Float']['output']>;
  /** Where it was sold; null while it is held. */
  readonly exitPrice?: Maybe<Scalars['Float']['output']>;
  /** The part of the capital, in percent. */
  readonly weight?: Maybe<Scalars['Float']['output']>;
  /** The newest closing price. */
  readonly closePrice?: Maybe<Scalars['Float']['output']>;
  /** Where to take the profit. */
  readonly targetPrice?: Maybe<Scalars['Float']['output']>;
  /** Where to take the loss. */
  readonly cutLossPrice?: Maybe<Scalars['Float']['output']>;
  /** ATR(14) of the signal's day. */
  readonly atr?: Maybe<Scalars['Float']['output']>;
  /** The day whose close was below the stop. */
  readonly stopBrokenOn?: Maybe<Scalars['String']['output']>;
  /** The day on which the target was reached. */
  readonly targetReachedOn?: Maybe<Scalars['String']['output']>;
};

/** What to do with a share. */
export type TradeAction =
  | 'BUY'
  | 'HOLD'
  | 'SELL';

/** The four studies behind a signal. */
export type SignalKind =
  /** The price makes a lower low that momentum does not confirm. */
  | 'DIVERGENCE'
  /** The price returns to the level it broke and holds it. */
  | 'BACK_TEST'
  /** Averages are stacked upwards and the price stands above them. */
  | 'TREND_UP'
  /** A close above the highest high of the last 55 trading days on rising volume. */
  | 'BREAK_OUT';

/** The signals of one instrument with what they rest on and what became of them. */
export type SignalHistory = {
  readonly __typename?: 'SignalHistory';
  readonly symbol: Scalars['ID']['output'];
  /** Anything but READY where the feed has no bars to compute from, or there is no feed. */
  readonly availability: Availability;
  /** How many trading days the studies read. */
  readonly tradingDays: Scalars['Int']['output'];
  /** The first of these trading days. */
  readonly since?: Maybe<Scalars['String']['output']>;
  /** Why the bars before it are not studied, and signals, outcomes and records are none of them; null where nothing is in the way. */
  readonly brokenBy?: Maybe<SeriesBreak>;
  /** Oldest first. */
  readonly signals: ReadonlyArray<PastSignal>;
  /** What became of a purchase on each of the requested days, in their order, with or without a signal on that day. */
  readonly days: ReadonlyArray<DayOutcomes>;
  /** How each kind that occurred went; none for less than 252 bars. */
  readonly trackRecords: ReadonlyArray<TrackRecord>;
};

/** The last daily bar that no study goes across. */
export type SeriesBreak = {
  readonly __typename?: 'SeriesBreak';
  readonly kind: SeriesBreakKind;
  readonly day: Scalars['String']['output'];
};

export type SeriesBreakKind =
  /** Its prices are further from the close before than the exchange allows: they are probably not adjusted. */
  | 'STEP'
  /** Its close alone is known. */
  | 'CLOSE_ONLY';

/** One signal that a study found. */
export type PastSignal = {
  readonly __typename?: 'PastSignal';
  readonly kind: SignalKind;
  readonly day: Scalars['String']['output'];
  /** The close of that day. */
  readonly price: Scalars['Float']['output'];
  /** A close below it invalidates the signal; as computed, not on a tick. */
  readonly voidBelow: Scalars['Float']['output'];
  /** The first trading day that closed below it. */
  readonly voidedOn?: Maybe<Scalars['String']['output']>;
  /** ATR(14) of the signal's bar; null on the first bars of a symbol. */
  readonly atr?: Maybe<Scalars['Float']['output']>;
  /** The highest price from the earliest purchase on, until the signal was invalidated; null while that is to come. */
  readonly highest?: Maybe<Scalars['Float']['output']>;
  /** The first trading day whose opening can buy it: a closing bar is known only after the last match. */
  readonly earliestBuy: Scalars['String']['output'];
  /** The first trading day on which that purchase can be sold, by T+2 and the calendar. */
  readonly earliestSale: Scalars['String']['output'];
  /** The opening price of the earliest purchase; null while that is to come. */
  readonly entryPrice?: Maybe<Scalars['Float']['output']>;
  readonly evidence: SignalEvidence;
  /** At T+3, T+5, T+10 and T+20. */
  readonly outcomes: ReadonlyArray<Outcome>;
};

/** What became of a purchase at the close of a day. */
export type DayOutcomes = {
  readonly __typename?: 'DayOutcomes';
  readonly day: Scalars['String']['output'];
  /** At T+3, T+5, T+10 and T+20; none where the feed has no bar of that day. */
  readonly outcomes: ReadonlyArray<Outcome>;
};

/** The change from a signal's close to the close so many trading days later. */
export type Outcome = {
  readonly __typename?: 'Outcome';
  readonly tradingDays: Scalars['Int']['output'];
  /** Null where that day is to come. */
  readonly percent?: Maybe<Scalars['Float']['output']>;
};

/** How a kind of signal went on one instrument, which has no other to compare with. */
export type TrackRecord = {
  readonly __typename?: 'TrackRecord';
  readonly kind: SignalKind;
  /** All signals of the kind, those included that have not come to any end. */
  readonly count: Scalars['Int']['output'];
  readonly horizons: ReadonlyArray<OutcomeStats>;
};

/** How purchases stood so many trading days later. */
export type OutcomeStats = {
  readonly __typename?: 'OutcomeStats';
  readonly tradingDays: Scalars['Int']['output'];
  /** Those whose end has come. */
  readonly count: Scalars['Int']['output'];
  /** The share of these that had risen, 0 to 1. */
  readonly hitRate?: Maybe<Scalars['Float']['output']>;
  /** The mean change in percent. */
  readonly mean?: Maybe<Scalars['Float']['output']>;
};

/** The figures of the day that a signal rests on. */
export type SignalEvidence = DivergenceEvidence | BackTestEvidence | TrendUpEvidence | BreakOutEvidence;

/** Two lows, the second one deeper in price and stronger in momentum. */
export type DivergenceEvidence = {
  readonly __typename?: 'DivergenceEvidence';
  readonly first: Pivot;
  readonly second: Pivot;
};

/** A low of momentum: its day, that day's lowest price, and RSI(14). */
export type Pivot = {
  readonly __typename?: 'Pivot';
  readonly day: Scalars['String']['output'];
  readonly low: Scalars['Float']['output'];
  readonly rsi: Scalars['Float']['output'];
};

/** A breakout's level that held when the price came back. */
export type BackTestEvidence = {
  readonly __typename?: 'BackTestEvidence';
  readonly breakoutDay: Scalars['String']['output'];
  readonly level: Scalars['Float']['output'];
  /** The newest day before the breakout whose high reached the level. */
  readonly peakDay: Scalars['String']['output'];
  /** The upper edge of the tested zone: the level and half of ATR(14) of the breakout's day. */
  readonly zoneTop: Scalars['Float']['output'];
  readonly low: Scalars['Float']['output'];
  readonly volume: Scalars['Float']['output'];
  readonly breakoutVolume: Scalars['Float']['output'];
};

/** Averages of the close stacked upwards, and where the price stands in its year. */
export type TrendUpEvidence = {
  readonly __typename?: 'TrendUpEvidence';
  readonly average50: Scalars['Float']['output'];
  readonly average150: Scalars['Float']['output'];
  readonly average200: Scalars['Float']['output'];
  /** The 200-day average of 22 trading days before. */
  readonly monthAgo: Scalars['Float']['output'];
  readonly yearLow: Scalars['Float']['output'];
  readonly yearHigh: Scalars['Float']['output'];
};

/** A close above the high of the 55 trading days before on more than the usual volume. */
export type BreakOutEvidence = {
  readonly __typename?: 'BreakOutEvidence';
  readonly level: Scalars['Float']['output'];
  readonly peakDay: Scalars['String']['output'];
  readonly volume: Scalars['Float']['output'];
  /** The mean of the 20 trading days before. */
  readonly usualVolume: Scalars['Float']['output'];
};

/** Users in the server's order, each once. */
export type UserList = {
  readonly __typename?: 'UserList';
  readonly rows: Scalars['UserRows']['output'];
  /** How many there are; null where the server has sent all that it has. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  /** How many of those that were sent are beyond the first 20,000, which alone are read. */
  readonly leftOut: Scalars['Int']['output'];
};

/** Somebody with an account, as an admin's list shows them. */
export type User = {
  readonly __typename?: 'User';
  /** Opaque; goes back to the server as it came. */
  readonly id: Scalars['ID']['output'];
  /** The family name first; else the user name, else the e-mail address, else a dash. */
  readonly name: Scalars['String']['output'];
  /** Empty where it is not known, as the other names. */
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly userName: Scalars['String']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Null where the server's list does not say it. */
  readonly subscription?: Maybe<CurrentSubscription>;
};

/** The subscription that somebody has, or had last. */
export type CurrentSubscription = {
  readonly __typename?: 'CurrentSubscription';
  /** The name of its tier; null where they have none. */
  readonly tier?: Maybe<Scalars['String']['output']>;
  readonly startDate?: Maybe<Scalars['String']['output']>;
  /** The last day; null where there is none. */
  readonly endDate?: Maybe<Scalars['String']['output']>;
  /** The instant at which its renewal was requested; null where it was not. */
  readonly renewalRequested?: Maybe<Scalars['String']['output']>;
};

/** A kind of subscription that an admin may assign; `plan` on the wire and on screen. */
export type SubscriptionTier = {
  readonly __typename?: 'SubscriptionTier';
  /** Opaque; goes back to the server as it came. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** A subscription that a user has for a time. */
export type UserSubscription = {
  readonly __typename?: 'UserSubscription';
  readonly tierId: Scalars['ID']['output'];
  /** Null where the server's date cannot be read. */
  readonly startDate?: Maybe<Scalars['String']['output']>;
  /** The last day; null where there is none. */
  readonly endDate?: Maybe<Scalars['String']['output']>;
};

/** A subscription that a user shall have. */
export type UserSubscriptionInput = {
  readonly tierId: Scalars['ID']['input'];
  readonly startDate: Scalars['String']['input'];
  readonly endDate?: InputMaybe<Scalars['String']['input']>;
};

/** The newest runs that the server sent. */
export type AdminSignalList = {
  readonly __typename?: 'AdminSignalList';
  /** Newest first; at most 10,000. */
  readonly rows: ReadonlyArray<AdminSignal>;
  /** How many older ones the server sent beside these. */
  readonly leftOut: Scalars['Int']['output'];
};

/** One run of a study over the market. */
export type AdminSignal = {
  readonly __typename?: 'AdminSignal';
  /** The tickers that it found. */
  readonly symbols: ReadonlyArray<Scalars['ID']['output']>;
  /** One of the four studies; null for another one. */
  readonly kind?: Maybe<SignalKind>;
  /** The server's name of the study. */
  readonly study?: Maybe<Scalars['String']['output']>;
  /** The day of the run: the part of the server's `updated` before the first space, where that is a date. */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** HH:mm in market time, or the rest of `updated` as it came where it cannot be read; without a day the whole of it. */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** The run's whole log with its line breaks, in the server's language. */
  readonly log?: Maybe<Scalars['String']['output']>;
};

/** A messaging bot that sends signals to whoever has linked it. */
export type Bot = {
  readonly __typename?: 'Bot';
  /** As the links that confirm a subscription name it: zalo, telegram. */
  readonly id: Scalars['ID']['output'];
  /** The messaging service: Zalo, Telegram. */
  readonly name: Scalars['String']['output'];
  /** Where a chat with it begins: an https address with `{refCode}` where the person's referral code belongs. */
  readonly address: Scalars['String']['output'];
  /** The word that makes it stop; null where the server names none. */
  readonly stopWord?: Maybe<Scalars['String']['output']>;
};

/** The market in a few figures, all of one trading day. */
export type MarketPulse = {
  readonly __typename?: 'MarketPulse';
  /** The instant the figures stand for. */
  readonly asOf?: Maybe<Scalars['String']['output']>;
  readonly indices: ReadonlyArray<MarketIndex>;
  /** Net buying of foreign investors, in billion đồng. */
  readonly foreignNet?: Maybe<Scalars['Float']['output']>;
  /** Net buying of brokers' own books, in billion đồng; null until the close, when the exchanges report it. */
  readonly proprietaryNet?: Maybe<Scalars['Float']['output']>;
  /** The mean turnover of HOSE in the 20 trading days before, up to the same time of day, in billion đồng. */
  readonly usualTurnover?: Maybe<Scalars['Float']['output']>;
  /** How many stocks of HOSE were up and down at the lunch break; null before the afternoon. */
  readonly morning?: Maybe<MorningBreadth>;
  /** Sectors, strongest first. */
  readonly sectors: ReadonlyArray<SectorMove>;
  /** The server's own sentence on the trading day, in its language; the product composes one from the figures where it can. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** The breadth of HOSE when its morning ended, stocks at their limits included. */
export type MorningBreadth = {
  readonly __typename?: 'MorningBreadth';
  readonly rose: Scalars['Int']['output'];
  readonly fell: Scalars['Int']['output'];
};

/** One index with the breadth of its exchange. */
export type MarketIndex = {
  readonly __typename?: 'MarketIndex';
  /** VNINDEX, VN30, HNXINDEX, UPCOMINDEX. */
  readonly code: Scalars['ID']['output'];
  readonly value?: Maybe<Scalars['Float']['output']>;
  readonly change?: Maybe<Scalars['Float']['output']>;
  readonly changePercent?: Maybe<Scalars['Float']['output']>;
  /** Matched value of the trading day, in billion đồng. */
  readonly turnover?: Maybe<Scalars['Float']['output']>;
  /** Stocks that closed at their ceiling. */
  readonly ceiling?: Maybe<Scalars['Int']['output']>;
  /** Stocks above their reference, those at the ceiling not counted. */
  readonly advancers?: Maybe<Scalars['Int']['output']>;
  /** Stocks at their reference. */
  readonly unchanged?: Maybe<Scalars['Int']['output']>;
  /** Stocks below their reference, those at the floor not counted. */
  readonly decliners?: Maybe<Scalars['Int']['output']>;
  /** Stocks that closed at their floor. */
  readonly floor?: Maybe<Scalars['Int']['output']>;
};

/** The average move of a sector's stocks. */
export type SectorMove = {
  readonly __typename?: 'SectorMove';
  readonly name: Scalars['String']['output'];
  readonly changePercent?: Maybe<Scalars['Float']['output']>;
  /** How many of its stocks rose, stood and fell. */
  readonly advancers?: Maybe<Scalars['Int']['output']>;
  readonly unchanged?: Maybe<Scalars['Int']['output']>;
  readonly decliners?: Maybe<Scalars['Int']['output']>;
};

/** Net buying by group and by stock, in billion đồng, negative where more was sold. */
export type Whale = {
  readonly __typename?: 'Whale';
  /** The instant that the newest trading day stands for. */
  readonly asOf?: Maybe<Scalars['String']['output']>;
  /** Oldest first, at most 60. */
  readonly days: ReadonlyArray<DailyFlow>;
  /** The stocks of the newest trading day. */
  readonly symbols: ReadonlyArray<StockFlow>;
};

/** The net buying of the four groups of investors on one trading day; their sum is zero. Until the close only the first is known. */
export type DailyFlow = {
  readonly __typename?: 'DailyFlow';
  readonly day: Scalars['String']['output'];
  /** Investors from abroad. */
  readonly foreign?: Maybe<Scalars['Float']['output']>;
  /** Brokers' own books. */
  readonly proprietary?: Maybe<Scalars['Float']['output']>;
  /** Other institutions of the country. */
  readonly institution?: Maybe<Scalars['Float']['output']>;
  /** Private investors of the country. */
  readonly individual?: Maybe<Scalars['Float']['output']>;
};

/** The net buying of one stock on the newest trading day. */
export type StockFlow = {
  readonly __typename?: 'StockFlow';
  readonly symbol: Scalars['ID']['output'];
  readonly foreign?: Maybe<Scalars['Float']['output']>;
  readonly proprietary?: Maybe<Scalars['Float']['output']>;
};

/** A listed company. */
export type Company = {
  readonly __typename?: 'Company';
  readonly symbol: Scalars['ID']['output'];
  readonly fullName?: Maybe<Scalars['String']['output']>;
  readonly sector?: Maybe<Scalars['String']['output']>;
};

/** A headline with its text. */
export type NewsItem = {
  readonly __typename?: 'NewsItem';
  /** Plain text, entities decoded once. */
  readonly title: Scalars['String']['output'];
  /** Local market time as YYYY-MM-DDTHH:mm; null where the provider's date cannot be read. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** Untrusted HTML of the provider; a screen sanitises it before it shows it. */
  readonly content: Scalars['String']['output'];
  /** The writer's name; null where the provider names none. */
  readonly author?: Maybe<Scalars['String']['output']>;
  /** The topics under which the provider files it, each once. */
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  /** The publication to credit; null where that is the provider itself. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** The http(s) address of the original article. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** The tickers that it is about, each once. */
  readonly symbols: ReadonlyArray<Scalars['ID']['output']>;
};

/** The length of one bar. */
export type Resolution =
  | 'MINUTE_1'
  | 'MINUTE_5'
  | 'MINUTE_15'
  | 'MINUTE_60'
  | 'DAY'
  | 'WEEK'
  | 'MONTH';

/** Bars as columns of equal length, oldest first. */
export type CandleSeries = {
  readonly __typename?: 'CandleSeries';
  readonly symbol: Scalars['ID']['output'];
  readonly availability: Availability;
  /** Unix seconds; bars of a day or longer stand at 00:00 UTC of their day, shorter ones at the instant that they begin. */
  readonly time: ReadonlyArray<Scalars['Float']['output']>;
  readonly open: ReadonlyArray<Scalars['Float']['output']>;
  readonly high: ReadonlyArray<Scalars['Float']['output']>;
  readonly low: ReadonlyArray<Scalars['Float']['output']>;
  readonly close: ReadonlyArray<Scalars['Float']['output']>;
  /** Shares; null where they are unknown. */
  readonly volume: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** The times of the bars of which the close alone is known, which stands in their open, high and low. */
  readonly closeOnly: ReadonlyArray<Scalars['Float']['output']>;
  /** True where the feed may have bars older than the first one here. */
  readonly hasOlder: Scalars['Boolean']['output'];
  /** The bars that the feed sent and that cannot be, which are not among these. */
  readonly leftOut: ReadonlyArray<LeftOutBar>;
};

/** A bar that is left out, and why. */
export type LeftOutBar = {
  readonly __typename?: 'LeftOutBar';
  /** Unix seconds, as of the bars; near it where its own cannot be read. */
  readonly time: Scalars['Float']['output'];
  readonly fault: BarFault;
};

export type BarFault =
  /** It is dated after today, in market time. */
  | 'FUTURE'
  /** Its high lies below its low, or its open or close outside of them. */
  | 'CONTRADICTORY'
  /** Its time or its close cannot be read. */
  | 'UNREADABLE'
  /** Another one of the same time has more. */
  | 'REPEATED'
  /** It is one of minutes, outside trading hours. */
  | 'OUTSIDE_HOURS'
  /** It is of a day on which the market is closed. */
  | 'CLOSED_DAY'
  /** It is one of several of a day that cannot be added up. */
  | 'PART_OF_DAY';

/** Whether a feed has bars for a symbol. */
export type Availability =
  | 'READY'
  /** The feed lists the symbol but has no bar in the range. */
  | 'NO_DATA'
  /** The feed does not list the symbol. */
  | 'UNKNOWN_SYMBOL'
  /** The feed sent bars, and none of them could be read. */
  | 'UNREADABLE'
  /** It is not known yet whether the prices are in đồng or in thousand đồng. */
  | 'UNDECIDED_UNIT';

/** The symbols of a feed. */
export type Listing = {
  readonly __typename?: 'Listing';
  /** In the feed's order. */
  readonly symbols: ReadonlyArray<Scalars['ListedSymbol']['output']>;
  /** Whether these are what a search of the feed finds, which may be a part of what is listed. */
  readonly isPart: Scalars['Boolean']['output'];
};

export type CompanyReport = {
  readonly __typename?: 'CompanyReport';
  /** The newest eight at most, oldest first. */
  readonly quarters: ReadonlyArray<CompanyQuarter>;
  /** The symbols of other companies of the sector, in the server's order. */
  readonly peers: ReadonlyArray<Scalars['ID']['output']>;
};

/** A quarter that a company reported, in billion đồng; of a bank, the revenue is its operating income. */
export type CompanyQuarter = {
  readonly __typename?: 'CompanyQuarter';
  /** As 2026Q2. */
  readonly quarter: Scalars['String']['output'];
  readonly revenue?: Maybe<Scalars['Float']['output']>;
  /** After tax; below 0 for a loss. */
  readonly profit?: Maybe<Scalars['Float']['output']>;
};

/**
 * The figures of the whole market, as a server computes them once after the close: prices move on, these stay until the next
 * one.
 */
export type Figures = {
  readonly __typename?: 'Figures';
  /** The trading day of that close. */
  readonly asOf: Scalars['String']['output'];
  /** Each symbol once, in the server's order. */
  readonly symbols: ReadonlyArray<Scalars['SymbolFigures']['output']>;
};

/** The fields of the person's record that changed, and no others; an emptied one is an empty text. */
export type ProfileInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** The nickname. */
  readonly userName?: InputMaybe<Scalars['String']['input']>;
  readonly email?: InputMaybe<ContactInput>;
  readonly phone?: InputMaybe<ContactInput>;
  readonly birthday?: InputMaybe<Scalars['String']['input']>;
  /** `male` or `female`. */
  readonly sex?: InputMaybe<Scalars['String']['input']>;
  /** The language to write to the person in: vi, en or de. */
  readonly lang?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly address1?: InputMaybe<Scalars['String']['input']>;
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
  /** An http(s) address. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** Always all three. */
  readonly socials?: InputMaybe<SocialsInput>;
  /** The broker that the person trades with, in their own words. */
  readonly brokerInfo?: InputMaybe<Scalars['String']['input']>;
  /** The tickers for the person's consultation. */
  readonly consultSymbols?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** An e-mail address or a phone number. */
export type ContactInput = {
  readonly value: Scalars['String']['input'];
  /** The server keeps an object with the value and its verification, not a mere text. */
  readonly isObject: Scalars['Boolean']['input'];
};

/** A person's pages elsewhere. */
export type SocialsInput = {
  readonly twitter: Scalars['String']['input'];
  readonly facebook: Scalars['String']['input'];
  readonly linkedin: Scalars['String']['input'];
};

/** A daily bar that is still forming, in thousand VND, with the shares that were matched so far. */
export type FormingBar = {
  readonly symbol: Scalars['ID']['input'];
  readonly open: Scalars['Float']['input'];
  readonly high: Scalars['Float']['input'];
  readonly low: Scalars['Float']['input'];
  readonly close: Scalars['Float']['input'];
  readonly volume: Scalars['Float']['input'];
};

/** What forming bars give. */
export type ProvisionalSignals = {
  readonly __typename?: 'ProvisionalSignals';
  /** In the order of the bars. */
  readonly found: ReadonlyArray<ProvisionalSignal>;
  /** The symbols that are not studied, as their completed bars are missing: the feed does not have them, or did not respond. */
  readonly missing: ReadonlyArray<Scalars['ID']['output']>;
};

/** A signal of a bar that is still forming, which may be gone when the trading day is over. */
export type ProvisionalSignal = {
  readonly __typename?: 'ProvisionalSignal';
  readonly symbol: Scalars['ID']['output'];
  readonly kind: SignalKind;
  /** The last price of the bar. */
  readonly price: Scalars['Float']['output'];
};

/** What happened to a share on a day, such as its ex-date. */
export type SymbolEvent = {
  readonly __typename?: 'SymbolEvent';
  readonly id: Scalars['ID']['output'];
  readonly symbol: Scalars['ID']['output'];
  readonly kind: SymbolEventKind;
  /** Unix seconds at 00:00 UTC of its day. */
  readonly time: Scalars['Float']['output'];
  /** The letter of its mark. */
  readonly label: Scalars['String']['output'];
  /** What the feed says about it, line by line. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

export type SymbolEventKind =
  | 'EX_DATE'
  /** Cash dividends are paid out. */
  | 'PAYMENT'
  /** A general meeting. */
  | 'MEETING'
  /** Figures of a quarter or a year are published. */
  | 'REPORT'
  /** What the feed does not classify. */
  | 'OTHER';

/** The events of several symbols, the oldest first. */
export type SymbolsEvents = {
  readonly __typename?: 'SymbolsEvents';
  readonly events: ReadonlyArray<SymbolEvent>;
  /** The symbols whose events could not be loaded. */
  readonly failed: ReadonlyArray<Scalars['ID']['output']>;
};

/** What those receive who held a share before its ex-date. */
export type ExDate = {
  readonly __typename?: 'ExDate';
  /** No other ex-date of any symbol has it. */
  readonly id: Scalars['ID']['output'];
  readonly symbol: Scalars['ID']['output'];
  readonly kind: ExDateKind;
  readonly day: Scalars['String']['output'];
  /** New shares for every `per` that are held; 0 of a cash dividend. */
  readonly shares: Scalars['Int']['output'];
  readonly per: Scalars['Int']['output'];
  /** Whole đồng: of a cash dividend the cash for a share before tax, else what a new share costs. */
  readonly price: Scalars['Int']['output'];
  /** The first day on which the new shares may be sold; null where it is not known. */
  readonly settles?: Maybe<Scalars['String']['output']>;
};

export type ExDateKind =
  | 'CASH_DIVIDEND'
  | 'STOCK_DIVIDEND'
  /** Free shares out of the company's reserves. */
  | 'BONUS'
  /** New shares at no cost, each of a smaller part of the company. */
  | 'SPLIT'
  /** The right to buy new shares at a fixed price. */
  | 'RIGHTS';

/** One document of one person. Prices of trades are đồng; those of alerts and lines are as the board prints them. */
export type Desk = {
  readonly __typename?: 'Desk';
  /** Counts the changes that the server, or this browser, has saved; nothing is saved after 9007199254740991. */
  readonly version: Scalars['Float']['output'];
  readonly keeper: DeskKeeper;
  /** Whether the newest changes are in this browser alone: the server has refused them as too large, and gets them again. */
  readonly isUnsent: Scalars['Boolean']['output'];
  /** What this browser had saved and cannot be read, oldest first; each is kept until it is discarded. */
  readonly damaged: ReadonlyArray<DamagedDesk>;
  readonly trades: Scalars['TradeRows']['output'];
  readonly alerts: Scalars['AlertRows']['output'];
  readonly notes: ReadonlyArray<Note>;
  readonly lines: ReadonlyArray<DrawnLine>;
  /** The ids of the ex-dates that the person does not want to record. */
  readonly ignored: ReadonlyArray<Scalars['ID']['output']>;
  /** Empty until the person has entered one: cash is not known then. */
  readonly flows: ReadonlyArray<CashFlow>;
  /** The lists of one's own, in their order. */
  readonly lists: ReadonlyArray<Watchlist>;
  /** The filters of the market that the person has saved under a name. */
  readonly filters: ReadonlyArray<SavedFilter>;
  readonly imports: Scalars['ImportRows']['output'];
  readonly forms: Scalars['FileForms']['output'];
  /** Null until the person has set it. */
  readonly settings?: Maybe<DeskSettings>;
};

/** A text that this browser had saved as a desk. */
export type DamagedDesk = {
  readonly __typename?: 'DamagedDesk';
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

/** Who keeps the desk. */
export type DeskKeeper =
  | 'SERVER'
  /** This browser alone, since the server lacks the call. */
  | 'BROWSER';

/** A purchase, a sale, or what an ex-date brings; planned or made. */
export type Trade = {
  readonly __typename?: 'Trade';
  readonly id: Scalars['ID']['output'];
  readonly symbol: Scalars['ID']['output'];
  readonly side: TradeSide;
  /** Shares; of BONUS the new ones for every `per` that are held, of DIVIDEND 0. */
  readonly quantity: Scalars['Int']['output'];
  /**
   * Đồng a share, to the millionth, as an average of several fills has a fraction; of BONUS what a new share costs, of DIVIDEND
   * the cash before tax.
   */
  readonly price: Scalars['Float']['output'];
  /** The trading day, or the ex-date. */
  readonly day: Scalars['String']['output'];
  /** Of BONUS only. */
  readonly per?: Maybe<Scalars['Int']['output']>;
  /** Of BONUS the first day on which the new shares may be sold. */
  readonly settles?: Maybe<Scalars['String']['output']>;
  /** Whether it is intended only. */
  readonly isPlanned: Scalars['Boolean']['output'];
  /** The plan of a purchase, in the prices of its day. */
  readonly stop?: Maybe<Scalars['Int']['output']>;
  readonly target?: Maybe<Scalars['Int']['output']>;
  /** The signal that a purchase follows. */
  readonly signalKind?: Maybe<SignalKind>;
  readonly signalDay?: Maybe<Scalars['String']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  /** What the broker took for a purchase or a sale, in whole đồng; null where only the settings tell it. */
  readonly feePaid?: Maybe<Scalars['Float']['output']>;
  /** The same of the tax, which contains that on received shares. */
  readonly taxPaid?: Maybe<Scalars['Float']['output']>;
  /** The account of the broker in which it was made. */
  readonly account?: Maybe<Scalars['String']['output']>;
  /** HH:mm:ss. */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** Of the order at the broker. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /**
   * A hash of the trade as an import wrote it: one that differs from what the trade is now tells that the person has edited it.
   * Null of a trade that was typed.
   */
  readonly importedAs?: Maybe<Scalars['String']['output']>;
};

export type TradeSide =
  | 'BUY'
  | 'SELL'
  /** New shares for those that are held before the ex-date. */
  | 'BONUS'
  /** Cash for them. */
  | 'DIVIDEND';

/** What a person is notified of, once, until it is armed again. */
export type Alert = {
  readonly __typename?: 'Alert';
  readonly id: Scalars['ID']['output'];
  readonly kind: AlertKind;
  /** Of a SIGNAL that has fired the symbol of that signal; null while it watches its list. */
  readonly symbol?: Maybe<Scalars['ID']['output']>;
  /** The watchlist of a SIGNAL. */
  readonly watchlistId?: Maybe<Scalars['ID']['output']>;
  /** The saved filter of a FILTER. */
  readonly filterId?: Maybe<Scalars['ID']['output']>;
  /** The purchase of a STOP, TARGET or SELLABLE. */
  readonly tradeId?: Maybe<Scalars['ID']['output']>;
  /** The price of ABOVE, BELOW, STOP and TARGET, as the board prints it. */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** The change of CHANGE in percent, with its sign. */
  readonly percent?: Maybe<Scalars['Float']['output']>;
  /** The instant from which on it watches. */
  readonly armedAt: Scalars['String']['output'];
  /** The instant at which it happened; null while it is armed. */
  readonly firedAt?: Maybe<Scalars['String']['output']>;
  /** The price at which it happened. */
  readonly firedPrice?: Maybe<Scalars['Float']['output']>;
  /** Whether the person has seen that it happened. */
  readonly isSeen: Scalars['Boolean']['output'];
};

export type AlertKind =
  | 'ABOVE'
  | 'BELOW'
  | 'CHANGE'
  | 'STOP'
  | 'TARGET'
  | 'SIGNAL'
  | 'SELLABLE'
  /** A symbol has entered a watched filter; there is none that waits. */
  | 'FILTER';

/** What a person wrote about a symbol, whose ticker is its id. */
export type Note = {
  readonly __typename?: 'Note';
  readonly id: Scalars['ID']['output'];
  /** Plain text of several lines. */
  readonly text: Scalars['String']['output'];
  /** The instant of the last change. */
  readonly changedAt?: Maybe<Scalars['String']['output']>;
};

/** A line that a person drew on a chart. */
export type DrawnLine = {
  readonly __typename?: 'DrawnLine';
  readonly id: Scalars['ID']['output'];
  readonly symbol: Scalars['ID']['output'];
  readonly kind: LineKind;
  /** One of HORIZONTAL, two of TREND. */
  readonly points: ReadonlyArray<LinePoint>;
};

export type LineKind =
  | 'HORIZONTAL'
  | 'TREND';

/** Capital that a person pays into the account or takes out of it. */
export type CashFlow = {
  readonly __typename?: 'CashFlow';
  readonly id: Scalars['ID']['output'];
  /** Any calendar day. */
  readonly day: Scalars['String']['output'];
  /** Whole đồng: above 0 a deposit, below 0 a withdrawal. */
  readonly amount: Scalars['Float']['output'];
};

/** Conditions of the market's filter under a name. */
export type SavedFilter = {
  readonly __typename?: 'SavedFilter';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** As the address has them: src/market/screen/text.ts. */
  readonly conditions: Scalars['String']['output'];
  /** The instant from which on a symbol that enters it is reported; null where none is. */
  readonly watchedSince?: Maybe<Scalars['String']['output']>;
};

export type LinePoint = {
  readonly __typename?: 'LinePoint';
  /** Unix seconds of the bar; of a HORIZONTAL 0. */
  readonly time: Scalars['Int']['output'];
  /** As the chart prints it. */
  readonly price: Scalars['Float']['output'];
};

/** A person's capital in đồng, the parts of it that one trade may lose and one symbol may take, and the costs of trading, in millionths. */
export type DeskSettings = {
  readonly __typename?: 'DeskSettings';
  readonly capital: Scalars['Float']['output'];
  readonly risk: Scalars['Int']['output'];
  readonly weight: Scalars['Int']['output'];
  readonly fee: Scalars['Int']['output'];
  readonly tax: Scalars['Int']['output'];
  /** On shares received as dividend or bonus when they are sold, of their par value or of a lower price. */
  readonly bonusTax: Scalars['Int']['output'];
  readonly costMethod: CostMethod;
};

/** How the shares of a sale get their cost. */
export type CostMethod =
  /** The average of all shares that are held. */
  | 'AVERAGE'
  /** First in, first out: what the first lots have cost. */
  | 'FIFO';

/** Rows to add or to replace, by their id, and those to remove. */
export type DeskChange = {
  readonly trades?: InputMaybe<ReadonlyArray<TradeInput>>;
  readonly alerts?: InputMaybe<ReadonlyArray<AlertInput>>;
  readonly notes?: InputMaybe<ReadonlyArray<NoteInput>>;
  readonly lines?: InputMaybe<ReadonlyArray<DrawnLineInput>>;
  readonly ignored?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly flows?: InputMaybe<ReadonlyArray<CashFlowInput>>;
  readonly lists?: InputMaybe<ReadonlyArray<OwnListInput>>;
  readonly filters?: InputMaybe<ReadonlyArray<SavedFilterInput>>;
  /** The last of them takes the place of the import before; an empty list leaves none. */
  readonly imports?: InputMaybe<Scalars['ImportRows']['input']>;
  readonly forms?: InputMaybe<Scalars['FileForms']['input']>;
  readonly settings?: InputMaybe<DeskSettingsInput>;
  readonly removed?: InputMaybe<DeskRemoval>;
  /** The ids of damaged desks to discard. */
  readonly discarded?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** The ids of the rows to remove, list by list: a row of another list with the same id stays. */
export type DeskRemoval = {
  readonly trades?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly alerts?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly notes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly lines?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly ignored?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly flows?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly lists?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly filters?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly forms?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Whether the settings go too. */
  readonly settings?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TradeInput = {
  readonly id: Scalars['ID']['input'];
  readonly symbol: Scalars['ID']['input'];
  readonly side: TradeSide;
  readonly quantity: Scalars['Int']['input'];
  readonly price: Scalars['Float']['input'];
  readonly day: Scalars['String']['input'];
  readonly per?: InputMaybe<Scalars['Int']['input']>;
  readonly settles?: InputMaybe<Scalars['String']['input']>;
  readonly isPlanned: Scalars['Boolean']['input'];
  readonly stop?: InputMaybe<Scalars['Int']['input']>;
  readonly target?: InputMaybe<Scalars['Int']['input']>;
  readonly signalKind?: InputMaybe<SignalKind>;
  readonly signalDay?: InputMaybe<Scalars['String']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Absent, it stays as it is saved, like those that follow. */
  readonly feePaid?: InputMaybe<Scalars['Float']['input']>;
  readonly taxPaid?: InputMaybe<Scalars['Float']['input']>;
  readonly account?: InputMaybe<Scalars['String']['input']>;
  readonly time?: InputMaybe<Scalars['String']['input']>;
  readonly orderNumber?: InputMaybe<Scalars['String']['input']>;
  readonly importedAs?: InputMaybe<Scalars['String']['input']>;
};

export type AlertInput = {
  readonly id: Scalars['ID']['input'];
  readonly kind: AlertKind;
  readonly symbol?: InputMaybe<Scalars['ID']['input']>;
  readonly watchlistId?: InputMaybe<Scalars['ID']['input']>;
  readonly filterId?: InputMaybe<Scalars['ID']['input']>;
  readonly tradeId?: InputMaybe<Scalars['ID']['input']>;
  readonly price?: InputMaybe<Scalars['Float']['input']>;
  readonly percent?: InputMaybe<Scalars['Float']['input']>;
  readonly armedAt: Scalars['String']['input'];
  readonly firedAt?: InputMaybe<Scalars['String']['input']>;
  readonly firedPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly isSeen: Scalars['Boolean']['input'];
};

export type NoteInput = {
  readonly id: Scalars['ID']['input'];
  /** An empty one removes the note. */
  readonly text: Scalars['String']['input'];
  readonly changedAt?: InputMaybe<Scalars['String']['input']>;
  /** The text that was edited: where another has been saved meanwhile, both are kept. */
  readonly before?: InputMaybe<Scalars['String']['input']>;
};

export type DrawnLineInput = {
  readonly id: Scalars['ID']['input'];
  readonly symbol: Scalars['ID']['input'];
  readonly kind: LineKind;
  readonly points: ReadonlyArray<LinePointInput>;
};

export type LinePointInput = {
  readonly time: Scalars['Int']['input'];
  readonly price: Scalars['Float']['input'];
};

export type CashFlowInput = {
  readonly id: Scalars['ID']['input'];
  readonly day: Scalars['String']['input'];
  readonly amount: Scalars['Float']['input'];
};

/**
 * A change of a list of one's own: what is absent stays as it is saved, also where another tab has changed it meanwhile.
 * Without `symbols` nothing comes of a change of a list that is gone.
 */
export type OwnListInput = {
  readonly id: Scalars['ID']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly position?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Creates the list with these in their order; a list that is there gets those that it lacks at its end, and stays as it is where
   * it has no room for them.
   */
  readonly symbols?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /**
   * Symbols to put at the end, each unless the list has it. Where the list has no room for them, nothing comes of any change of
   * lists.
   */
  readonly added?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly removed?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly moved?: InputMaybe<MovedSymbolInput>;
};

/** Puts a symbol of a list before another one; at the end where that is null or not in the list. */
export type MovedSymbolInput = {
  readonly symbol: Scalars['ID']['input'];
  readonly before?: InputMaybe<Scalars['ID']['input']>;
};

export type SavedFilterInput = {
  readonly id: Scalars['ID']['input'];
  readonly name: Scalars['String']['input'];
  readonly conditions: Scalars['String']['input'];
  /** Absent: as it is saved. */
  readonly watchedSince?: InputMaybe<Scalars['String']['input']>;
};

export type DeskSettingsInput = {
  readonly capital: Scalars['Float']['input'];
  readonly risk: Scalars['Int']['input'];
  readonly weight: Scalars['Int']['input'];
  readonly fee: Scalars['Int']['input'];
  readonly tax: Scalars['Int']['input'];
  readonly bonusTax: Scalars['Int']['input'];
  readonly costMethod: CostMethod;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  SignalEvidence:
    | ( DivergenceEvidence )
    | ( BackTestEvidence )
    | ( TrendUpEvidence )
    | ( BreakOutEvidence )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Watchlist: ResolverTypeWrapper<Watchlist>;
  WatchlistRows: ResolverTypeWrapper<Scalars['WatchlistRows']['output']>;
  Quote: ResolverTypeWrapper<Scalars['Quote']['output']>;
  Instrument: ResolverTypeWrapper<Instrument>;
  OrderBook: ResolverTypeWrapper<Scalars['OrderBook']['output']>;
  FeedReport: ResolverTypeWrapper<FeedReport>;
  FeedCall: ResolverTypeWrapper<FeedCall>;
  FeedCallName: FeedCallName;
  FeedAnswer: FeedAnswer;
  FeedResolution: ResolverTypeWrapper<FeedResolution>;
  FeedUnit: FeedUnit;
  FeedDeparture: ResolverTypeWrapper<FeedDeparture>;
  FeedDepartureKind: FeedDepartureKind;
  FaultCount: ResolverTypeWrapper<FaultCount>;
  Exchange: Exchange;
  SignalList: ResolverTypeWrapper<SignalList>;
  SignalRows: ResolverTypeWrapper<Scalars['SignalRows']['output']>;
  Signal: ResolverTypeWrapper<Signal>;
  TradeIdea: ResolverTypeWrapper<TradeIdea>;
  TradeAction: TradeAction;
  SignalKind: SignalKind;
  SignalHistory: ResolverTypeWrapper<Omit<SignalHistory, 'signals'> & { signals: ReadonlyArray<ResolversTypes['PastSignal']> }>;
  SeriesBreak: ResolverTypeWrapper<SeriesBreak>;
  SeriesBreakKind: SeriesBreakKind;
  PastSignal: ResolverTypeWrapper<Omit<PastSignal, 'evidence'> & { evidence: ResolversTypes['SignalEvidence'] }>;
  DayOutcomes: ResolverTypeWrapper<DayOutcomes>;
  Outcome: ResolverTypeWrapper<Outcome>;
  TrackRecord: ResolverTypeWrapper<TrackRecord>;
  OutcomeStats: ResolverTypeWrapper<OutcomeStats>;
  SignalEvidence: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignalEvidence']>;
  DivergenceEvidence: ResolverTypeWrapper<DivergenceEvidence>;
  Pivot: ResolverTypeWrapper<Pivot>;
  BackTestEvidence: ResolverTypeWrapper<BackTestEvidence>;
  TrendUpEvidence: ResolverTypeWrapper<TrendUpEvidence>;
  BreakOutEvidence: ResolverTypeWrapper<BreakOutEvidence>;
  UserList: ResolverTypeWrapper<UserList>;
  UserRows: ResolverTypeWrapper<Scalars['UserRows']['output']>;
  User: ResolverTypeWrapper<User>;
  CurrentSubscription: ResolverTypeWrapper<CurrentSubscription>;
  SubscriptionTier: ResolverTypeWrapper<SubscriptionTier>;
  UserSubscription: ResolverTypeWrapper<UserSubscription>;
  UserSubscriptionInput: UserSubscriptionInput;
  AdminSignalList: ResolverTypeWrapper<AdminSignalList>;
  AdminSignal: ResolverTypeWrapper<AdminSignal>;
  Bot: ResolverTypeWrapper<Bot>;
  MarketPulse: ResolverTypeWrapper<MarketPulse>;
  MorningBreadth: ResolverTypeWrapper<MorningBreadth>;
  MarketIndex: ResolverTypeWrapper<MarketIndex>;
  SectorMove: ResolverTypeWrapper<SectorMove>;
  Whale: ResolverTypeWrapper<Whale>;
  DailyFlow: ResolverTypeWrapper<DailyFlow>;
  StockFlow: ResolverTypeWrapper<StockFlow>;
  Company: ResolverTypeWrapper<Company>;
  NewsRows: ResolverTypeWrapper<Scalars['NewsRows']['output']>;
  NewsItem: ResolverTypeWrapper<NewsItem>;
  Resolution: Resolution;
  CandleSeries: ResolverTypeWrapper<CandleSeries>;
  LeftOutBar: ResolverTypeWrapper<LeftOutBar>;
  BarFault: BarFault;
  Availability: Availability;
  Listing: ResolverTypeWrapper<Listing>;
  ListedSymbol: ResolverTypeWrapper<Scalars['ListedSymbol']['output']>;
  BoardQuote: ResolverTypeWrapper<Scalars['BoardQuote']['output']>;
  SymbolList: ResolverTypeWrapper<Scalars['SymbolList']['output']>;
  BoardQuotes: ResolverTypeWrapper<Scalars['BoardQuotes']['output']>;
  SymbolPast: ResolverTypeWrapper<Scalars['SymbolPast']['output']>;
  CompanyReport: ResolverTypeWrapper<CompanyReport>;
  CompanyQuarter: ResolverTypeWrapper<CompanyQuarter>;
  TechnicalFigures: ResolverTypeWrapper<Scalars['TechnicalFigures']['output']>;
  Figures: ResolverTypeWrapper<Figures>;
  SymbolFigures: ResolverTypeWrapper<Scalars['SymbolFigures']['output']>;
  UserRecord: ResolverTypeWrapper<Scalars['UserRecord']['output']>;
  ProfileInput: ProfileInput;
  ContactInput: ContactInput;
  SocialsInput: SocialsInput;
  FormingBar: FormingBar;
  ProvisionalSignals: ResolverTypeWrapper<ProvisionalSignals>;
  ProvisionalSignal: ResolverTypeWrapper<ProvisionalSignal>;
  SymbolEvent: ResolverTypeWrapper<SymbolEvent>;
  SymbolEventKind: SymbolEventKind;
  SymbolsEvents: ResolverTypeWrapper<SymbolsEvents>;
  ExDate: ResolverTypeWrapper<ExDate>;
  ExDateKind: ExDateKind;
  Desk: ResolverTypeWrapper<Desk>;
  DamagedDesk: ResolverTypeWrapper<DamagedDesk>;
  DeskKeeper: DeskKeeper;
  TradeRows: ResolverTypeWrapper<Scalars['TradeRows']['output']>;
  AlertRows: ResolverTypeWrapper<Scalars['AlertRows']['output']>;
  Trade: ResolverTypeWrapper<Trade>;
  TradeSide: TradeSide;
  Alert: ResolverTypeWrapper<Alert>;
  AlertKind: AlertKind;
  Note: ResolverTypeWrapper<Note>;
  DrawnLine: ResolverTypeWrapper<DrawnLine>;
  LineKind: LineKind;
  CashFlow: ResolverTypeWrapper<CashFlow>;
  SavedFilter: ResolverTypeWrapper<SavedFilter>;
  ImportRows: ResolverTypeWrapper<Scalars['ImportRows']['output']>;
  FileForms: ResolverTypeWrapper<Scalars['FileForms']['output']>;
  LinePoint: ResolverTypeWrapper<LinePoint>;
  DeskSettings: ResolverTypeWrapper<DeskSettings>;
  CostMethod: CostMethod;
  DeskChange: DeskChange;
  DeskRemoval: DeskRemoval;
  TradeInput: TradeInput;
  AlertInput: AlertInput;
  NoteInput: NoteInput;
  DrawnLineInput: DrawnLineInput;
  LinePointInput: LinePointInput;
  CashFlowInput: CashFlowInput;
  OwnListInput: OwnListInput;
  MovedSymbolInput: MovedSymbolInput;
  SavedFilterInput: SavedFilterInput;
  DeskSettingsInput: DeskSettingsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  Float: Scalars['Float']['output'];
  Mutation: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Watchlist: Watchlist;
  WatchlistRows: Scalars['WatchlistRows']['output'];
  Quote: Scalars['Quote']['output'];
  Instrument: Instrument;
  OrderBook: Scalars['OrderBook']['output'];
  FeedReport: FeedReport;
  FeedCall: FeedCall;
  FeedResolution: FeedResolution;
  FeedDeparture: FeedDeparture;
  FaultCount: FaultCount;
  SignalList: SignalList;
  SignalRows: Scalars['SignalRows']['output'];
  Signal: Signal;
  TradeIdea: TradeIdea;
  SignalHistory: Omit<SignalHistory, 'signals'> & { signals: ReadonlyArray<ResolversParentTypes['PastSignal']> };
  SeriesBreak: SeriesBreak;
  PastSignal: Omit<PastSignal, 'evidence'> & { evidence: ResolversParentTypes['SignalEvidence'] };
  DayOutcomes: DayOutcomes;
  Outcome: Outcome;
  TrackRecord: TrackRecord;
  OutcomeStats: OutcomeStats;
  SignalEvidence: ResolversUnionTypes<ResolversParentTypes>['SignalEvidence'];
  DivergenceEvidence: DivergenceEvidence;
  Pivot: Pivot;
  BackTestEvidence: BackTestEvidence;
  TrendUpEvidence: TrendUpEvidence;
  BreakOutEvidence: BreakOutEvidence;
  UserList: UserList;
  UserRows: Scalars['UserRows']['output'];
  User: User;
  CurrentSubscription: CurrentSubscription;
  SubscriptionTier: SubscriptionTier;
  UserSubscription: UserSubscription;
  UserSubscriptionInput: UserSubscriptionInput;
  AdminSignalList: AdminSignalList;
  AdminSignal: AdminSignal;
  Bot: Bot;
  MarketPulse: MarketPulse;
  MorningBreadth: MorningBreadth;
  MarketIndex: MarketIndex;
  SectorMove: SectorMove;
  Whale: Whale;
  DailyFlow: DailyFlow;
  StockFlow: StockFlow;
  Company: Company;
  NewsRows: Scalars['NewsRows']['output'];
  NewsItem: NewsItem;
  CandleSeries: CandleSeries;
  LeftOutBar: LeftOutBar;
  Listing: Listing;
  ListedSymbol: Scalars['ListedSymbol']['output'];
  BoardQuote: Scalars['BoardQuote']['output'];
  SymbolList: Scalars['SymbolList']['output'];
  BoardQuotes: Scalars['BoardQuotes']['output'];
  SymbolPast: Scalars['SymbolPast']['output'];
  CompanyReport: CompanyReport;
  CompanyQuarter: CompanyQuarter;
  TechnicalFigures: Scalars['TechnicalFigures']['output'];
  Figures: Figures;
  SymbolFigures: Scalars['SymbolFigures']['output'];
  UserRecord: Scalars['UserRecord']['output'];
  ProfileInput: ProfileInput;
  ContactInput: ContactInput;
  SocialsInput: SocialsInput;
  FormingBar: FormingBar;
  ProvisionalSignals: ProvisionalSignals;
  ProvisionalSignal: ProvisionalSignal;
  SymbolEvent: SymbolEvent;
  SymbolsEvents: SymbolsEvents;
  ExDate: ExDate;
  Desk: Desk;
  DamagedDesk: DamagedDesk;
  TradeRows: Scalars['TradeRows']['output'];
  AlertRows: Scalars['AlertRows']['output'];
  Trade: Trade;
  Alert: Alert;
  Note: Note;
  DrawnLine: DrawnLine;
  CashFlow: CashFlow;
  SavedFilter: SavedFilter;
  ImportRows: Scalars['ImportRows']['output'];
  FileForms: Scalars['FileForms']['output'];
  LinePoint: LinePoint;
  DeskSettings: DeskSettings;
  DeskChange: DeskChange;
  DeskRemoval: DeskRemoval;
  TradeInput: TradeInput;
  AlertInput: AlertInput;
  NoteInput: NoteInput;
  DrawnLineInput: DrawnLineInput;
  LinePointInput: LinePointInput;
  CashFlowInput: CashFlowInput;
  OwnListInput: OwnListInput;
  MovedSymbolInput: MovedSymbolInput;
  SavedFilterInput: SavedFilterInput;
  DeskSettingsInput: DeskSettingsInput;
};

export type QueryResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  watchlists?: Resolver<ReadonlyArray<ResolversTypes['Watchlist']>, ParentType, ContextType>;
  signals?: Resolver<ResolversTypes['SignalList'], ParentType, ContextType>;
  signalHistory?: Resolver<ResolversTypes['SignalHistory'], ParentType, ContextType, RequireFields<QuerySignalHistoryArgs, 'symbol' | 'until' | 'days'>>;
  marketPulse?: Resolver<Maybe<ResolversTypes['MarketPulse']>, ParentType, ContextType>;
  whale?: Resolver<Maybe<ResolversTypes['Whale']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'symbol'>>;
  figures?: Resolver<Maybe<ResolversTypes['Figures']>, ParentType, ContextType>;
  companyReport?: Resolver<Maybe<ResolversTypes['CompanyReport']>, ParentType, ContextType, RequireFields<QueryCompanyReportArgs, 'symbol'>>;
  stockFlow?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DailyFlow']>>, ParentType, ContextType, RequireFields<QueryStockFlowArgs, 'symbol' | 'days'>>;
  news?: Resolver<ResolversTypes['NewsRows'], ParentType, ContextType>;
  bots?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Bot']>>, ParentType, ContextType>;
  instrument?: Resolver<Maybe<ResolversTypes['Instrument']>, ParentType, ContextType, RequireFields<QueryInstrumentArgs, 'symbol'>>;
  quotes?: Resolver<ReadonlyArray<ResolversTypes['Instrument']>, ParentType, ContextType, RequireFields<QueryQuotesArgs, 'symbols'>>;
  search?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Instrument']>>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  users?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'limit'>>;
  ownSubscription?: Resolver<Maybe<ResolversTypes['CurrentSubscription']>, ParentType, ContextType>;
  subscriptionTiers?: Resolver<ReadonlyArray<ResolversTypes['SubscriptionTier']>, ParentType, ContextType>;
  userSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['UserSubscription']>, ParentType, ContextType, RequireFields<QueryUserSubscriptionsArgs, 'userId'>>;
  adminSignals?: Resolver<ResolversTypes['AdminSignalList'], ParentType, ContextType>;
  feedReport?: Resolver<ResolversTypes['FeedReport'], ParentType, ContextType>;
  feedDepartures?: Resolver<ReadonlyArray<ResolversTypes['FeedDeparture']>, ParentType, ContextType>;
  resolutions?: Resolver<ReadonlyArray<ResolversTypes['Resolution']>, ParentType, ContextType>;
  candles?: Resolver<ResolversTypes['CandleSeries'], ParentType, ContextType, RequireFields<QueryCandlesArgs, 'symbol' | 'resolution' | 'countback'>>;
  desk?: Resolver<ResolversTypes['Desk'], ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType>;
  boardQuotes?: Resolver<Maybe<ResolversTypes['BoardQuotes']>, ParentType, ContextType, RequireFields<QueryBoardQuotesArgs, 'symbols'>>;
  orderBook?: Resolver<Maybe<ResolversTypes['OrderBook']>, ParentType, ContextType, RequireFields<QueryOrderBookArgs, 'symbol'>>;
  pastOf?: Resolver<ReadonlyArray<ResolversTypes['SymbolPast']>, ParentType, ContextType, RequireFields<QueryPastOfArgs, 'symbols' | 'day'>>;
  technicalFigures?: Resolver<Maybe<ResolversTypes['TechnicalFigures']>, ParentType, ContextType, RequireFields<QueryTechnicalFiguresArgs, 'symbol' | 'until'>>;
  provisionalSignals?: Resolver<ResolversTypes['ProvisionalSignals'], ParentType, ContextType, RequireFields<QueryProvisionalSignalsArgs, 'bars' | 'day'>>;
  symbolEvents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SymbolEvent']>>, ParentType, ContextType, RequireFields<QuerySymbolEventsArgs, 'symbol' | 'from' | 'to'>>;
  eventsOf?: Resolver<Maybe<ResolversTypes['SymbolsEvents']>, ParentType, ContextType, RequireFields<QueryEventsOfArgs, 'symbols' | 'from' | 'to'>>;
  exDates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExDate']>>, ParentType, ContextType, RequireFields<QueryExDatesArgs, 'symbols' | 'from' | 'to'>>;
  exDatesAtOnce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasUnadjusted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adjustments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ExDate']>>, ParentType, ContextType, RequireFields<QueryAdjustmentsArgs, 'symbol'>>;
};

export type MutationResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  updateProfile?: Resolver<Maybe<ResolversTypes['UserRecord']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'changes'>>;
  addSymbol?: Resolver<ResolversTypes['Instrument'], ParentType, ContextType, RequireFields<MutationAddSymbolArgs, 'watchlistId' | 'symbol'>>;
  deleteSymbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSymbolArgs, 'watchlistId' | 'symbol'>>;
  requestRenewal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replaceSubscriptions?: Resolver<ReadonlyArray<ResolversTypes['UserSubscription']>, ParentType, ContextType, RequireFields<MutationReplaceSubscriptionsArgs, 'userId' | 'subscriptions'>>;
  changeDesk?: Resolver<ResolversTypes['Desk'], ParentType, ContextType, RequireFields<MutationChangeDeskArgs, 'change'>>;
};

export type SubscriptionResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  quotes?: SubscriptionResolver<ReadonlyArray<ResolversTypes['Instrument']>, "quotes", ParentType, ContextType, RequireFields<SubscriptionQuotesArgs, 'symbols'>>;
  boardQuotes?: SubscriptionResolver<Maybe<ReadonlyArray<ResolversTypes['BoardQuote']>>, "boardQuotes", ParentType, ContextType, RequireFields<SubscriptionBoardQuotesArgs, 'symbols'>>;
  orderBook?: SubscriptionResolver<Maybe<ResolversTypes['OrderBook']>, "orderBook", ParentType, ContextType, RequireFields<SubscriptionOrderBookArgs, 'symbol'>>;
};

export type WatchlistResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Watchlist'] = ResolversParentTypes['Watchlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['WatchlistRows'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface WatchlistRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['WatchlistRows'], any> {
  name: 'WatchlistRows';
}

export interface QuoteScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Quote'], any> {
  name: 'Quote';
}

export type InstrumentResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Instrument'] = ResolversParentTypes['Instrument']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<InstrumentNameArgs>>;
  exchange?: Resolver<Maybe<ResolversTypes['Exchange']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
};

export interface OrderBookScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['OrderBook'], any> {
  name: 'OrderBook';
}

export type FeedReportResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['FeedReport'] = ResolversParentTypes['FeedReport']> = {
  calls?: Resolver<ReadonlyArray<ResolversTypes['FeedCall']>, ParentType, ContextType>;
  resolutions?: Resolver<ReadonlyArray<ResolversTypes['FeedResolution']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['FeedUnit']>, ParentType, ContextType>;
  dayOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minuteOffset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newestDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departures?: Resolver<ReadonlyArray<ResolversTypes['FeedDeparture']>, ParentType, ContextType>;
  sample?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  bars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['FaultCount']>, ParentType, ContextType>;
};

export type FeedCallResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['FeedCall'] = ResolversParentTypes['FeedCall']> = {
  call?: Resolver<ResolversTypes['FeedCallName'], ParentType, ContextType>;
  answer?: Resolver<ResolversTypes['FeedAnswer'], ParentType, ContextType>;
};

export type FeedResolutionResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['FeedResolution'] = ResolversParentTypes['FeedResolution']> = {
  resolution?: Resolver<ResolversTypes['Resolution'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeedDepartureResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['FeedDeparture'] = ResolversParentTypes['FeedDeparture']> = {
  kind?: Resolver<ResolversTypes['FeedDepartureKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FaultCountResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['FaultCount'] = ResolversParentTypes['FaultCount']> = {
  fault?: Resolver<ResolversTypes['BarFault'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignalListResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SignalList'] = ResolversParentTypes['SignalList']> = {
  rows?: Resolver<ResolversTypes['SignalRows'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface SignalRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SignalRows'], any> {
  name: 'SignalRows';
}

export type SignalResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Signal'] = ResolversParentTypes['Signal']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SignalKind']>, ParentType, ContextType>;
  study?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idea?: Resolver<Maybe<ResolversTypes['TradeIdea']>, ParentType, ContextType>;
};

export type TradeIdeaResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['TradeIdea'] = ResolversParentTypes['TradeIdea']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['TradeAction']>, ParentType, ContextType>;
  industry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  exitPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closePrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  targetPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cutLossPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  atr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  stopBrokenOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetReachedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignalHistoryResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SignalHistory'] = ResolversParentTypes['SignalHistory']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  tradingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brokenBy?: Resolver<Maybe<ResolversTypes['SeriesBreak']>, ParentType, ContextType>;
  signals?: Resolver<ReadonlyArray<ResolversTypes['PastSignal']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['DayOutcomes']>, ParentType, ContextType>;
  trackRecords?: Resolver<ReadonlyArray<ResolversTypes['TrackRecord']>, ParentType, ContextType>;
};

export type SeriesBreakResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SeriesBreak'] = ResolversParentTypes['SeriesBreak']> = {
  kind?: Resolver<ResolversTypes['SeriesBreakKind'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PastSignalResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['PastSignal'] = ResolversParentTypes['PastSignal']> = {
  kind?: Resolver<ResolversTypes['SignalKind'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voidBelow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  voidedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  atr?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earliestBuy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earliestSale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['SignalEvidence'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['Outcome']>, ParentType, ContextType>;
};

export type DayOutcomesResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DayOutcomes'] = ResolversParentTypes['DayOutcomes']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['Outcome']>, ParentType, ContextType>;
};

export type OutcomeResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Outcome'] = ResolversParentTypes['Outcome']> = {
  tradingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TrackRecordResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['TrackRecord'] = ResolversParentTypes['TrackRecord']> = {
  kind?: Resolver<ResolversTypes['SignalKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizons?: Resolver<ReadonlyArray<ResolversTypes['OutcomeStats']>, ParentType, ContextType>;
};

export type OutcomeStatsResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['OutcomeStats'] = ResolversParentTypes['OutcomeStats']> = {
  tradingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hitRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type SignalEvidenceResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SignalEvidence'] = ResolversParentTypes['SignalEvidence']> = {
  __resolveType: TypeResolveFn<'DivergenceEvidence' | 'BackTestEvidence' | 'TrendUpEvidence' | 'BreakOutEvidence', ParentType, ContextType>;
};

export type DivergenceEvidenceResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DivergenceEvidence'] = ResolversParentTypes['DivergenceEvidence']> = {
  first?: Resolver<ResolversTypes['Pivot'], ParentType, ContextType>;
  second?: Resolver<ResolversTypes['Pivot'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PivotResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Pivot'] = ResolversParentTypes['Pivot']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rsi?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BackTestEvidenceResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['BackTestEvidence'] = ResolversParentTypes['BackTestEvidence']> = {
  breakoutDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  peakDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoneTop?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  volume?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  breakoutVolume?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrendUpEvidenceResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['TrendUpEvidence'] = ResolversParentTypes['TrendUpEvidence']> = {
  average50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  average150?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  average200?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  monthAgo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  yearLow?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  yearHigh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BreakOutEvidenceResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['BreakOutEvidence'] = ResolversParentTypes['BreakOutEvidence']> = {
  level?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  peakDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volume?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usualVolume?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  rows?: Resolver<ResolversTypes['UserRows'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UserRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UserRows'], any> {
  name: 'UserRows';
}

export type UserResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['CurrentSubscription']>, ParentType, ContextType>;
};

export type CurrentSubscriptionResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['CurrentSubscription'] = ResolversParentTypes['CurrentSubscription']> = {
  tier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  renewalRequested?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionTierResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SubscriptionTier'] = ResolversParentTypes['SubscriptionTier']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserSubscriptionResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['UserSubscription'] = ResolversParentTypes['UserSubscription']> = {
  tierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminSignalListResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['AdminSignalList'] = ResolversParentTypes['AdminSignalList']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['AdminSignal']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminSignalResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['AdminSignal'] = ResolversParentTypes['AdminSignal']> = {
  symbols?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['SignalKind']>, ParentType, ContextType>;
  study?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  log?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BotResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Bot'] = ResolversParentTypes['Bot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stopWord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarketPulseResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['MarketPulse'] = ResolversParentTypes['MarketPulse']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  indices?: Resolver<ReadonlyArray<ResolversTypes['MarketIndex']>, ParentType, ContextType>;
  foreignNet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  proprietaryNet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  usualTurnover?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  morning?: Resolver<Maybe<ResolversTypes['MorningBreadth']>, ParentType, ContextType>;
  sectors?: Resolver<ReadonlyArray<ResolversTypes['SectorMove']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MorningBreadthResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['MorningBreadth'] = ResolversParentTypes['MorningBreadth']> = {
  rose?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fell?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketIndexResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['MarketIndex'] = ResolversParentTypes['MarketIndex']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  changePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  turnover?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ceiling?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  advancers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decliners?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SectorMoveResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SectorMove'] = ResolversParentTypes['SectorMove']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  advancers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unchanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  decliners?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WhaleResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Whale'] = ResolversParentTypes['Whale']> = {
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['DailyFlow']>, ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['StockFlow']>, ParentType, ContextType>;
};

export type DailyFlowResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DailyFlow'] = ResolversParentTypes['DailyFlow']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foreign?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  proprietary?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  individual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type StockFlowResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['StockFlow'] = ResolversParentTypes['StockFlow']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  foreign?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  proprietary?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface NewsRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['NewsRows'], any> {
  name: 'NewsRows';
}

export type NewsItemResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CandleSeriesResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['CandleSeries'] = ResolversParentTypes['CandleSeries']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  time?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  open?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  high?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  low?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  close?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  volume?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  closeOnly?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType>;
  hasOlder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['LeftOutBar']>, ParentType, ContextType>;
};

export type LeftOutBarResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['LeftOutBar'] = ResolversParentTypes['LeftOutBar']> = {
  time?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['BarFault'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  symbols?: Resolver<ReadonlyArray<ResolversTypes['ListedSymbol']>, ParentType, ContextType>;
  isPart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface ListedSymbolScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ListedSymbol'], any> {
  name: 'ListedSymbol';
}

export interface BoardQuoteScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BoardQuote'], any> {
  name: 'BoardQuote';
}

export interface SymbolListScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SymbolList'], any> {
  name: 'SymbolList';
}

export interface BoardQuotesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['BoardQuotes'], any> {
  name: 'BoardQuotes';
}

export interface SymbolPastScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SymbolPast'], any> {
  name: 'SymbolPast';
}

export type CompanyReportResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['CompanyReport'] = ResolversParentTypes['CompanyReport']> = {
  quarters?: Resolver<ReadonlyArray<ResolversTypes['CompanyQuarter']>, ParentType, ContextType>;
  peers?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CompanyQuarterResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['CompanyQuarter'] = ResolversParentTypes['CompanyQuarter']> = {
  quarter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  profit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface TechnicalFiguresScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TechnicalFigures'], any> {
  name: 'TechnicalFigures';
}

export type FiguresResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbols?: Resolver<ReadonlyArray<ResolversTypes['SymbolFigures']>, ParentType, ContextType>;
};

export interface SymbolFiguresScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SymbolFigures'], any> {
  name: 'SymbolFigures';
}

export interface UserRecordScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UserRecord'], any> {
  name: 'UserRecord';
}

export type ProvisionalSignalsResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['ProvisionalSignals'] = ResolversParentTypes['ProvisionalSignals']> = {
  found?: Resolver<ReadonlyArray<ResolversTypes['ProvisionalSignal']>, ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ProvisionalSignalResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['ProvisionalSignal'] = ResolversParentTypes['ProvisionalSignal']> = {
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SignalKind'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SymbolEventResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SymbolEvent'] = ResolversParentTypes['SymbolEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SymbolEventKind'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SymbolsEventsResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SymbolsEvents'] = ResolversParentTypes['SymbolsEvents']> = {
  events?: Resolver<ReadonlyArray<ResolversTypes['SymbolEvent']>, ParentType, ContextType>;
  failed?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ExDateResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['ExDate'] = ResolversParentTypes['ExDate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ExDateKind'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shares?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settles?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Desk'] = ResolversParentTypes['Desk']> = {
  version?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  keeper?: Resolver<ResolversTypes['DeskKeeper'], ParentType, ContextType>;
  isUnsent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  damaged?: Resolver<ReadonlyArray<ResolversTypes['DamagedDesk']>, ParentType, ContextType>;
  trades?: Resolver<ResolversTypes['TradeRows'], ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['AlertRows'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['Note']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['DrawnLine']>, ParentType, ContextType>;
  ignored?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  flows?: Resolver<ReadonlyArray<ResolversTypes['CashFlow']>, ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['Watchlist']>, ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['SavedFilter']>, ParentType, ContextType>;
  imports?: Resolver<ResolversTypes['ImportRows'], ParentType, ContextType>;
  forms?: Resolver<ResolversTypes['FileForms'], ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['DeskSettings']>, ParentType, ContextType>;
};

export type DamagedDeskResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DamagedDesk'] = ResolversParentTypes['DamagedDesk']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface TradeRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['TradeRows'], any> {
  name: 'TradeRows';
}

export interface AlertRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AlertRows'], any> {
  name: 'AlertRows';
}

export type TradeResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Trade'] = ResolversParentTypes['Trade']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['TradeSide'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  per?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  settles?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPlanned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stop?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signalKind?: Resolver<Maybe<ResolversTypes['SignalKind']>, ParentType, ContextType>;
  signalDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feePaid?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxPaid?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  importedAs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AlertResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AlertKind'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  watchlistId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filterId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tradeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  armedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firedPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DrawnLineResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DrawnLine'] = ResolversParentTypes['DrawnLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LineKind'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['LinePoint']>, ParentType, ContextType>;
};

export type CashFlowResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['CashFlow'] = ResolversParentTypes['CashFlow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SavedFilterResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['SavedFilter'] = ResolversParentTypes['SavedFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  watchedSince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface ImportRowsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ImportRows'], any> {
  name: 'ImportRows';
}

export interface FileFormsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['FileForms'], any> {
  name: 'FileForms';
}

export type LinePointResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['LinePoint'] = ResolversParentTypes['LinePoint']> = {
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeskSettingsResolvers<ContextType = Sources, ParentType extends ResolversParentTypes['DeskSettings'] = ResolversParentTypes['DeskSettings']> = {
  capital?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bonusTax?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costMethod?: Resolver<ResolversTypes['CostMethod'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Sources> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Watchlist?: WatchlistResolvers<ContextType>;
  WatchlistRows?: GraphQLScalarType;
  Quote?: GraphQLScalarType;
  Instrument?: InstrumentResolvers<ContextType>;
  OrderBook?: GraphQLScalarType;
  FeedReport?: FeedReportResolvers<ContextType>;
  FeedCall?: FeedCallResolvers<ContextType>;
  FeedResolution?: FeedResolutionResolvers<ContextType>;
  FeedDeparture?: FeedDepartureResolvers<ContextType>;
  FaultCount?: FaultCountResolvers<ContextType>;
  SignalList?: SignalListResolvers<ContextType>;
  SignalRows?: GraphQLScalarType;
  Signal?: SignalResolvers<ContextType>;
  TradeIdea?: TradeIdeaResolvers<ContextType>;
  SignalHistory?: SignalHistoryResolvers<ContextType>;
  SeriesBreak?: SeriesBreakResolvers<ContextType>;
  PastSignal?: PastSignalResolvers<ContextType>;
  DayOutcomes?: DayOutcomesResolvers<ContextType>;
  Outcome?: OutcomeResolvers<ContextType>;
  TrackRecord?: TrackRecordResolvers<ContextType>;
  OutcomeStats?: OutcomeStatsResolvers<ContextType>;
  SignalEvidence?: SignalEvidenceResolvers<ContextType>;
  DivergenceEvidence?: DivergenceEvidenceResolvers<ContextType>;
  Pivot?: PivotResolvers<ContextType>;
  BackTestEvidence?: BackTestEvidenceResolvers<ContextType>;
  TrendUpEvidence?: TrendUpEvidenceResolvers<ContextType>;
  BreakOutEvidence?: BreakOutEvidenceResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UserRows?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  CurrentSubscription?: CurrentSubscriptionResolvers<ContextType>;
  SubscriptionTier?: SubscriptionTierResolvers<ContextType>;
  UserSubscription?: UserSubscriptionResolvers<ContextType>;
  AdminSignalList?: AdminSignalListResolvers<ContextType>;
  AdminSignal?: AdminSignalResolvers<ContextType>;
  Bot?: BotResolvers<ContextType>;
  MarketPulse?: MarketPulseResolvers<ContextType>;
  MorningBreadth?: MorningBreadthResolvers<ContextType>;
  MarketIndex?: MarketIndexResolvers<ContextType>;
  SectorMove?: SectorMoveResolvers<ContextType>;
  Whale?: WhaleResolvers<ContextType>;
  DailyFlow?: DailyFlowResolvers<ContextType>;
  StockFlow?: StockFlowResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  NewsRows?: GraphQLScalarType;
  NewsItem?: NewsItemResolvers<ContextType>;
  CandleSeries?: CandleSeriesResolvers<ContextType>;
  LeftOutBar?: LeftOutBarResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListedSymbol?: GraphQLScalarType;
  BoardQuote?: GraphQLScalarType;
  SymbolList?: GraphQLScalarType;
  BoardQuotes?: GraphQLScalarType;
  SymbolPast?: GraphQLScalarType;
  CompanyReport?: CompanyReportResolvers<ContextType>;
  CompanyQuarter?: CompanyQuarterResolvers<ContextType>;
  TechnicalFigures?: GraphQLScalarType;
  Figures?: FiguresResolvers<ContextType>;
  SymbolFigures?: GraphQLScalarType;
  UserRecord?: GraphQLScalarType;
  ProvisionalSignals?: ProvisionalSignalsResolvers<ContextType>;
  ProvisionalSignal?: ProvisionalSignalResolvers<ContextType>;
  SymbolEvent?: SymbolEventResolvers<ContextType>;
  SymbolsEvents?: SymbolsEventsResolvers<ContextType>;
  ExDate?: ExDateResolvers<ContextType>;
  Desk?: DeskResolvers<ContextType>;
  DamagedDesk?: DamagedDeskResolvers<ContextType>;
  TradeRows?: GraphQLScalarType;
  AlertRows?: GraphQLScalarType;
  Trade?: TradeResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  DrawnLine?: DrawnLineResolvers<ContextType>;
  CashFlow?: CashFlowResolvers<ContextType>;
  SavedFilter?: SavedFilterResolvers<ContextType>;
  ImportRows?: GraphQLScalarType;
  FileForms?: GraphQLScalarType;
  LinePoint?: LinePointResolvers<ContextType>;
  DeskSettings?: DeskSettingsResolvers<ContextType>;
};

