import type { ChartView } from './chart/view';
import { useGrowingSeries } from './useGrowingSeries';

type Props = { symbol: string } & Pick<ChartView, 'resolution' | 'isUnadjusted'>;

/** Lets the bars of the chart's symbol grow, once the candles are there. */
export function GrowingBars({ symbol, ...view }: Props) {
  useGrowingSeries(symbol, view);
  return null;
}
