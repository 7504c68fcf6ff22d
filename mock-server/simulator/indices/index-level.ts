import type { Listing } from '../../listing/table';
import { INDICES, weightOf, type IndexCode } from './catalogue';

/** Adds up the value of an index from the prices (VND) of its stocks over their payout factors. */
export function createIndexLevel(code: IndexCode) {
  let sum = 0;
  let weights = 0;
  return {
    add(listing: Listing, price: number, payoutFactor: number) {
      const weight = weightOf(listing);
      sum += (weight * price) / (listing.basePrice * payoutFactor);
      weights += weight;
    },
    value: () => (INDICES[code].points * sum) / weights,
  };
}
