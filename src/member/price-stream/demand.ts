import type { LineSymbols } from '../../rest/price-stream';

/** What a tab follows: what it needs while it is seen, and what of it unseen. */
export type Demand = { readonly followed: LineSymbols; readonly followedUnseen: LineSymbols };

export const noSymbols: LineSymbols = { symbols: [], depth: [] };

/** What several tabs need together. */
export function joinDemands(demands: readonly Demand[]): Demand {
  return {
    followed: joinFollowed(demands.map(({ followed }) => followed)),
    followedUnseen: joinFollowed(demands.map(({ followedUnseen }) => followedUnseen)),
  };
}

function joinFollowed(all: readonly LineSymbols[]): LineSymbols {
  const symbols = new Set<string>();
  const depth = new Set<string>();
  let isAll = false;
  for (const followed of all) {
    if (followed.symbols === 'ALL') isAll = true;
    else followed.symbols.forEach((symbol) => symbols.add(symbol));
    followed.depth.forEach((symbol) => depth.add(symbol));
  }
  return { symbols: isAll ? 'ALL' : [...symbols].sort(), depth: [...depth].sort() };
}

/** Whether two demands are the same, symbol by symbol. */
export function isSameDemand(one: Demand, other: Demand): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
