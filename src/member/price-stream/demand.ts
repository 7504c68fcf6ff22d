import { joinLineSymbols } from '../../lib/line-symbols';
import type { LineSymbols } from '../../rest/price-stream';

/** What a tab follows: what it needs while it is seen, and what of it unseen. */
export type Demand = { readonly followed: LineSymbols; readonly followedUnseen: LineSymbols };

/** What several tabs need together. */
export function joinDemands(demands: readonly Demand[]): Demand {
  return {
    followed: joinLineSymbols(demands.map(({ followed }) => followed)),
    followedUnseen: joinLineSymbols(demands.map(({ followedUnseen }) => followedUnseen)),
  };
}

/** Whether two demands are the same, symbol by symbol. */
export function isSameDemand(one: Demand, other: Demand): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
