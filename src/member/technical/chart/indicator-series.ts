import { HistogramSeries, type IChartApi, type ISeriesApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { Colours } from './colours';
import { addLine, GUIDES, guideOptions, UNLABELLED, type LibrarySeries } from './indicator-line';
import type { ChartLine, Pane } from './indicators';
import { priceMargins } from './options';
import { createEvidenceLines } from './plugins/evidence-lines';
import { columnItems, lineItems, volumeItems } from './series-data';

/** How many times as high as another pane the candles' is. */
const PRICE_PANE_STRETCH = 4;

/** The volume and the indicators, each in its pane; the library's series are rebuilt when other lines are shown. */
export function createIndicatorSeries(
  chart: IChartApi,
  candles: ISeriesApi<'Candlestick'>,
  initial: Colours,
) {
  let colours = initial;
  /** Which lines the series on the chart were built for. */
  let layout = '';
  let volume: ISeriesApi<'Histogram'> | null = null;
  let lines: { pane: Pane; series: LibrarySeries }[] = [];
  let rsiEvidence: ReturnType<typeof createEvidenceLines> | null = null;

  function rebuildSeries(next: readonly ChartLine[]) {
    if (volume) chart.removeSeries(volume);
    for (const { series } of lines) chart.removeSeries(series);

    const panes: Pane[] = [...new Set<Pane>(['price', ...next.map(({ pane }) => pane)])];
    rebuildVolume(panes.indexOf('volume'), new Set(next.map(({ label }) => label)).size);
    rsiEvidence = null;
    lines = next.map((line) => {
      const series = addLine(chart, line, { colours, paneIndex: panes.indexOf(line.pane) });
      // Behind the lines of their pane.
      if (line.look === 'columns') series.setSeriesOrder(0);
      if (line.pane === 'rsi') rsiEvidence = createEvidenceLines(series, colours);
      return { pane: line.pane, series };
    });
    for (const [pane, prices] of Object.entries(GUIDES)) {
      const guided = lines.find((line) => line.pane === pane)?.series;
      for (const price of prices) guided?.createPriceLine(guideOptions(price, colours));
    }
    for (const [i, each] of chart.panes().entries()) each.setStretchFactor(i === 0 ? PRICE_PANE_STRETCH : 1);
  }

  /** In the pane of the prices unless it has its own. */
  function rebuildVolume(pane: number, indicatorCount: number) {
    const hasPane = pane !== -1;
    volume = chart.addSeries(
      HistogramSeries,
      { ...UNLABELLED, priceFormat: { type: 'volume' }, ...(!hasPane && { priceScaleId: '' }) },
      hasPane ? pane : 0,
    );
    volume.priceScale().applyOptions({ scaleMargins: { top: hasPane ? 0.12 : 0.82, bottom: 0 } });
    candles.priceScale().applyOptions({ scaleMargins: priceMargins(hasPane, indicatorCount) });
  }

  return {
    count: () => lines.length,
    rsiEvidence: () => rsiEvidence,

    /** Returns whether the series were rebuilt. */
    setData(bars: BarSeries): boolean {
      const needed = JSON.stringify(bars.lines.map(({ label, pane, look }) => [label, pane, look]));
      const isRebuilt = needed !== layout;
      if (isRebuilt) rebuildSeries(bars.lines);
      layout = needed;

      const { time } = bars.candles;
      volume?.setData(volumeItems(bars, colours));
      for (const [i, { series }] of lines.entries()) {
        const { look, values } = bars.lines[i]!;
        series.setData(look === 'columns' ? columnItems(time, values) : lineItems(time, values));
      }
      return isRebuilt;
    },

    /** Takes effect with the next data. */
    applyTheme(next: Colours) {
      colours = next;
      layout = '';
    },
  };
}
