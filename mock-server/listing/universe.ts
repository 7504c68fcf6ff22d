import { HNX } from './hnx';
import { HOSE } from './hose';
import { parseListings, type Listing } from './table';
import { UPCOM } from './upcom';

/** All listings of the mock market, by exchange and ticker, funds last on theirs. */
export const universe: readonly Listing[] = [
  ...parseListings(HOSE, 'HOSE'),
  ...parseListings(HNX, 'HNX'),
  ...parseListings(UPCOM, 'UPCOM'),
];

const bySymbol: ReadonlyMap<string, Listing> = new Map(universe.map((listing) => [listing.symbol, listing]));

/** Finds a listing by its ticker in capitals; null for any other text. */
export function listingOf(symbol: string): Listing | null {
  return bySymbol.get(symbol) ?? null;
}
