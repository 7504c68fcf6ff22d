import { HNX } from './hnx';
import { HOSE } from './hose';
import { listingsIn, type Listing } from './table';
import { UPCOM } from './upcom';

/** Every symbol that the mock market trades, by exchange and ticker, funds last on theirs. */
export const universe: readonly Listing[] = [
  ...listingsIn(HOSE, 'HOSE'),
  ...listingsIn(HNX, 'HNX'),
  ...listingsIn(UPCOM, 'UPCOM'),
];

const bySymbol: ReadonlyMap<string, Listing> = new Map(universe.map((listing) => [listing.symbol, listing]));

/** The listing of a ticker in capitals; null for anything that is not listed here. */
export function listingOf(symbol: string): Listing | null {
  return bySymbol.get(symbol) ?? null;
}
