import type { LeftOutBar, Resolution } from '../../../graph/resolvers.types';
import { priceClass, type PriceClass } from '../../../market/price-class';
import { stepsIn } from '../../../market/price-steps';
import type { DayLimits } from '../../../market/day-limits';
import { closeClasses, type ListedBars } from './bar-limits';
import { linesOf, type ChartLine, type Indicator } from './indicators';

/** The bars of one symbol with what is drawn from them. */
export type BarSeries = ListedBars & {
  resolution: Resolution;
  /** The price class of each close on its day; of bars that are no days only the newest has one, that of its price. */
  classes: readonly PriceClass[];
  lines: readonly ChartLine[];
  /** Whether the feed may have bars before the first one. */
  hasOlder: boolean;
  /** The bars of the feed that cannot be. */
  leftOut: readonly LeftOutBar[];
  /** The positions of daily bars before which prices are others, as no line goes across them. */
  steps: readonly number[];
};

type Source = Omit<BarSeries, 'classes' | 'lines' | 'steps'> & {
  /** Bars at the prices that were matched step on their ex-dates, as is known. */
  isUnadjusted?: boolean;
};

/** `newest` are the limits of the newest price, where the bars are no days. */
export function barSeries(
  { isUnadjusted = false, ...source }: Source,
  shown: readonly Indicator[],
  newest: DayLimits | null = null,
): BarSeries {
  const { close } = source.candles;
  const classes = closeClasses(source);
  const last = close.length - 1;
  const steps = source.resolution === 'DAY' && !isUnadjusted ? stepsIn(source.candles, source) : [];
  return {
    ...source,
    classes:
      newest && last >= 0
        ? [...classes.slice(0, last), priceClass({ price: close[last]!, ...newest })]
        : classes,
    lines: linesOf(source.candles, shown, steps),
    steps,
  };
}
