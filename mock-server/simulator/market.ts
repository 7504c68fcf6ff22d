import type { Day } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import type { Listing } from '../listing/table';
import { listingOf, universe } from '../listing/universe';
import type { PriceHistory } from './bar-candles';
import { createAuction, type Expected } from './auction';
import { createBoard, type Snapshot } from './board';
import type { ExDate } from './dividends';
import { createExDates } from './ex-dates';
import { createOutstandingShares } from './outstanding-shares';
import { createHistory, type Amend } from './history';
import { createIntradayCandles, type BarRange, type Prices } from './intraday-candles';
import { createLastMatches, type Match } from './last-matches';
import { indexCodeOf } from './indices/catalogue';
import { createIndexCandles } from './indices/index-candles';
import { createIndexIntraday } from './indices/index-intraday';
import { createMainStand, type MainStand } from './indices/main-stand';
import { createRunningBar } from './indices/running-bar';
import type { MarketShock } from './market-factors';
import type { Memo } from './memo-until';
import type { Quote } from './quote';
import { createRunningDay } from './running-day';
import { runInSlices } from './slices';
import { createTradingClock } from './trading-clock';

const DEFAULT_SEED = 33;

export type MarketOptions = {
  seed?: number;
  now: () => Date;
  /** Makes the newest trading day a crash or a rally. */
  shock?: MarketShock;
  /** Changes closed candles before they are read: a test so proves that one bar moves every panel. */
  amend?: Amend;
};

/** The simulated market at the time of its clock; every figure of the mock server is computed from it. */
export type Market = {
  seed: number;
  now: () => Date;
  /** The newest trading day that is closed. */
  lastDay: () => Day;
  /** The trading day on the board: from 09:00 of a trading day that day, until then the last closed one. */
  today: () => Day;
  /** The second of the day (ICT) that a running trading day has reached, in steps of 15; null while none runs. */
  second: () => number | null;
  /** The closed trading days of the newest five years, oldest first. */
  days: () => readonly Day[];
  listings: readonly Listing[];
  /**
   * Five years of daily bars, adjusted by default, a running trading day's bar so far as the last one. Indices too, in
   * points; null for a symbol that is neither listed nor an index.
   */
  candles: (symbol: string, prices?: Prices) => Candles | null;
  /** The same without a running trading day, as a study needs them. */
  closedCandles: (symbol: string) => Candles | null;
  /**
   * The bars of so many minutes (60 at most) of the newest 250 trading days: of a listing adjusted like its daily bars, of an
   * index those of the newest days; null for a symbol that is neither.
   */
  intraday: (symbol: string, minutes: number, range: BarRange) => Candles | null;
  /** The closed bars of a listing. */
  history: (listing: Listing) => PriceHistory;
  /** The newest closed bars of a listing: so many trading days, or all where there are fewer. */
  newestHistory: (listing: Listing, count: number) => PriceHistory;
  /** The ex-dates of a listing on the trading days that are shown, oldest first. */
  dividends: (listing: Listing) => readonly ExDate[];
  /** The shares of a company on a trading day, those of its ex-dates until then included; null for a fund. */
  shares: (listing: Listing, day: Day) => number | null;
  /** Whether a company pays dividends in some years. */
  paysDividends: (listing: Listing) => boolean;
  /** A listing on a trading day so far; null where nothing matched. */
  quote: (listing: Listing, day: Day) => Quote | null;
  /** A listing on a trading day of the newest five years, matched or not. */
  snapshot: (listing: Listing, day: Day) => Snapshot;
  /** The last matches of a listing on the board, at most so many, the newest first. */
  matches: (listing: Listing, count: number) => readonly Match[];
  /** What an auction would match now of a listing on the board; null while none takes orders. */
  expected: (listing: Listing) => Expected | null;
  /** The price of a listing on the board, in thousand VND: the last match of today, else the reference. */
  boardPrice: (listing: Listing) => number;
  /** The last match of the closed trading days in thousand VND; on an ex-date, once it runs, adjusted to it. */
  lastClose: (listing: Listing) => number;
  /** The matched value of the stocks of HOSE on a closed trading day, in billion VND. */
  turnover: (day: Day) => number;
  /** The ex-dates of a listing on a trading day of the board and so many after it. */
  exDates: (listing: Listing, from: Day, count: number) => readonly ExDate[];
  /** Where VN-Index stands at a second (ICT) of one of the newest trading days. */
  stand: (day: Day, second: number) => MainStand;
  /** Computes once per key and closed trading day. */
  memoPerClosedDay: Memo;
  /** Computes once per key and step of the clock while a trading day runs, else once per trading day. */
  memoPerStep: Memo;
  /** Computes the newest bars of some symbols, or of all, a few at a time, so that no later call takes long. */
  prepare: (symbols?: readonly string[]) => Promise<void>;
  /** Computes the candles of an index a little at a time; resolves at once for any other symbol. */
  prepareIndex: (symbol: string) => Promise<void>;
};

