import { priceBand } from '../../src/market/band';
import { candleAt, type Candle, type Candles } from '../../src/market/candles';
import { toVnd } from '../../src/market/money';
import { priceClass, type PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import { averagePrice, inVnd, referenceAfter } from './reference';

/** One symbol on one session. Limits and prices in VND, value in billion VND, the bar in thousand VND. */
export type Quote = {
  listing: Listing;
  bar: Candle;
  previousClose: number;
  close: number;
  ceiling: number;
  reference: number;
  floor: number;
  colour: PriceClass;
  /** Against the reference, in percent. */
  changePercent: number;
  value: number;
};

/** The quote of the bar at a time; null where that bar or the one before it is missing. */
export function quoteAt(listing: Listing, candles: Candles, time: number): Quote | null {
  const index = candles.time.lastIndexOf(time);
  const bar = candleAt(candles, index);
  const before = candleAt(candles, index - 1);
  if (!bar || !before) return null;

  const reference = referenceAfter(listing, inVnd(before));
  const { ceiling, floor } = priceBand({ exchange: listing.exchange, kind: listing.kind, reference });
  const close = toVnd(bar.close);
  return {
    listing,
    bar,
    previousClose: toVnd(before.close),
    close,
    ceiling,
    reference,
    floor,
    colour: priceClass({ price: close, reference, ceiling, floor }),
    changePercent: (close / reference - 1) * 100,
    value: (averagePrice(bar) * bar.volume) / 1e6,
  };
}
