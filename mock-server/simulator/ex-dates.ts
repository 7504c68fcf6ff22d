import { addTradingDays } from '../../src/market/calendar';
import type { Day } from '../../src/market/day';
import type { Listing } from '../listing/table';
import { createDividends, type ExDate } from './dividends';
import type { History } from './history';

/** Creates the ex-dates of the listings on the trading days from one until so many after it, which may lie ahead. */
export function createExDates(seed: number, history: History) {
  const known = new Map<string, ReturnType<typeof createDividends>>();
  return (listing: Listing, from: Day, count: number): ExDate[] => {
    const first = history.indexOf(from);
    if (first < history.events(listing).debut) return [];
    const dividends = known.get(listing.symbol) ?? createDividends(seed, listing);
    known.set(listing.symbol, dividends);
    return Array.from({ length: count + 1 }, (_, after) => after).flatMap((after) => {
      const dividend = dividends.at(first + after);
      if (dividend === null) return [];
      return [{ day: addTradingDays(from, after), cash: dividend.cash, ratio: dividend.ratio }];
    });
  };
}
