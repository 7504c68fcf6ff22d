import { BollingerBands } from 'trading-signals';
import type { IndicatorLine } from './indicators';

/** A moving average and the bands so many standard deviations (of the whole n values) around it. */
export type Bollinger = { upper: IndicatorLine; middle: IndicatorLine; lower: IndicatorLine };

/** Bollinger bands; first values at bar n - 1. */
export function bollinger(values: readonly number[], n = 20, deviations = 2): Bollinger {
  const points = new BollingerBands(n, deviations).updates(values);
  return {
    upper: points.map((point) => point?.upper ?? null),
    middle: points.map((point) => point?.middle ?? null),
    lower: points.map((point) => point?.lower ?? null),
  };
}
