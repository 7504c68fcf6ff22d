import { priceBand } from '../../../market/band';
import type { Candles } from '../../../market/candles';
import { securityKindOf, type Exchange } from '../../../market/exchange';
import { toThousand, toVnd } from '../../../market/money';
import { priceClass, type PriceClass } from '../../../market/price-class';

/** What a day's prices are measured from, in thousand đồng; a limit that no rule gives is null. */
export type DayLimits = { reference: number | null; ceiling: number | null; floor: number | null };

type Listing = { symbol: string; exchange: Exchange | null };

/**
 * The limits of one bar's day: the close before it is the reference. No ceiling or floor is claimed for an index, on an
 * unknown exchange, or for a day that went beyond the everyday band (a first day, an adjusted price).
 */
export function limitsOf(candles: Candles, index: number, { symbol, exchange }: Listing): DayLimits {
  const reference = candles.close[index - 1] ?? null;
  const kind = securityKindOf(symbol);
  if (reference === null || exchange === null || kind === null) {
    return { reference, ceiling: null, floor: null };
  }

  const band = priceBand({ exchange, reference: toVnd(reference), kind });
  const [ceiling, floor] = [toThousand(band.ceiling), toThousand(band.floor)];
  const isEveryday = candles.high[index]! <= ceiling && candles.low[index]! >= floor;
  return isEveryday ? { reference, ceiling, floor } : { reference, ceiling: null, floor: null };
}

/** How a board would have coloured the close of each bar on its day. */
export function closeClasses(candles: Candles, listing: Listing): readonly PriceClass[] {
  return candles.close.map((price, index) => priceClass({ price, ...limitsOf(candles, index, listing) }));
}
