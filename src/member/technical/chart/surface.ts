import type { Coordinate, IChartApi, Logical } from 'lightweight-charts';
import type { Surface } from './candle-chart';
import type { createChartSeries } from './chart-series';

type Parts = {
  chartSeries: ReturnType<typeof createChartSeries>;
  container: HTMLElement;
  /** Puts a crosshair that stays on a bar back on it. */
  keepCrosshair: () => void;
  /** Whether the library's chart is gone: it then refuses every change. */
  isRemoved: () => boolean;
};

/** What is drawn on a chart by those beside it; they may leave the page after it. */
export function createSurface(
  chart: IChartApi,
  { chartSeries, container, keepCrosshair, isRemoved }: Parts,
): Surface {
  const { candles } = chartSeries;
  const scale = chart.timeScale();
  return {
    container,
    attach(drawing) {
      candles.attachPrimitive(drawing);
      return () => {
        if (!isRemoved()) candles.detachPrimitive(drawing);
      };
    },
    onScaled() {
      // The library scales the prices in its next frame, which was requested before.
      requestAnimationFrame(() => {
        if (!isRemoved()) keepCrosshair();
      });
    },
    toPixel({ index, price }) {
      const x = scale.logicalToCoordinate(index as Logical);
      const y = candles.priceToCoordinate(price);
      return x === null || y === null ? null : { x, y };
    },
    toBarPoint({ x, y }) {
      const index = scale.coordinateToLogical(x);
      const price = candles.coordinateToPrice(y as Coordinate);
      return index === null || price === null ? null : { index, price };
    },
    firstInView() {
      const visible = scale.getVisibleLogicalRange();
      return visible && Math.ceil(visible.from);
    },
    onMoved(listener) {
      scale.subscribeVisibleLogicalRangeChange(listener);
      return () => scale.unsubscribeVisibleLogicalRangeChange(listener);
    },
    addLine(colour, title) {
      const { set, remove } = chartSeries.addLine(colour, title);
      return {
        set,
        remove() {
          if (!isRemoved()) remove();
        },
      };
    },
    setFormat(format) {
      if (!isRemoved()) chartSeries.setFormat(format);
    },
  };
}
