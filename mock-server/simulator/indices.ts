import type { Day } from '../../src/market/day';
import type { Exchange } from '../../src/market/exchange';
import { priceClass, type PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import type { Market, Standing } from './market';
import type { Quote } from './quote';
import { averagePrice } from './reference';

type Index = { name: string; exchange: Exchange; points: number; has: (listing: Listing) => boolean };

/** The four indices; points are what they stand at when every stock stands at its base price. */
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

/** The index of a code in capitals; null for anything else. */
export function codeOf(symbol: string): IndexCode | null {
  return indexCodes.find((code) => code === symbol) ?? null;
}

/** An index on one session with the breadth of its stocks; turnover in billion VND. */
export type IndexSession = {
  code: IndexCode;
  value: number;
  change: number;
  changePercent: number;
  turnover: number;
  ceiling: number;
  advancers: number;
  unchanged: number;
  decliners: number;
  floor: number;
};

/** The stocks of an index, without funds. */
export function membersOf(code: IndexCode, listings: readonly Listing[]): Listing[] {
  return listings.filter((listing) => listing.kind === 'stock' && INDICES[code].has(listing));
}

/**
 * An index on a session as far as it has come: the weighted average of its stocks' prices over their base prices,
 * what they paid out left aside, so it never contradicts the board. Breadth counts the stocks that matched.
 */
export function indexOn(market: Market, code: IndexCode, day: Day): IndexSession {
  const level = createLevel(code);
  const eve = createLevel(code);
  const counts: Record<PriceClass, number> = { ceiling: 0, up: 0, ref: 0, down: 0, floor: 0, none: 0 };
  let turnover = 0;
  for (const listing of membersOf(code, market.listings)) {
    const standing = market.standing(listing, day);
    const { price, before, paidOut, bar } = standing;
    level.add(listing, price, paidOut[1]);
    eve.add(listing, before, paidOut[0]);
    if (!bar) continue;
    counts[colourOf(standing)] += 1;
    turnover += (averagePrice(bar) * bar.volume) / 1e9;
  }
  const [value, before] = [round2(level.value()), round2(eve.value())];
  return {
    code,
    value,
    change: round2(value - before),
    changePercent: round2((value / before - 1) * 100),
    turnover: Math.round(turnover * 10) / 10,
    ceiling: counts.ceiling,
    advancers: counts.up,
    unchanged: counts.ref,
    decliners: counts.down,
    floor: counts.floor,
  };
}

/** The stocks that matched on a session, as far as it has come; without funds. */
export function stocksOn(market: Market, day: Day): Quote[] {
  return market.listings
    .filter(({ kind }) => kind === 'stock')
    .map((listing) => market.quote(listing, day))
    .filter((quote) => quote !== null);
}

/** Adds up an index from the prices (VND) of its stocks. */
export function createLevel(code: IndexCode) {
  let sum = 0;
  let weights = 0;
  return {
    add(listing: Listing, price: number, paidOut: number) {
      const weight = weightOf(listing);
      sum += (weight * price) / (listing.basePrice * paidOut);
      weights += weight;
    },
    value: () => (INDICES[code].points * sum) / weights,
  };
}

/** How much a stock counts: the root of what it usually trades in a day. */
export function weightOf({ basePrice, baseVolume }: Listing): number {
  return Math.sqrt(basePrice * baseVolume);
}

/** Two decimals, and never the -0 that a board would print with its sign. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function colourOf({ price, reference, ceiling, floor }: Standing) {
  return priceClass({ price, reference, ceiling, floor });
}
