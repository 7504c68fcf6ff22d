import type { Listing } from '../listing/table';
import { averagePrice, flowOf, hash32, type Market } from '../simulator/simulator';

/** The part of the matched volume that investors from abroad both bought and sold. */
const SMALLEST_PART = 0.01;
const LARGEST_PART = 0.08;

/**
 * The shares that investors from abroad bought and sold on the trading day so far, in lots of 100; their difference at the
 * average price is the net buying of GET api/whale.
 */
export function foreignTradesOf(market: Market, listing: Listing) {
  const quote = market.quote(listing, market.today());
  if (!quote) return { foreign_buy: 0, foreign_sell: 0 };
  const { foreign } = flowOf(market.seed, quote);
  const net = inLots((foreign * 1e9) / (averagePrice(quote.bar) * 1000));
  const hash = hash32(`${market.seed} foreign ${listing.symbol} ${market.today()}`) % 1000;
  const part = SMALLEST_PART + (LARGEST_PART - SMALLEST_PART) * (hash / 1000);
  const both = Math.floor((quote.bar.volume! * part) / 100) * 100;
  return { foreign_buy: both + Math.max(net, 0), foreign_sell: both + Math.max(-net, 0) };
}

function inLots(shares: number) {
  return Math.round(shares / 100) * 100 + 0;
}
