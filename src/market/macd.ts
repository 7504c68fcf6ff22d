import { EMA, MACD } from 'trading-signals';
import type { IndicatorLine } from './indicators';

/** Exponential moving average with the weight 2 / (n + 1), begun at the first value; first shown at bar n - 1. */
export function ema(values: readonly number[], n: number): IndicatorLine {
  return new EMA(n).updates(values).map((value, i) => (i < n - 1 ? null : value));
}

/** Convergence of two averages, its own average, and what lies between them, in the unit of the values. */
export type Macd = { macd: IndicatorLine; signal: IndicatorLine; histogram: IndicatorLine };

/** Moving average convergence and divergence; first values at the bar that fills the slow average. */
export function macd(values: readonly number[], fast = 12, slow = 26, smoothing = 9): Macd {
  const points = new MACD(new EMA(fast), new EMA(slow), new EMA(smoothing)).updates(values);
  return {
    macd: points.map((point) => point?.macd ?? null),
    signal: points.map((point) => point?.signal ?? null),
    histogram: points.map((point) => point?.histogram ?? null),
  };
}
