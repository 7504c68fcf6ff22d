import { sharesOf } from '../listing/shares';
import type { Listing } from '../listing/table';
import type { PriceLimits } from './reference-price';

/** A listing on a trading day: its reference, and the payout factor of the day before, on an ex-date adjusted to it. */
type Valued = Pick<PriceLimits, 'reference'> & { previousPayoutFactor: number };

/**
 * The market value of a stock at its reference price in billion VND, what it paid out counted as shares, as the indices
 * and the sectors weigh it; null for a fund.
 */
export function marketValueOf(listing: Listing, { reference, previousPayoutFactor }: Valued): number | null {
  const shares = sharesOf(listing);
  return shares && (shares * reference) / previousPayoutFactor / 1e9;
}
