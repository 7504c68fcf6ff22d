import type { Candles } from '../../../market/candles';
import type { Exchange } from '../../../market/exchange';
import { sma, type Line } from '../../../market/indicators';
import type { PriceClass } from '../../../market/price-class';
import { closeClasses } from './day-limits';

/** The averages of the chart in sessions, the quickest first. */
export const averageLengths = [20, 50, 200] as const;

export type AverageLength = (typeof averageLengths)[number];

/** Everything that the chart of one symbol shows; made once per answer of the feed. */
export type ChartSeries = {
  symbol: string;
  exchange: Exchange | null;
  candles: Candles;
  /** The class of each close on its day. */
  classes: readonly PriceClass[];
  averages: Readonly<Record<AverageLength, Line>>;
  /** Whether the feed may hold bars before the first one here. */
  hasOlder: boolean;
};

type Source = Omit<ChartSeries, 'classes' | 'averages'>;

export function chartSeries(source: Source): ChartSeries {
  const { symbol, exchange, candles } = source;
  const { close } = candles;
  return {
    ...source,
    classes: closeClasses(candles, { symbol, exchange }),
    averages: { 20: sma(close, 20), 50: sma(close, 50), 200: sma(close, 200) },
  };
}
