import { inject } from 'vitest';
import type { Listing } from '../../../mock-server/listing/table';
import type { Market, Quote } from '../../../mock-server/simulator/simulator';
import type { Day } from '../../../src/market/day';

const isFull = inject('isFull');

/** The seeds of the checks: one by day, ten in the full size. */
export const seeds = isFull ? [33, 7, 1, 2, 3, 4, 5, 6, 8, 9] : [33];

/** The histories of all listings of a market. */
export function historiesOf(market: Market) {
  return market.listings.map((listing) => ({ listing, ...market.history(listing) }));
}

/** Three years of trading days. */
export const THREE_YEARS = 750;

/**
 * Quotes of three years: all in the full size; by day those of the newest month, and of each trading day before it every
 * twentieth symbol, another twentieth every day, so that every symbol and trading day is covered.
 */
export function quotesOfThreeYears(market: Market): Quote[] {
  const days = market.days().slice(-THREE_YEARS);
  return days.flatMap((day, d) => {
    const isWhole = isFull || d >= days.length - 20;
    const listings = market.listings.filter(
      (listing, i) => isWhole || (i + d) % 20 === 0 || isOpening(listing, day),
    );
    return listings.flatMap((listing) => market.quote(listing, day) ?? []);
  });
}

/** Whether a day is the first of a listing, or the first after a halt, by its listing data. */
export function isOpening({ listedOn, halt }: Listing, day: Day): boolean {
  return day === listedOn || day === halt?.until;
}

/** The price band of a trading day in percent, by the rules of the exchanges. */
export function bandOf(listing: Listing, day: Day): number {
  const [usual, wide] = { HOSE: [7, 20], HNX: [10, 30], UPCOM: [15, 40] }[listing.exchange] as [
    number,
    number,
  ];
  return isOpening(listing, day) ? wide : usual;
}
