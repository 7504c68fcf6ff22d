import { createChart } from 'lightweight-charts';
import { formatBarTime } from './bar-time';
import type { CandleChart } from './candle-chart';
import { createChartSeries } from './chart-series';
import { onThemeChange } from '../../../ui/tokens';
import { readColours } from './colours';
import { createCrosshair } from './crosshair';
import { createEmitter } from '../../../lib/store';
import { chartOptions } from './options';
import type { SignalMark } from './plugins/signal-marks';
import { setLogScale } from './price-scales';
import { createShownBars } from './shown-bars';
import { createSurface } from './surface';
import { createViewport } from './viewport';

/** A chart in a container, which follows the theme and the language of the page's root. */
export function createCandleChart(container: HTMLElement): CandleChart {
  const root = document.documentElement;
  const pressed = createEmitter<SignalMark>();
  let evidenceKey: string | undefined;
  let isRemoved = false;
  const formatTime = (seconds: number) => formatBarTime(seconds, bars.loaded()?.resolution ?? 'DAY');
  const writing = () => ({ locale: root.lang, formatTime });

  const colours = readColours(root);
  const chart = createChart(container, { ...chartOptions(colours, writing()), autoSize: true });
  const chartSeries = createChartSeries(chart, colours, () => bars.onDraw());
  const viewport = createViewport(chart, container);
  const crosshair = createCrosshair(chart, chartSeries.candles);
  const bars = createShownBars(chart, { chartSeries, crosshair, viewport });

  const stopThemeUpdates = onThemeChange(root, () => {
    const next = readColours(root);
    chart.applyOptions(chartOptions(next, writing()));
    chartSeries.applyTheme(next);
    bars.redraw();
  });
  chart.subscribeClick(({ point, paneIndex }) => {
    const mark = point && paneIndex === 0 ? chartSeries.markAt(point) : null;
    if (mark) pressed.emit(mark);
  });
  chart.timeScale().subscribeVisibleLogicalRangeChange((visible) => {
    crosshair.keepPlace();
    if (visible) bars.onMove(visible.from);
  });

  return {
    show: bars.show,
    setRange: bars.setRange,
    setLog: (isLog) => setLogScale(chart, isLog),
    setType: chartSeries.setType,
    setReference: chartSeries.setReference,
    setMarks: chartSeries.setMarks,
    setEvidence(overlay) {
      chartSeries.setEvidence(overlay);
      const time = bars.loaded()?.candles.time;
      const isOther = overlay?.signalKey !== evidenceKey;
      evidenceKey = overlay?.signalKey;
      if (overlay && time && isOther) viewport.scrollTo(time.indexOf(overlay.from), time.indexOf(overlay.to));
    },
    moveCrosshair(time) {
      const index = crosshair.pin(time);
      if (index !== -1) viewport.scrollTo(index, index);
    },
    painted: bars.painted.get,
    onPainted: bars.painted.subscribe,
    hovered: crosshair.hovered.get,
    onHovered: crosshair.hovered.subscribe,
    onOldestBar: viewport.onOldestBar,
    onMarkPressed: pressed.subscribe,
    screenshot() {
      const visible = chart.timeScale().getVisibleRange();
      if (visible === null || bars.painted.get() === null) return null;
      return { canvas: chart.takeScreenshot(), from: visible.from as number, to: visible.to as number };
    },
    surface: createSurface(chart, {
      chartSeries,
      container,
      keepCrosshair: crosshair.keepPlace,
      isRemoved: () => isRemoved,
    }),
    library: chart,
    destroy() {
      stopThemeUpdates();
      viewport.destroy();
      isRemoved = true;
      chart.remove();
    },
  };
}
