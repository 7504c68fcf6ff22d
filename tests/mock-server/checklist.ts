import { inject } from 'vitest';
import { createDesk } from '../../mock-server/desk/desk';
import { createMarket } from '../../mock-server/simulator/market';
import { NOW } from './backend';

/** The seeds that the checks are made on: two by day, ten in the full size. */
export const seeds = inject('isFull') ? [33, 7, 1, 2, 3, 4, 5, 6, 8, 9] : [33, 7];

/** A market of a seed with all that its checks read, computed once. */
export function marketOf(seed: number) {
  const market = createMarket({ seed, now: () => NOW });
  const histories = market.listings.map((listing) => ({ listing, ...market.history(listing) }));
  return { market, desk: createDesk(market), histories };
}

/** The newest three years of sessions. */
export const THREE_YEARS = 750;
