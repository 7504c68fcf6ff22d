import type { LeftOutBar, Resolution } from '../../../graph/resolvers.types';
import type { PriceClass } from '../../../market/price-class';
import { closeClasses, type ListedBars } from './bar-limits';
import { linesOf, type ChartLine, type Indicator } from './indicators';

/** The bars of one symbol with what is drawn from them. */
export type BarSeries = ListedBars & {
  resolution: Resolution;
  /** The price class of each close on its day; weeks and months have none. */
  classes: readonly PriceClass[];
  lines: readonly ChartLine[];
  /** Whether the feed may have bars before the first one. */
  hasOlder: boolean;
  /** The bars of the feed that cannot be. */
  leftOut: readonly LeftOutBar[];
};

type Source = Omit<BarSeries, 'classes' | 'lines'>;

export function barSeries(source: Source, shown: readonly Indicator[]): BarSeries {
  return {
    ...source,
    classes: closeClasses(source),
    lines: linesOf(source.candles, shown),
  };
}
