import { ATR, RSI } from 'trading-signals';
import type { Candles } from './candles';

/** A line of an indicator, aligned with its input; null while it warms up. */
export type Line = (number | null)[];

/** Simple moving average of the n newest values; by a running sum, as the library adds up n values per bar. */
export function sma(values: readonly number[], n: number): Line {
  let sum = 0;
  return values.map((value, i) => {
    sum += value - (i < n ? 0 : values[i - n]!);
    return i < n - 1 ? null : sum / n;
  });
}

/** Relative strength index, 0 to 100, with Wilder's smoothing; first value at bar n. */
export function rsi(values: readonly number[], n = 14): Line {
  return new RSI(n).updates(values);
}

/** Average true range in the unit of the prices, with Wilder's smoothing; first value at bar n - 1. */
export function atr({ high, low, close }: Pick<Candles, 'high' | 'low' | 'close'>, n = 14): Line {
  const indicator = new ATR(n);
  return close.map((price, i) => indicator.add({ high: high[i]!, low: low[i]!, close: price }));
}
