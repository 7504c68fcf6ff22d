import { dayOfEpochSeconds, type Day } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { historyOf, withCandles, type PriceHistory } from './bar-candles';
import type { Bars } from './bars';
import { simulateBars } from './daily-bars';
import { createDividends, exDateOf, type ExDate } from './dividends';
import { listingEventsOf } from './listing-events';
import { createMarketFactors, type MarketShock } from './market-factors';
import type { TradingClock } from './trading-clock';

const YEARS = 5;
/** The trading days of every listing that are kept for the board: two months and the window of their averages. */
const RECENT_DAYS = 90;

/** Changes the closed candles of a symbol, as they traded, before they are read. */
export type Amend = (symbol: string, candles: Candles) => Candles;

type Options = { seed: number; clock: TradingClock; shock?: MarketShock; amend?: Amend };

export type History = ReturnType<typeof createHistory>;

/** Creates the daily bars of every listing up to the trading day on the board, each simulated when it is first read. */
export function createHistory({ seed, clock, shock, amend }: Options) {
  const { memoPerBoard } = clock;
  const factors = memoPerBoard(() => createMarketFactors(seed, clock.today(), shock));
  const newest = () => factors().days.length - 1;
  const newestClosed = () => factors().indexOf(clock.lastDay());
  const first = memoPerBoard(() => firstShown(factors().days));
  const days = memoPerBoard(() => factors().days.slice(first(), newestClosed() + 1));
  const events = memoPerBoard((symbol) => listingEventsOf(listingOf(symbol)!, factors()));

  const simulated = (listing: Listing, from: number) =>
    simulateBars(seed, listing, factors(), from, newest());
  // From the trading day before the first that is shown, so that the first one has a reference.
  const fromFirstShown = (listing: Listing) => simulated(listing, first() - 1);
  const all = memoPerBoard((symbol) => {
    const listing = listingOf(symbol)!;
    return amend ? amended(listing, fromFirstShown(listing), amend) : fromFirstShown(listing);
  });
  const recent = memoPerBoard((symbol) =>
    amend ? all(symbol) : simulated(listingOf(symbol)!, newest() - RECENT_DAYS + 1),
  );
  const amended = (listing: Listing, bars: Bars, amend: Amend) => {
    const { raw } = closedHistory(listing, bars, first());
    const candles = amend(listing.symbol, raw);
    return candles === raw ? bars : withCandles(bars, timesOf(bars), candles, listing);
  };
  const timesOf = ({ from, to }: Bars) => factors().times.slice(from, to + 1);
  const closedHistory = (listing: Listing, bars: Bars, from: number) => {
    const start = Math.max(from, events(listing.symbol).debut) - bars.from;
    return historyOf(listing, bars, timesOf(bars), start, newestClosed() - bars.from + 1);
  };
  const closed = memoPerBoard((symbol) => closedHistory(listingOf(symbol)!, all(symbol), first()));

  return {
    /** The position of a trading day in the bars; -1 for any other day. */
    indexOf: (day: Day) => factors().indexOf(day),
    timeAt: (i: number) => factors().times[i]!,
    newest,
    /** The first trading day that is shown. */
    first: () => first(),
    /** The closed trading days that are shown, oldest first. */
    days: () => days(),
    /** The times of their bars. */
    closedTimes: () => factors().times.slice(first(), newestClosed() + 1),
    events: ({ symbol }: Listing) => events(symbol),
    /** The newest bars of a listing. */
    recent: ({ symbol }: Listing) => recent(symbol),
    /** Bars that contain a trading day and the one before it. */
    barsAt: ({ symbol }: Listing, i: number) => (i > recent(symbol).from ? recent(symbol) : all(symbol)),
    /** All bars from the trading day before the first that is shown; kept only if amended, as an index reads them once. */
    barsOnce: (listing: Listing) => (amend ? all(listing.symbol) : fromFirstShown(listing)),
    closed: ({ symbol }: Listing): PriceHistory => closed(symbol),
    /** The ex-dates among the trading days that are shown, today's included, oldest first. */
    exDates(listing: Listing): readonly ExDate[] {
      const dividends = createDividends(seed, listing);
      const found: ExDate[] = [];
      for (let i = Math.max(first(), events(listing.symbol).debut); i <= newest(); i += 1) {
        const dividend = dividends.at(i);
        if (dividend) found.push(exDateOf(dividend, dayOfEpochSeconds(factors().times[i]!)));
      }
      return found;
    },
    /** The newest closed trading days of a listing, adjusted to the last of them. */
    newestClosed: (listing: Listing, count: number): PriceHistory => {
      if (amend) return closed(listing.symbol);
      const from = Math.max(first(), newestClosed() - count + 1);
      return closedHistory(listing, simulated(listing, from), from);
    },
  };
}

// Whole months, so that the oldest monthly bar is complete; a trading day before them always remains.
function firstShown(days: readonly Day[]) {
  const newest = days.at(-1) ?? '';
  const start = `${Number(newest.slice(0, 4)) - YEARS}${newest.slice(4, 8)}01`;
  return Math.max(
    1,
    days.findIndex((day) => day >= start),
  );
}
