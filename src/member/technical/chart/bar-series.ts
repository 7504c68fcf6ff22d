import type { Resolution } from '../../../graph/resolvers.types';
import type { PriceClass } from '../../../market/price-class';
import { closeClasses, type Listed } from './bar-limits';
import { linesOf, type ChartLine, type Indicator } from './indicators';

/** Everything that the chart of one symbol shows; made once per answer of the feed and choice of indicators. */
export type ChartSeries = Listed & {
  resolution: Resolution;
  /** The class of each close on its day; a week or a month has none. */
  classes: readonly PriceClass[];
  lines: readonly ChartLine[];
  /** Whether the feed may hold bars before the first one here. */
  hasOlder: boolean;
};

type Source = Omit<ChartSeries, 'classes' | 'lines'>;

export function chartSeries(source: Source, shown: readonly Indicator[]): ChartSeries {
  return {
    ...source,
    classes: closeClasses(source),
    lines: linesOf(source.candles, shown),
  };
}
