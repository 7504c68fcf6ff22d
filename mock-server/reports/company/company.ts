import type { Listing } from '../../listing/table';
import { marketCapOf, type Market } from '../../simulator/simulator';
import type { Business } from './business';
import { lastReported, quarterName, quartersUntil } from './quarters';

/** The response of GET api/company: the newest eight quarters, oldest first, in billion VND; the largest peers first. */
export type CompanyReport = {
  quarters: { quarter: string; revenue: number; profit: number }[];
  peers: string[];
};

const QUARTERS = 8;
const MOST_PEERS = 8;

/** Reports a company; a fund has no quarters, its peers are the other funds. */
export function companyOf(market: Market, listing: Listing, business: Business | null): CompanyReport {
  const newest = lastReported(market.lastDay());
  return {
    quarters: quartersUntil(newest, business ? QUARTERS : 0).map((quarter) => ({
      quarter: quarterName(quarter),
      ...business!.resultOf(quarter),
    })),
    peers: peersOf(market, listing),
  };
}

/** The largest other companies of the sector. */
function peersOf(market: Market, { symbol, sector }: Listing) {
  return market.listings
    .filter((listing) => listing.sector === sector && listing.symbol !== symbol)
    .map((listing) => ({ symbol: listing.symbol, size: marketCapOf(market, listing) ?? 0 }))
    .sort((one, other) => other.size - one.size)
    .slice(0, MOST_PEERS)
    .map((peer) => peer.symbol);
}
