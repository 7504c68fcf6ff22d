import { AreaSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import type { Candles } from '../../../market/candles';
import type { Colours } from './colours';
import { UNLABELLED } from './indicator-line';
import { formatOf } from './options';
import { lineItems } from './series-data';
import type { ChartView } from './view';

/** The closes in place of the candles, behind everything: a line, for an area with the ground below it. */
export function createCloseSeries(chart: IChartApi) {
  let series: ISeriesApi<'Area'> | null = null;

  function add() {
    const added = chart.addSeries(AreaSeries, {
      ...UNLABELLED,
      ...formatOf('price'),
      lineWidth: 2,
      crosshairMarkerVisible: false,
    });
    added.setSeriesOrder(0);
    return added;
  }

  return {
    /** Draws them as that type of chart; as candles there are none. */
    draw(type: ChartView['type'], candles: Candles | null, colours: Colours) {
      if (type === 'CANDLES') {
        if (series) chart.removeSeries(series);
        series = null;
        return;
      }
      series ??= add();
      const line = colours['chart-4'];
      const [top, bottom] = type === 'AREA' ? ['66', '00'] : ['00', '00'];
      series.applyOptions({
        lineColor: line,
        topColor: `${line}${top}`,
        bottomColor: `${line}${bottom}`,
      });
      series.setData(candles ? lineItems(candles.time, candles.close) : []);
    },
  };
}
