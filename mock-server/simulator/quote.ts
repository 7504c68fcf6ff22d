import { priceBand } from '../../src/market/band';
import type { Candle } from '../../src/market/candles';
import { toThousand } from '../../src/market/money';
import { priceClass, type PriceClass } from '../../src/market/price-class';
import type { Listing } from '../listing/table';
import type { Bars } from './bars';
import type { SessionBar } from './intraday';
import { averagePrice } from './reference';

/** What a session of a symbol is measured from, matched or not, in VND. */
export type Limits = { ceiling: number; reference: number; floor: number };

/** One symbol on one session. Limits and prices in VND, value in billion VND, the bar in thousand VND. */
export type Quote = Limits & {
  listing: Listing;
  bar: Candle;
  /** On an ex-date as it stands after it. */
  previousClose: number;
  close: number;
  colour: PriceClass;
  /** Against the reference, in percent. */
  changePercent: number;
  value: number;
};

/** The reference of a session, and what its price may reach. */
export function limitsAt({ exchange, kind }: Listing, bars: Bars, i: number): Limits {
  return priceBand({ exchange, kind, reference: bars.reference[i - bars.from]! });
}

/** A listing on a session of its bars, from the bar that it has so far; the session before must be among them. */
export function quoteOf(listing: Listing, bars: Bars, i: number, time: number, bar: SessionBar): Quote {
  const limits = limitsAt(listing, bars, i);
  const { close } = bar;
  return {
    ...limits,
    listing,
    bar: candleOf(bar, time),
    previousClose: bars.close[i - bars.from - 1]! * bars.exFactor[i - bars.from]!,
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
