import type { Candle } from '../../src/market/candles';
import { toThousand } from '../../src/market/format';
import { priceClass, type PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import { previousPayoutFactorAt, type Bars, type DayBar } from './bars';
import { marketValueOf } from './market-value';
import { averagePrice, limitsAt, type PriceLimits } from './reference-price';

/** A symbol that matched on a trading day. Limits and prices in VND, value in billion VND, the bar in thousand VND. */
export type Quote = PriceLimits & {
  listing: Listing;
  bar: Candle;
  close: number;
  colour: PriceClass;
  /** Against the reference, in percent. */
  changePercent: number;
  value: number;
  /** At the reference, in billion VND; null for a fund. */
  marketValue: number | null;
};

/** Quotes a listing on a trading day of its bars, from the bar that it has so far. */
export function quoteOf(listing: Listing, bars: Bars, i: number, time: number, bar: DayBar): Quote {
  const limits = limitsAt(listing, bars, i);
  const { close } = bar;
  const { reference } = limits;
  const previousPayoutFactor = previousPayoutFactorAt(bars, i);
  return {
    ...limits,
    listing,
    bar: candleOf(bar, time),
    close,
    colour: priceClass({ ...limits, price: close }),
    changePercent: (close / reference - 1) * 100,
    value: valueOf(bar),
    marketValue: marketValueOf(listing, { reference, previousPayoutFactor }),
  };
}

/** The matched value of a bar, in billion VND. */
export function valueOf(bar: DayBar): number {
  return (averagePrice(bar) * bar.volume) / 1e9;
}

/** Converts a bar to a candle in thousand VND. */
export function candleOf({ open, high, low, close, volume }: DayBar, time: number): Candle {
  return {
    time,
    open: toThousand(open),
    high: toThousand(high),
    low: toThousand(low),
    close: toThousand(close),
    volume,
  };
}
