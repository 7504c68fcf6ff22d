import { isIndex } from '../../market/exchange';
import type { Dialect } from './dialect';

/** Points, which no unit divides: an index, a future on one. */
export function isInPoints(symbol: string): boolean {
  return isIndex(symbol) || /^(VN30F|VN100F|41I)/.test(symbol);
}

/** No index has reached it. */
export const HIGHEST_INDEX = 10_000;
/** In thousand đồng a price that few shares have reached, and in đồng one below every share's. */
const FEW_ABOVE = 250;
/** In thousand đồng about the highest close that a share has had. */
export const HIGHEST_CLOSE = 1_500;
/** In thousand đồng above every share's. */
const NONE_ABOVE = 5_000;
/** The lowest price of a tick. */
const NONE_BELOW = 0.1;

/** Whether a price may be in another unit than it is read in: against one of fixed unit, else by its size. */
export function isOddPrice(
  symbol: string,
  price: number,
  known: number | undefined,
  { divisor }: Pick<Dialect, 'divisor'>,
): boolean {
  if (known !== undefined) return price >= 100 * known || price <= known / 100;
  if (isInPoints(symbol)) return price >= HIGHEST_INDEX;
  return price >= (divisor === null ? FEW_ABOVE : NONE_ABOVE) || (divisor === 1000 && price < NONE_BELOW);
}