/** Creates a market that stands at an instant: the same as one whose clock shows it. */
export function createMarketAt(instant: Date, options: Omit<MarketOptions, 'now'>): Market {
  return createMarket({ ...options, now: () => instant });
}

/** Creates a market that is a pure function of the seed and the instant. */
export function createMarket({ seed = DEFAULT_SEED, now, shock, amend }: MarketOptions): Market {
  const clock = createTradingClock(now);
  const { lastDay, today, second, memoPerClosedDay, memoPerBoard, memoPerStep } = clock;
  const history = createHistory({ seed, clock, ...(shock && { shock }), ...(amend && { amend }) });
  const runningDay = createRunningDay(seed, clock, history);
  const board = createBoard(clock, history, runningDay);
  const runningBar = createRunningBar({
    snapshot: (listing) => board.snapshot(listing, today()),
    pathOf: runningDay.pathOf,
    memoPerBoard,
  });
  const indices = createIndexCandles({
    times: history.closedTimes,
    barsOf: history.barsOnce,
    offset: 1,
    running: () => {
      const until = second();
      return until === null ? null : { time: history.timeAt(history.newest()), second: until };
    },
    runningBar,
    memoPerBoard,
    memoPerStep,
  });
  const intraday = createIntradayCandles(seed, clock, history, runningDay);
  const indexIntraday = createIndexIntraday(clock, history, runningDay, runningBar.candleAt);
  const auction = createAuction(seed, clock, history, runningDay);
  const prepare = (symbols: readonly string[]) =>
    runInSlices(symbols.map(listingOf), (listing) => void (listing && history.recent(listing)));
  const preparedAll = memoPerBoard(() => prepare(universe.map(({ symbol }) => symbol)));

  return {
    seed,
    now,
    lastDay,
    today,
    second,
    days: history.days,
    listings: universe,
    candles: (symbol, prices = 'adjusted') => {
      const [code, listing] = [indexCodeOf(symbol), listingOf(symbol)];
      return code ? indices.candles(code) : listing && board.candles(listing, prices);
    },
    closedCandles: (symbol) => {
      const [code, listing] = [indexCodeOf(symbol), listingOf(symbol)];
      return code ? indices.closed(code) : listing && history.closed(listing).adjusted;
    },
    intraday: (symbol, minutes, range) => {
      const [code, listing] = [indexCodeOf(symbol), listingOf(symbol)];
      return code ? indexIntraday(code, minutes, range) : listing && intraday(listing, minutes, range);
    },
    history: history.closed,
    newestHistory: history.newestClosed,
    dividends: history.exDates,
    ...createOutstandingShares(seed, history),
    quote: board.quote,
    snapshot: board.snapshot,
    matches: createLastMatches(seed, clock, history, runningDay),
    expected: (listing) => auction(listing, board.snapshot(listing, today())),
    boardPrice: board.price,
    lastClose: board.lastClose,
    turnover: board.turnover,
    exDates: createExDates(seed, history),
    stand: createMainStand({
      snapshot: board.snapshot,
      priceAt: (listing, day, second) => runningDay.priceAt(listing, history.indexOf(day), second),
      memoPerBoard,
    }),
    memoPerClosedDay,
    memoPerStep,
    prepare: (symbols) => (symbols ? prepare(symbols) : preparedAll()),
    prepareIndex: async (symbol) => {
      const code = indexCodeOf(symbol);
      if (code) await indices.prepare(code);
    },
  };
}
