import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { barAt, type Bars, type DayBar } from './bars';
import type { History } from './history';
import type { StockPath } from './indices/index-extremes';
import { createIntraday } from './intraday/intraday';
import type { Second } from './intraday/timetable';
import type { TradingClock } from './trading-clock';

export type RunningDay = ReturnType<typeof createRunningDay>;

/** Creates the bars of the listings as far as a running trading day has come. */
export function createRunningDay(seed: number, { second, memoPerBoard }: TradingClock, history: History) {
  const { newest, recent, events } = history;
  const days = memoPerBoard((key) => {
    const [symbol = '', i] = key.split(' ');
    const listing = listingOf(symbol)!;
    return createIntraday(seed, listing, Number(i), barAt(recent(listing), Number(i)));
  });
  const intraday = (symbol: string, i = newest()) => days(`${symbol} ${i}`);
  return {
    /** The bar of a trading day, a running one so far; null before the first match. */
    barSoFar(listing: Listing, bars: Bars, i: number): DayBar | null {
      if (i < events(listing).debut || bars.volume[i - bars.from] === 0) return null;
      const until = i === newest() ? second() : null;
      return until === null ? barAt(bars, i) : intraday(listing.symbol).barAt(until);
    },
    /** The last match of a stock by a second of a recent trading day; null before the first. */
    priceAt(listing: Listing, i: number, second: Second): number | null {
      const bars = recent(listing);
      if (i < events(listing).debut || bars.volume[i - bars.from] === 0) return null;
      return intraday(listing.symbol, i).priceAt(second);
    },
    /** The shares of a stock that were matched by a second of a recent trading day. */
    volumeAt(listing: Listing, i: number, second: Second): number {
      const bars = recent(listing);
      if (i < events(listing).debut || bars.volume[i - bars.from] === 0) return 0;
      return intraday(listing.symbol, i).volumeAt(second);
    },
    /** The bars of so many minutes of the newest trading day, until a second of it. */
    intervals: ({ symbol }: Listing, minutes: number, until?: Second) =>
      intraday(symbol).intervals(minutes, until),
    /** The prices and the shares of a stock over the newest trading day, or a recent one. */
    pathOf(listing: Listing, i = newest()): StockPath {
      const bars = recent(listing);
      const at = i - bars.from;
      const previousClose = bars.close[at - 1]! / bars.payoutFactor[at - 1]!;
      if (i < events(listing).debut || bars.volume[at] === 0) {
        return { previousClose, open: previousClose, at: () => null, volumeAt: () => 0 };
      }
      const { priceAt, volumeAt } = intraday(listing.symbol, i);
      const adjusted = (price: number | null) => price && price / bars.payoutFactor[at]!;
      return {
        previousClose,
        open: adjusted(bars.open[at]!)!,
        at: (until, passed) => adjusted(priceAt(until, passed)),
        volumeAt,
      };
    },
  };
}
