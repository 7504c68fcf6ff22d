import { createChart, PriceScaleMode, type IChartApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import type { CandleChart } from './candle-chart';
import { createChartSeries } from './chart-series';
import { readColours } from './colours';
import { createCrosshair } from './crosshair';
import { emitter, observable } from './observable';
import { chartOptions } from './options';
import type { SignalMark } from './plugins/signal-marks';
import type { Range } from './range';
import { createViewport } from './viewport';

/** A chart in a container, which follows the theme and the language of the page's root. */
export function createCandleChart(container: HTMLElement): CandleChart {
  const root = document.documentElement;
  const painted = observable<string | null>(null);
  const pressed = emitter<SignalMark>();

  /** What was passed to `show` last, and the last one of these that was not null. */
  let shown: BarSeries | null = null;
  let loaded: BarSeries | null = null;
  let range: Range = '6M';
  let evidenceKey: string | undefined;

  const colours = readColours(root);
  const chart = createChart(container, { ...chartOptions(colours, root.lang), autoSize: true });
  const chartSeries = createChartSeries(chart, colours, () => painted.set(shown?.symbol ?? null));
  const viewport = createViewport(chart, container);
  const crosshair = createCrosshair(chart, chartSeries.candles);

  const themeObserver = new MutationObserver(() => {
    const next = readColours(root);
    chart.applyOptions(chartOptions(next, root.lang));
    chartSeries.applyTheme(next);
    if (loaded) chartSeries.setData(loaded);
  });
  themeObserver.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang'] });

  chart.subscribeClick(({ point, paneIndex }) => {
    const mark = point && paneIndex === 0 ? chartSeries.markAt(point) : null;
    if (mark) pressed.emit(mark);
  });
  chart.timeScale().subscribeVisibleLogicalRangeChange((visible) => {
    crosshair.keepPlace();
    if (visible && shown) viewport.notifyAtOldestBar(visible.from);
  });

  return {
    show(series) {
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
    setRange(next) {
      range = next;
      if (shown) viewport.goToRange(range, shown);
    },
    setLog(isLog) {
      const mode = isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
      chart.priceScale('right', 0).applyOptions({ mode });
      resetPaneScales(chart);
    },
    setReference: chartSeries.setReference,
    setComparison: chartSeries.setComparison,
    setMarks: chartSeries.setMarks,
    setEvidence(overlay) {
      chartSeries.setEvidence(overlay);
      const isOther = overlay?.signalKey !== evidenceKey;
      evidenceKey = overlay?.signalKey;
      if (!overlay || !loaded || !isOther) return;
      const { time } = loaded.candles;
      viewport.scrollTo(time.indexOf(overlay.from), time.indexOf(overlay.to));
    },
    moveCrosshair(time) {
      const index = crosshair.pin(time);
      if (index !== -1) viewport.scrollTo(index, index);
    },
    painted: painted.get,
    onPainted: painted.subscribe,
    hovered: crosshair.hovered.get,
    onHovered: crosshair.hovered.subscribe,
    onOldestBar: viewport.onOldestBar,
    onMarkPressed: pressed.subscribe,
    screenshot() {
      const visible = chart.timeScale().getVisibleRange();
      if (visible === null || painted.get() === null) return null;
      return { canvas: chart.takeScreenshot(), from: visible.from as number, to: visible.to as number };
    },
    destroy() {
      themeObserver.disconnect();
      viewport.destroy();
      chart.remove();
    },
  };
}

/** A new pane takes over the scale that was set last, whichever pane's that was; only the prices' may be logarithmic. */
function resetPaneScales(chart: IChartApi) {
  for (const pane of chart.panes().slice(1)) {
    const scale = chart.priceScale('right', pane.paneIndex());
    const mode = PriceScaleMode.Normal;
    if (scale.options().mode !== mode) scale.applyOptions({ mode });
  }
}
