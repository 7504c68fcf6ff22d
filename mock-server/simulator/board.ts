import type { Day } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import { toThousand } from '../../src/market/format';
import type { Listing } from '../listing/table';
import { listingOf, universe } from '../listing/universe';
import { withCandle } from './bar-candles';
import { barAt, previousPayoutFactorAt, type DayBar } from './bars';
import type { History } from './history';
import { membersOf } from './indices/catalogue';
import type { Prices } from './intraday-candles';
import { candleOf, quoteOf, valueOf, type Quote } from './quote';
import { limitsAt, type PriceLimits } from './reference-price';
import type { RunningDay } from './running-day';
import type { TradingClock } from './trading-clock';

/** A listing on a trading day so far, matched or not; prices in VND. */
export type Snapshot = PriceLimits & {
  /** Its last match on or before the trading day. */
  price: number;
  /** The close before the trading day; on an ex-date adjusted to it. */
  previousClose: number;
  /** Price over the price had nothing been paid out, on the trading day and before it. */
  payoutFactor: number;
  previousPayoutFactor: number;
  /** The bar so far; null before the first match. */
  bar: DayBar | null;
  /** Whether trading is halted: then there are no bids and asks either. */
  isHalted: boolean;
};

/** Creates the listings as a board shows them: on any trading day, a running one as far as it has come. */
export function createBoard(clock: TradingClock, history: History, { barSoFar }: RunningDay) {
  const { second, memoPerClosedDay, memoPerStep } = clock;
  const { indexOf, newest, recent, barsAt, events } = history;

  const snapshot = (listing: Listing, day: Day): Snapshot => {
    const i = indexOf(day);
    const bars = barsAt(listing, i);
    const at = i - bars.from;
    const bar = barSoFar(listing, bars, i);
    const previousClose = bars.close[at - 1]! * bars.exFactor[at]!;
    const previousPayoutFactor = previousPayoutFactorAt(bars, i);
    const isPending = !bar && i === newest() && second() !== null;
    return {
      ...limitsAt(listing, bars, i),
      price: bar?.close ?? (isPending ? previousClose : bars.close[at]!),
      previousClose,
      payoutFactor: isPending ? previousPayoutFactor : bars.payoutFactor[at]!,
      previousPayoutFactor,
      bar,
      isHalted: events(listing).isHalted(i),
    };
  };
  const candles = memoPerStep((key): Candles => {
    const [symbol = '', prices] = key.split(' ');
    const listing = listingOf(symbol)!;
    const closed = history.closed(listing)[prices as Prices];
    const bar = second() === null ? null : barSoFar(listing, recent(listing), newest());
    return bar ? withCandle(closed, candleOf(bar, history.timeAt(newest()))) : closed;
  });
  const turnover = memoPerClosedDay((day) => {
    const i = indexOf(day);
    let sum = 0;
    for (const listing of membersOf('VNINDEX', universe)) {
      if (i >= events(listing).debut) sum += valueOf(barAt(barsAt(listing, i), i));
    }
    return sum;
  });

  return {
    snapshot,
    /** A listing that matched on a trading day; null where nothing matched. */
    quote(listing: Listing, day: Day): Quote | null {
      const i = indexOf(day);
      if (i < history.first()) return null;
      const bars = barsAt(listing, i);
      const bar = barSoFar(listing, bars, i);
      return bar && quoteOf(listing, bars, i, history.timeAt(i), bar);
    },
    /** The last match of today, else the reference, in thousand VND. */
    price(listing: Listing): number {
      const { bar, reference } = snapshot(listing, clock.today());
      return toThousand(bar?.close ?? reference);
    },
    /** The last match of the closed trading days in thousand VND; on an ex-date, once it runs, adjusted to it. */
    lastClose(listing: Listing): number {
      const { price, previousClose } = snapshot(listing, clock.today());
      return Math.round((second() === null ? price : previousClose) / 10) / 100;
    },
    /** The candles of a listing with the running trading day's bar so far. */
    candles: ({ symbol }: Listing, prices: Prices) => candles(`${symbol} ${prices}`),
    turnover: (day: Day) => turnover(day),
  };
}
