import { useLayoutEffect } from 'react';
import type { CandleChart } from './chart/candle-chart';
import type { Compared } from './chart/compare';
import type { Range } from './chart/range';
import type { ChartSeries } from './chart/bar-series';
import type { Mark, Sketch } from './chart/sketch';

type Drawn = {
  range: Range;
  isLog: boolean;
  reference: number | null;
  series: ChartSeries | null;
  compared: Compared | null;
  marks: readonly Mark[];
  sketch: Sketch | null;
};

/** Has the chart show this: each thing when it is another one, before the browser paints. */
export function useDrawn(chart: CandleChart | null, drawn: Drawn): void {
  const { range, isLog, reference, series, compared, marks, sketch } = drawn;
  useLayoutEffect(() => void chart?.setRange(range), [chart, range]);
  useLayoutEffect(() => void chart?.setLog(isLog), [chart, isLog]);
  useLayoutEffect(() => void chart?.setReference(reference), [chart, reference]);
  useLayoutEffect(() => void chart?.show(series), [chart, series]);
  useLayoutEffect(() => void chart?.setCompared(compared), [chart, compared]);
  useLayoutEffect(() => void chart?.setMarks(marks), [chart, marks]);
  useLayoutEffect(() => void chart?.setSketch(sketch), [chart, sketch]);
}
