import type { Day } from '../../src/market/calendar';
import type { PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import type { Market } from './market';
import type { Quote } from './quote';

const INDICES = {
  VNINDEX: { points: 1600, has: ({ exchange }: Listing) => exchange === 'HOSE' },
  VN30: { points: 1800, has: ({ inVn30 }: Listing) => inVn30 },
  HNXINDEX: { points: 250, has: ({ exchange }: Listing) => exchange === 'HNX' },
  UPCOMINDEX: { points: 108, has: ({ exchange }: Listing) => exchange === 'UPCOM' },
};

export type IndexCode = keyof typeof INDICES;
export const indexCodes = Object.keys(INDICES) as IndexCode[];

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

/**
 * An index on the session of these quotes: the weighted average of its stocks' prices over their base
 * prices, so it never contradicts the board.
 */
export function indexOf(code: IndexCode, stocks: readonly Quote[]): IndexSession {
  const quotes = stocks.filter(({ listing }) => INDICES[code].has(listing));
  const value = round2(level(code, quotes, ({ close }) => close));
  const before = round2(level(code, quotes, ({ previousClose }) => previousClose));
  const count = (colour: PriceClass) => quotes.filter((quote) => quote.colour === colour).length;
  return {
    code,
    value,
    change: round2(value - before),
    changePercent: round2((value / before - 1) * 100),
    turnover: Math.round(quotes.reduce((sum, quote) => sum + quote.value, 0) * 10) / 10,
    ceiling: count('ceiling'),
    advancers: count('up'),
    unchanged: count('ref'),
    decliners: count('down'),
    floor: count('floor'),
  };
}

/** The quotes of a session, without funds. */
export function stocksOn(market: Market, day: Day): Quote[] {
  return market.listings
    .filter(({ kind }) => kind === 'stock')
    .map((listing) => market.quote(listing, day))
    .filter((quote) => quote !== null);
}

function level(code: IndexCode, quotes: readonly Quote[], priceOf: (quote: Quote) => number) {
  let sum = 0;
  let weights = 0;
  for (const quote of quotes) {
    const { basePrice, baseVolume } = quote.listing;
    const weight = Math.sqrt(basePrice * baseVolume);
    sum += (weight * priceOf(quote)) / basePrice;
    weights += weight;
  }
  return (INDICES[code].points * sum) / weights;
}

/** Two decimals, and never the -0 that a board would print with its sign. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
