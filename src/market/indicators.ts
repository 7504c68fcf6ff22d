import type { Candles } from './candles';

/** A line of an indicator, aligned with its input; null while it warms up. */
export type IndicatorLine = (number | null)[];

// In one pass each: for these three, a library's objects take longer than the time budget of all four studies. Their
// tests compare them with that library.

/** Simple moving average of the n newest values, null where one of them is; by a running sum. */
export function sma(values: readonly (number | null)[], n: number): IndicatorLine {
  let [sum, unknown] = [0, 0];
  return values.map((value, i) => {
    const left = i < n ? 0 : values[i - n]!;
    sum += (value ?? 0) - (left ?? 0);
    unknown += Number(value === null) - Number(left === null);
    return i < n - 1 || unknown > 0 ? null : sum / n;
  });
}

/** Relative strength index, 0 to 100, with Wilder's smoothing; first value at bar n. */
export function rsi(values: readonly number[], n = 14): IndicatorLine {
  const [gain, loss] = [wilder(n), wilder(n)];
  return values.map((value, i) => {
    if (i === 0) return null;
    const move = value - values[i - 1]!;
    const [up, down] = [gain(Math.max(move, 0)), loss(Math.max(-move, 0))];
    if (up === null || down === null) return null;
    return down === 0 ? 100 : 100 - 100 / (up / down + 1);
  });
}

/** Average true range in the unit of the prices, with Wilder's smoothing; first value at bar n - 1. */
export function atr({ high, low, close }: Pick<Candles, 'high' | 'low' | 'close'>, n = 14): IndicatorLine {
  const range = wilder(n);
  return close.map((_, i) => {
    const before = close[i - 1] ?? low[i]!;
    return range(Math.max(high[i]!, before) - Math.min(low[i]!, before));
  });
}

/** Wilder's average of what it was given so far: the plain mean of the first n, then a step of 1/n; null before. */
function wilder(n: number) {
  let count = 0;
  let average = 0;
  return (value: number) => {
    count += 1;
    average += count > n ? (value - average) / n : value;
    if (count === n) average /= n;
    return count < n ? null : average;
  };
}
