import type { Coordinate, IChartApi, ISeriesApi, Logical } from 'lightweight-charts';
import type { Surface } from './candle-chart';

type Parts = { candles: ISeriesApi<'Candlestick'>; container: HTMLElement };

export function createSurface(chart: IChartApi, { candles, container }: Parts): Surface {
  const scale = chart.timeScale();
  return {
    container,
    attach(drawing) {
      candles.attachPrimitive(drawing);
      return () => candles.detachPrimitive(drawing);
    },
    toPixel({ index, price }) {
      const x = scale.logicalToCoordinate(index as Logical);
      const y = candles.priceToCoordinate(price);
      return x === null || y === null ? null : { x, y };
    },
    toPlace({ x, y }) {
      const index = scale.coordinateToLogical(x);
      const price = candles.coordinateToPrice(y as Coordinate);
      return index === null || price === null ? null : { index, price };
    },
  };
}
