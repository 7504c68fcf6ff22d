import type { Exchange } from '../../../src/market/exchange';
import { sharesOf } from '../../listing/shares';
import type { Listing } from '../../listing/table';

type Index = { name: string; exchange: Exchange; points: number; has: (listing: Listing) => boolean };

/** The four indices; points are their value when every stock stands at its base price. */
export const INDICES = {
  VNINDEX: { name: 'VN-Index', exchange: 'HOSE', points: 1700, has: ({ exchange }) => exchange === 'HOSE' },
  VN30: { name: 'VN30', exchange: 'HOSE', points: 1900, has: ({ inVn30 }) => inVn30 },
  HNXINDEX: { name: 'HNX-Index', exchange: 'HNX', points: 268, has: ({ exchange }) => exchange === 'HNX' },
  UPCOMINDEX: {
    name: 'UPCOM-Index',
    exchange: 'UPCOM',
    points: 111,
    has: ({ exchange }) => exchange === 'UPCOM',
  },
} satisfies Record<string, Index>;

export type IndexCode = keyof typeof INDICES;
export const indexCodes = Object.keys(INDICES) as IndexCode[];

/** Finds an index by its code in capitals; null for anything else. */
export function indexCodeOf(symbol: string): IndexCode | null {
  return indexCodes.find((code) => code === symbol) ?? null;
}

/** The stocks of an index, without funds. */
export function membersOf(code: IndexCode, listings: readonly Listing[]): Listing[] {
  return listings.filter((listing) => listing.kind === 'stock' && INDICES[code].has(listing));
}

/** The weight of a stock in its indices: its market value at its base price, in VND; a fund has none. */
export function weightOf(listing: Listing): number {
  return (sharesOf(listing) ?? 0) * listing.basePrice;
}

/** Rounds to two decimals, and never to -0, which a board would print with its sign. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
