import type { Maybe } from '../resolvers.types';

type Priced = { symbol: string; price?: Maybe<number> | undefined };

const prices = new WeakMap<object, Map<string, number>>();

/** Prices whose unit is fixed, as a session has loaded them: in thousand đồng by symbol, indices in points. */
export function knownPrices(session: object): ReadonlyMap<string, number> {
  return prices.get(session) ?? new Map<string, number>();
}

/** Keeps prices of fixed unit, the newest of each symbol, for comparison with those of a feed. */
export function keepPrices(session: object, rows: readonly Priced[]): void {
  const known = prices.get(session) ?? new Map<string, number>();
  prices.set(session, known);
  for (const { symbol, price } of rows) if (price != null) known.set(symbol, price);
}
