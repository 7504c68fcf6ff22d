import { candlesOf, type Candle, type Candles } from '../../../src/market/candles';
import type { Listing } from '../../listing/table';
import type { Bars } from '../bars';
import { INDICES, round2, weightOf, type IndexCode } from './catalogue';

/**
 * How far an index reaches beyond its open and close towards the weighted highs and lows of its stocks, which they reach
 * at different times: at least as far as the running bar does, and the further, the fewer its stocks are.
 */
const REACH = { VNINDEX: 0.4, VN30: 0.65, HNXINDEX: 0.7, UPCOMINDEX: 0.9 } satisfies Record<
  IndexCode,
  number
>;

type Sums = {
  weights: number;
  open: number[];
  high: number[];
  low: number[];
  close: number[];
  volume: number[];
};

/** Adds up the daily bars of an index from its stocks' bars, which must cover the same trading days. */
export function createIndexBars(code: IndexCode, times: readonly number[]) {
  const zeros = () => times.map(() => 0);
  const sums: Sums = {
    weights: 0,
    open: zeros(),
    high: zeros(),
    low: zeros(),
    close: zeros(),
    volume: zeros(),
  };
  return {
    /** Adds a stock; its bar at `offset` is that of the first of `times`. */
    add(listing: Listing, bars: Bars, offset: number) {
      const weight = weightOf(listing);
      sums.weights += weight;
      for (let i = 0; i < times.length; i += 1) {
        const at = i + offset;
        const base = listing.basePrice * bars.payoutFactor[at]!;
        sums.open[i]! += (weight * bars.open[at]!) / base;
        sums.high[i]! += (weight * bars.high[at]!) / base;
        sums.low[i]! += (weight * bars.low[at]!) / base;
        sums.close[i]! += (weight * bars.close[at]!) / base;
        sums.volume[i]! += bars.volume[at]!;
      }
    },
    candles(): Candles {
      const bars = times.map((time, i) => candleOf(code, sums, i, time));
      return candlesOf(bars);
    },
  };
}

function candleOf(code: IndexCode, sums: Sums, i: number, time: number): Candle {
  const points = (sum: number) => (INDICES[code].points * sum) / sums.weights;
  const [open, high, low, close] = [sums.open, sums.high, sums.low, sums.close].map((sum) => points(sum[i]!));
  const [top, bottom] = [Math.max(open!, close!), Math.min(open!, close!)];
  return {
    time,
    open: round2(open!),
    high: round2(top + REACH[code] * (high! - top)),
    low: round2(bottom - REACH[code] * (bottom - low!)),
    close: round2(close!),
    volume: sums.volume[i]!,
  };
}
