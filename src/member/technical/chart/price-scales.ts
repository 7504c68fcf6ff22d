import { PriceScaleMode, type IChartApi } from 'lightweight-charts';

/** Makes the scale of the prices logarithmic or linear. */
export function setLogScale(chart: IChartApi, isLog: boolean): void {
  const mode = isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
  chart.priceScale('right', 0).applyOptions({ mode });
  resetPaneScales(chart);
}

/** A new pane takes over the scale that was set last, whichever pane's that was; only the prices' may be logarithmic. */
export function resetPaneScales(chart: IChartApi): void {
  for (const pane of chart.panes().slice(1)) {
    const scale = chart.priceScale('right', pane.paneIndex());
    const mode = PriceScaleMode.Normal;
    if (scale.options().mode !== mode) scale.applyOptions({ mode });
  }
}
