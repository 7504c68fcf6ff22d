import type { Candle, Candles } from '../../src/market/candles';
import type { Listing } from '../listing/table';
import type { Bars } from './bars';
import { INDICES, round2, weightOf, type IndexCode } from './indices';
import type { SessionBar } from './intraday';

/** How far an index reaches towards the prices that its stocks reached at different times of the day. */
const REACH = 0.6;

type Sums = {
  weights: number;
  open: number[];
  high: number[];
  low: number[];
  close: number[];
  volume: number[];
};

/** Adds up the daily bars of an index from its stocks' sessions, which must all be the same ones. */
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
    /** A stock's bars; the first of `times` is their session at `offset`. */
    add(listing: Listing, bars: Bars, offset: number) {
      const weight = weightOf(listing);
      sums.weights += weight;
      for (let i = 0; i < times.length; i += 1) {
        const at = i + offset;
        const base = listing.basePrice * bars.paidOut[at]!;
        sums.open[i]! += (weight * bars.open[at]!) / base;
        sums.high[i]! += (weight * bars.high[at]!) / base;
        sums.low[i]! += (weight * bars.low[at]!) / base;
        sums.close[i]! += (weight * bars.close[at]!) / base;
        sums.volume[i]! += bars.volume[at]!;
      }
    },
    candles(): Candles {
      const bars = times.map((time, i) => barOf(code, sums, i, time));
      const column = (name: keyof Candles) => bars.map((bar) => bar[name]);
      return {
        time: column('time'),
        open: column('open'),
        high: column('high'),
        low: column('low'),
        close: column('close'),
        volume: column('volume'),
      };
    },
  };
}

type Part = { listing: Listing; bar: SessionBar; paidOut: number };

/** The bar of an index on one session from its stocks' bars so far. */
export function indexBar(code: IndexCode, time: number, parts: readonly Part[]): Candle {
  const sums: Sums = { weights: 0, open: [0], high: [0], low: [0], close: [0], volume: [0] };
  for (const { listing, bar, paidOut } of parts) {
    const weight = weightOf(listing);
    sums.weights += weight;
    for (const column of ['open', 'high', 'low', 'close'] as const) {
      sums[column][0]! += (weight * bar[column]) / (listing.basePrice * paidOut);
    }
    sums.volume[0]! += bar.volume;
  }
  return barOf(code, sums, 0, time);
}

function barOf(code: IndexCode, sums: Sums, i: number, time: number): Candle {
  const points = (sum: number) => (INDICES[code].points * sum) / sums.weights;
  const [open, high, low, close] = [sums.open, sums.high, sums.low, sums.close].map((sum) => points(sum[i]!));
  return {
    time,
    open: round2(open!),
    high: round2(Math.max(open!, close!, open! + REACH * (high! - open!))),
    low: round2(Math.min(open!, close!, open! + REACH * (low! - open!))),
    close: round2(close!),
    volume: sums.volume[i]!,
  };
}
