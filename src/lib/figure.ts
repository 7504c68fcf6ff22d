import { asNumber } from './json';

// No figure of the Vietnamese market lies beyond these, and the chart library rejects larger ones.
const HIGHEST_PRICE = 1e7;
const HIGHEST_FIGURE = 1e13;

/** A price in thousand đồng, or what a feed has in its place for an index; null for 0, nothing matched, or no price at all. */
export function readPriceInThousand(value: unknown): number | null {
  const price = asNumber(value);
  return price !== null && price > 0 && price <= HIGHEST_PRICE ? price : null;
}

/** The level of an index in points, which has the bounds of a price. */
export function readIndexLevel(value: unknown): number | null {
  return readPriceInThousand(value);
}

/** A figure of either sign, such as a change or a net value. */
export function readFigure(value: unknown): number | null {
  const figure = asNumber(value);
  return figure !== null && Math.abs(figure) <= HIGHEST_FIGURE ? figure : null;
}

/** A volume in shares, or another amount that cannot be negative. */
export function readAmount(value: unknown): number | null {
  const amount = readFigure(value);
  return amount !== null && amount >= 0 ? amount : null;
}
