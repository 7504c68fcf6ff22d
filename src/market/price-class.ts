/** How a board colours a price: purple, cyan, yellow, green, red, neutral. */
export type PriceClass = 'ceiling' | 'floor' | 'ref' | 'up' | 'down' | 'none';

type PricedQuote = {
  price: number | null;
  reference: number | null;
  ceiling: number | null;
  floor: number | null;
};

/** The class of a price among today's limits, all in one unit; a price that never matched (null, 0) is `none`. */
export function priceClass({ price, reference, ceiling, floor }: PricedQuote): PriceClass {
  if (!isPrice(price) || !isPrice(reference)) return 'none';
  if (isSame(price, ceiling)) return 'ceiling';
  if (isSame(price, floor)) return 'floor';
  if (isSame(price, reference)) return 'ref';
  return price > reference ? 'up' : 'down';
}

function isPrice(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value > 0;
}

// Computed prices carry binary dust; the smallest tick, one đồng, is 0.001 of a board price.
function isSame(price: number, limit: number | null) {
  return isPrice(limit) && Math.abs(price - limit) < 1e-6;
}
