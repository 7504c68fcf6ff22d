import { priceBand } from '../../src/market/band';
import type { Candle } from '../../src/market/candles';
import { toThousand } from '../../src/market/money';
import { priceClass, type PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import type { Bars } from './daily-bars';
import type { SessionBar } from './intraday/intraday';
import { averagePrice } from './reference-price';

/** What a session of a symbol is measured from, matched or not, in VND. */
export type Limits = { ceiling: number; reference: number; floor: number };

/** One symbol on one session. Limits and prices in VND, value in billion VND, the bar in thousand VND. */
export type Quote = Limits & {
  listing: Listing;
  bar: Candle;
  close: number;
  colour: PriceClass;
  /** Against the reference, in percent. */
  changePercent: number;
  value: number;
};

/** The reference of a session, and what its price may reach. */
export function limitsAt({ exchange, kind }: Listing, bars: Bars, i: number): Limits {
  const at = i - bars.from;
  return priceBand({ exchange, kind, reference: bars.reference[at]!, special: bars.wide[at] === 1 });
}

/** A listing on a session of its bars, from the bar that it has so far. */
export function quoteOf(listing: Listing, bars: Bars, i: number, time: number, bar: SessionBar): Quote {
  const limits = limitsAt(listing, bars, i);
  const { close } = bar;
  return {
    ...limits,
    listing,
    bar: candleOf(bar, time),
    close,
    colour: priceClass({ ...limits, price: close }),
    changePercent: (close / limits.reference - 1) * 100,
    value: (averagePrice(bar) * bar.volume) / 1e9,
  };
}

/** A session's bar as boards print it. */
export function candleOf({ open, high, low, close, volume }: SessionBar, time: number): Candle {
  return {
    time,
    open: toThousand(open),
    high: toThousand(high),
    low: toThousand(low),
    close: toThousand(close),
    volume,
  };
}
