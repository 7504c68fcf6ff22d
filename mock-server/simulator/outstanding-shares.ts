import type { Day } from '../../src/market/day';
import { sharesOf } from '../listing/shares';
import type { Listing } from '../listing/table';
import { createDividends } from './dividends';
import type { History } from './history';

/** Creates the shares of the companies, which stand in the listing as of the pinned day and grow with each ex-date of new ones. */
export function createOutstandingShares(seed: number, { indexOf }: Pick<History, 'indexOf'>) {
  const known = new Map<string, ReturnType<typeof createDividends>>();
  const dividendsOf = (listing: Listing) => {
    const dividends = known.get(listing.symbol) ?? createDividends(seed, listing);
    known.set(listing.symbol, dividends);
    return dividends;
  };
  return {
    shares(listing: Listing, day: Day): number | null {
      const shares = sharesOf(listing);
      return shares && Math.round(shares * dividendsOf(listing).sharesFactor(indexOf(day)));
    },
    paysDividends: (listing: Listing) => dividendsOf(listing).pays,
  };
}
