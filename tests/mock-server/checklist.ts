import { inject } from 'vitest';
import { createDesk } from '../../mock-server/desk/desk';
import type { Listing } from '../../mock-server/listing/table';
import { createMarket, type Market } from '../../mock-server/simulator/market';
import type { Quote } from '../../mock-server/simulator/quote';
import type { Day } from '../../src/market/day';
import { NOW } from './backend';

const isFull = inject('isFull');

/** The seeds that the checks are made on: two by day, ten in the full size. */
export const seeds = isFull ? [33, 7, 1, 2, 3, 4, 5, 6, 8, 9] : [33, 7];

/** A market of a seed with all that its checks read, computed once. */
export function marketOf(seed: number) {
  const market = createMarket({ seed, now: () => NOW });
  const histories = market.listings.map((listing) => ({ listing, ...market.history(listing) }));
  return { market, desk: createDesk(market), histories };
}

/** The newest three years of sessions. */
export const THREE_YEARS = 750;

/**
 * Quotes of three years: all in the full size; by day those of the newest month, and of each session before it every
 * twentieth symbol, another twentieth every day, so that no symbol and no session is left out.
 */
export function quotesOfThreeYears(market: Market): Quote[] {
  const days = market.days().slice(-THREE_YEARS);
  return days.flatMap((day, d) => {
    const isWhole = isFull || d >= days.length - 20;
    const asked = market.listings.filter(
      (listing, i) => isWhole || (i + d) % 20 === 0 || isOpening(listing, day),
    );
    return asked.flatMap((listing) => market.quote(listing, day) ?? []);
  });
}

/** Three years of sessions where each costs much: all in the full size, by day one of 25. */
export function sessionsOfThreeYears(market: Market): Day[] {
  return market
    .days()
    .slice(-THREE_YEARS)
    .filter((_, d) => isFull || d % 25 === 0);
}

/** Whether a day is the first of a listing, or the first after a halt, by the facts. */
export function isOpening({ listedOn, halt }: Listing, day: Day): boolean {
  return day === listedOn || day === halt?.until;
}

/** How far a price may go from the reference, in percent, by the rules of the exchanges. */
export function bandOf(listing: Listing, day: Day): number {
  const [usual, wide] = { HOSE: [7, 20], HNX: [10, 30], UPCOM: [15, 40] }[listing.exchange] as [
    number,
    number,
  ];
  return isOpening(listing, day) ? wide : usual;
}
