import { LineSeries, type IChartApi } from 'lightweight-charts';
import type { IndicatorLine } from '../../../market/indicators';
import type { Colours } from './colours';
import { THIN, UNLABELLED } from './indicator-line';
import { lineItems } from './series-data';

/** The lines of compared symbols, in the prices of the shown one, each with its title; on the chart until they are removed. */
export function createComparisonLines(chart: IChartApi, initial: Colours) {
  let colours = initial;
  const recolour = new Set<() => void>();

  return {
    count: () => recolour.size,

    add(colour: keyof Colours, title: string) {
      const series = chart.addSeries(LineSeries, {
        ...UNLABELLED,
        title,
        lastValueVisible: true,
        color: colours[colour],
        lineWidth: THIN,
        crosshairMarkerVisible: false,
      });
      const apply = () => series.applyOptions({ color: colours[colour] });
      recolour.add(apply);
      return {
        set: (time: readonly number[], line: IndicatorLine) => series.setData(lineItems(time, line)),
        remove() {
          recolour.delete(apply);
          chart.removeSeries(series);
        },
      };
    },
    applyTheme(next: Colours) {
      colours = next;
      recolour.forEach((apply) => apply());
    },
  };
}
