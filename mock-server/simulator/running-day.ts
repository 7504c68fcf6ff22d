import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { barAt, type Bars, type DayBar } from './bars';
import type { History } from './history';
import type { StockPath } from './indices/index-extremes';
import { createIntraday } from './intraday/intraday';
import type { TradingClock } from './trading-clock';

export type RunningDay = ReturnType<typeof createRunningDay>;

/** Creates the bars of the listings as far as a running trading day has come. */
export function createRunningDay(seed: number, { second, memoPerBoard }: TradingClock, history: History) {
  const { newest, recent, events } = history;
  const intraday = memoPerBoard((symbol) => {
    const listing = listingOf(symbol)!;
    return createIntraday(seed, listing, newest(), barAt(recent(listing), newest()));
  });
  return {
    /** The bar of a trading day, a running one so far; null before the first match. */
    barSoFar(listing: Listing, bars: Bars, i: number): DayBar | null {
      if (i < events(listing).debut || bars.volume[i - bars.from] === 0) return null;
      const until = i === newest() ? second() : null;
      return until === null ? barAt(bars, i) : intraday(listing.symbol).barAt(until);
    },
    /** The prices of a stock over the running trading day. */
    pathOf(listing: Listing): StockPath {
      const bars = recent(listing);
      const at = newest() - bars.from;
      const previousClose = bars.close[at - 1]! / bars.payoutFactor[at - 1]!;
      if (newest() < events(listing).debut || bars.volume[at] === 0) {
        return { previousClose, open: previousClose, at: () => null };
      }
      const { priceAt } = intraday(listing.symbol);
      const adjusted = (price: number | null) => price && price / bars.payoutFactor[at]!;
      return {
        previousClose,
        open: adjusted(bars.open[at]!)!,
        at: (until, passed) => adjusted(priceAt(until, passed)),
      };
    },
  };
}
