import { LineSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import type { Colours } from './colours';
import type { Comparison } from './compare';
import { THIN, UNLABELLED } from './indicator-line';
import { lineItems } from './series-data';

/** The line of the index; its series is on the chart only while something is compared. */
export function createComparisonLine(chart: IChartApi, initial: Colours) {
  let colours = initial;
  let comparison: Comparison | null = null;
  let series: ISeriesApi<'Line'> | null = null;

  function add() {
    return chart.addSeries(LineSeries, {
      ...UNLABELLED,
      color: colours['text-1'],
      lineWidth: THIN,
      crosshairMarkerVisible: false,
    });
  }

  return {
    /** Draws the comparison over the bars of these times; returns whether its series was added. */
    set(next: Comparison | null, time: readonly number[] | null): boolean {
      if (next === comparison) return false;
      comparison = next;
      if (comparison === null || time === null) {
        if (series) chart.removeSeries(series);
        series = null;
        return false;
      }
      const isAdded = series === null;
      series ??= add();
      series.setData(lineItems(time, comparison.line));
      return isAdded;
    },
    applyTheme(next: Colours) {
      colours = next;
      series?.applyOptions({ color: colours['text-1'] });
    },
  };
}
