import { addTradingDays } from '../calendar';
import type { Day } from '../../src/market/day';
import type { Listing } from '../listing/table';
import { createDividends, exDateOf, type ExDate } from './dividends';
import { hash32 } from './hash';
import type { History } from './history';

/** A company announces an ex-date so many trading days ahead, one company earlier than another. */
const [LEAST_NOTICE, NOTICES] = [8, 5];

/** How many trading days before an ex-date a company announces it. */
export function noticeOf({ symbol }: Pick<Listing, 'symbol'>): number {
  return LEAST_NOTICE + (hash32(`notice ${symbol}`) % NOTICES);
}

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
      return dividend === null ? [] : [exDateOf(dividend, addTradingDays(from, after))];
    });
  };
}
