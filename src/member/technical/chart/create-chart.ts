import { createChart, PriceScaleMode, type UTCTimestamp } from 'lightweight-charts';
import type { CandleChart } from './candle-chart';
import { cell } from './observable';
import { readColours } from './colours';
import { createLayers } from './chart-series';
import { chartOptions } from './options';
import { firstBarOf, type Range } from './range';
import type { ChartSeries } from './bar-series';
import type { Mark } from './sketch';

/** How many bars from the oldest one the view has come to it. */
const EDGE = 10;
/** How many bars beside what is brought into view are seen too. */
const BESIDE = 5;

/** A chart in a container, in the theme and language of the page's root, also when these change. */
export function createCandleChart(container: HTMLElement): CandleChart {
  const root = document.documentElement;
  const painted = cell<string | null>(null);
  const hovered = cell<number | null>(null);
  const arrivals = cell(0);
  const pressed = new Set<(mark: Mark) => void>();

  let shown: ChartSeries | null = null;
  let filled: ChartSeries | null = null;
  let range: Range = '6M';
  /** The signal whose evidence is drawn. */
  let sketched: string | undefined;
  /** The bar that the keyboard is on, by its time. */
  let pointed: number | null = null;
  let isMovedByHand = false;
  let isAtOldest = false;

  const colours = readColours(root);
  const chart = createChart(container, { ...chartOptions(colours, root.lang), autoSize: true });
  const layers = createLayers(chart, colours, () => painted.set(shown?.symbol ?? null));

  function goToRange({ candles: { time }, hasOlder, resolution }: ChartSeries) {
    const first = firstBarOf(range, { time, hasOlder, resolution });
    const space = Math.max(2, (time.length - first) * 0.05);
    chart.timeScale().setVisibleLogicalRange({ from: first - 0.5, to: time.length - 1 + space });
    isMovedByHand = false;
    noticeOldest(first);
  }

  function noticeOldest(from: number) {
    const wasAtOldest = isAtOldest;
    isAtOldest = from < EDGE;
    if (isAtOldest && !wasAtOldest) arrivals.set(arrivals.get() + 1);
  }

  /** A pane begins with the scale that was set last, be it another pane's; only the prices' may be logarithmic. */
  function straighten() {
    for (const pane of chart.panes().slice(1)) {
      const scale = chart.priceScale('right', pane.paneIndex());
      const mode = PriceScaleMode.Normal;
      if (scale.options().mode !== mode) scale.applyOptions({ mode });
    }
  }

  /** Moves the view as little as it takes to have these bars in it. */
  function bringIntoView(first: number, last: number) {
    const scale = chart.timeScale();
    const visible = scale.getVisibleLogicalRange();
    if (!visible || (first >= visible.from && last <= visible.to)) return;
    const width = Math.max(visible.to - visible.from, last - first + 2 * BESIDE);
    const from = first < visible.from ? first - BESIDE : last + BESIDE - width;
    scale.setVisibleLogicalRange({ from, to: from + width });
    isMovedByHand = true;
  }

  /** Puts the crosshair on the pointed bar, wherever that is by now; away where there is none. */
  function point() {
    const index = pointed === null || !filled ? -1 : filled.candles.time.indexOf(pointed);
    if (index === -1) {
      chart.clearCrosshairPosition();
      hovered.set(null);
    } else {
      chart.setCrosshairPosition(filled!.candles.close[index]!, pointed as UTCTimestamp, layers.candles);
      hovered.set(pointed);
    }
    return index;
  }

  const dresser = new MutationObserver(() => {
    const next = readColours(root);
    chart.applyOptions(chartOptions(next, root.lang));
    layers.dress(next);
    if (filled) layers.fill(filled);
  });
  dresser.observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang'] });

  const listening = new AbortController();
  for (const move of ['pointerdown', 'wheel']) {
    const options = { passive: true, signal: listening.signal };
    container.addEventListener(move, () => (isMovedByHand = true), options);
  }
  chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
    // The library keeps the crosshair's place on the screen while the bars move under it.
    if (pointed !== null && !sourceEvent) return;
    pointed = null;
    hovered.set((time as number | undefined) ?? null);
  });
  chart.subscribeClick(({ point, paneIndex }) => {
    const mark = point && paneIndex === 0 ? layers.markAt(point) : null;
    if (mark) for (const listener of pressed) listener(mark);
  });
  chart.timeScale().subscribeVisibleLogicalRangeChange((visible) => {
    if (pointed !== null) point();
    if (visible && shown) noticeOldest(visible.from);
  });

  return {
    show(series) {
      shown = series;
      if (series?.symbol !== painted.get()) painted.set(null);
      if (series === null) return;

      const isOther = series.symbol !== filled?.symbol || series.resolution !== filled.resolution;
      filled = series;
      isAtOldest = false;
      if (isOther) {
        pointed = null;
        hovered.set(null);
      }
      layers.fill(series);
      straighten();
      if (pointed !== null) point();
      if (isOther || !isMovedByHand) goToRange(series);
    },
    setRange(next) {
      range = next;
      if (shown) goToRange(shown);
    },
    setLog(isLog) {
      const mode = isLog ? PriceScaleMode.Logarithmic : PriceScaleMode.Normal;
      chart.priceScale('right', 0).applyOptions({ mode });
      straighten();
    },
    setReference: layers.setReference,
    setCompared: layers.setCompared,
    setMarks: layers.setMarks,
    setSketch(sketch) {
      layers.setSketch(sketch);
      const isOther = sketch?.of !== sketched;
      sketched = sketch?.of;
      if (!sketch || !filled || !isOther) return;
      const { time } = filled.candles;
      bringIntoView(time.indexOf(sketch.from), time.indexOf(sketch.to));
    },
    pointAt(time) {
      pointed = time;
      const index = point();
      if (index !== -1) bringIntoView(index, index);
    },
    painted: painted.get,
    onPainted: painted.subscribe,
    hovered: hovered.get,
    onHovered: hovered.subscribe,
    onOldest: arrivals.subscribe,
    onPressed(listener) {
      pressed.add(listener);
      return () => void pressed.delete(listener);
    },
    picture() {
      const seen = chart.timeScale().getVisibleRange();
      if (seen === null || painted.get() === null) return null;
      return { canvas: chart.takeScreenshot(), from: seen.from as number, to: seen.to as number };
    },
    destroy() {
      dresser.disconnect();
      listening.abort();
      chart.remove();
    },
  };
}
