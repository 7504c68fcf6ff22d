import type { IChartApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { createChartSeries } from './chart-series';
import type { createCrosshair } from './crosshair';
import { createStore } from '../../../lib/store';
import { resetPaneScales } from './price-scales';
import type { Range } from './range';
import type { createViewport } from './viewport';

type Parts = {
  chartSeries: ReturnType<typeof createChartSeries>;
  crosshair: ReturnType<typeof createCrosshair>;
  viewport: ReturnType<typeof createViewport>;
};

/** The bars on the chart, the symbol that is painted, and the range of each first view. */
export function createShownBars(chart: IChartApi, { chartSeries, crosshair, viewport }: Parts) {
  const painted = createStore<string | null>(null);

  /** What was passed to `show` last, and the last one of these that was not null. */
  let shown: BarSeries | null = null;
  let loaded: BarSeries | null = null;
  let range: Range = '6M';

  return {
    painted,
    loaded: () => loaded,

    show(series: BarSeries | null) {
      shown = series;
      if (series?.symbol !== painted.get()) painted.set(null);
      if (series === null) return;

      const isOther = series.symbol !== loaded?.symbol || series.resolution !== loaded.resolution;
      loaded = series;
      viewport.resetOldestBar();
      if (isOther) crosshair.reset();
      chartSeries.setData(series);
      resetPaneScales(chart);
      crosshair.setCandles(series.candles);
      if (isOther || !viewport.isMovedByUser()) viewport.goToRange(range, series);
    },

    setRange(next: Range) {
      range = next;
      if (shown) viewport.goToRange(range, shown);
    },

    /** A frame was drawn. */
    onDraw: () => painted.set(shown?.symbol ?? null),

    /** The view was moved, and now begins at this position. */
    onMove(from: number) {
      if (shown) viewport.notifyAtOldestBar(from);
    },

    /** Draws the bars again, in other colours. */
    redraw() {
      if (loaded) chartSeries.setData(loaded);
    },
  };
}
