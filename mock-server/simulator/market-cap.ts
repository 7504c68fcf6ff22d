import type { Listing } from '../listing/table';
import type { Market } from './market';

/** The market value of a company as of the last close in billion VND to a tenth: its price times its shares; null for a fund. */
export function marketCapOf(market: Market, listing: Listing): number | null {
  const shares = market.shares(listing, market.today());
  return shares && Math.round((market.lastClose(listing) * shares) / 1e5) / 10;
}
