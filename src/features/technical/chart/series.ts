import { sma, type Line } from '../../../market/indicators';
import type { PriceClass } from '../../../market/price-class';
import { closeClasses, type Listed } from './bar-limits';

/** The averages of the chart in sessions, the quickest first. */
export const averageLengths = [20, 50, 200] as const;

export type AverageLength = (typeof averageLengths)[number];

/** Everything that the chart of one symbol shows; made once per answer of the feed. */
export type ChartSeries = Listed & {
  /** The class of each close on its day. */
  classes: readonly PriceClass[];
  averages: Readonly<Record<AverageLength, Line>>;
  /** Whether the feed may hold bars before the first one here. */
  hasOlder: boolean;
};

type Source = Omit<ChartSeries, 'classes' | 'averages'>;

export function chartSeries(source: Source): ChartSeries {
  const { close } = source.candles;
  return {
    ...source,
    classes: closeClasses(source),
    averages: { 20: sma(close, 20), 50: sma(close, 50), 200: sma(close, 200) },
  };
}
