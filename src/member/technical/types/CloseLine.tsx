import { useEffect, useMemo } from 'react';
import type { BarSeries } from '../chart/bar-series';
import type { CandleChart } from '../chart/candle-chart';
import type { ChartView } from '../chart/view';
import { drawCloses } from './draw-closes';

type Props = { type: Exclude<ChartView['type'], 'CANDLES'>; series: BarSeries | null; chart: CandleChart };

/** The closes of the bars as a line, or as the area below it, in place of the candles. */
export function CloseLine({ type, series, chart }: Props) {
  const drawing = useMemo(() => drawCloses(chart.surface, type === 'AREA'), [chart, type]);
  useEffect(() => drawing.start(), [drawing]);
  useEffect(() => drawing.set(series?.candles.close ?? []), [drawing, series]);
  return null;
}
