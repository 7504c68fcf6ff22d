import { useLayoutEffect } from 'react';
import type { BarSeries } from './chart/bar-series';
import type { CandleChart } from './chart/candle-chart';
import type { EvidenceOverlay } from './chart/evidence-overlay';
import type { SignalMark } from './chart/plugins/signal-marks';
import type { Range } from './chart/range';
import type { ChartView } from './chart/view';

type ChartContent = {
  range: Range;
  isLog: boolean;
  type: ChartView['type'];
  reference: number | null;
  series: BarSeries | null;
  marks: readonly SignalMark[];
  overlay: EvidenceOverlay | null;
  /** The bar that the crosshair moves to. */
  openedAt: number | null;
};

/** Passes each part to the chart when it changes, before the browser paints. */
export function useChartUpdates(chart: CandleChart | null, content: ChartContent): void {
  const { range, isLog, type, reference, series, marks, overlay, openedAt } = content;
  useLayoutEffect(() => void chart?.setRange(range), [chart, range]);
  useLayoutEffect(() => void chart?.setLog(isLog), [chart, isLog]);
  useLayoutEffect(() => void chart?.setType(type), [chart, type]);
  useLayoutEffect(() => void chart?.setReference(reference), [chart, reference]);
  useLayoutEffect(() => void chart?.show(series), [chart, series]);
  useLayoutEffect(() => void chart?.setMarks(marks), [chart, marks]);
  useLayoutEffect(() => void chart?.setEvidence(overlay), [chart, overlay]);
  useLayoutEffect(() => void (openedAt !== null && chart?.moveCrosshair(openedAt)), [chart, openedAt]);
}
