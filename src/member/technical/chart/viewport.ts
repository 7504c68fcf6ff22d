import type { IChartApi } from 'lightweight-charts';
import type { BarSeries } from './bar-series';
import { createEmitter } from '../../../lib/store';
import { firstBarOf, type Range } from './range';
import { isIntraday } from './view';

/** How many bars before the oldest one the view counts as having reached it. */
const EDGE = 10;
/** Half the width of the day that stands below the first bar of a day, in px; where that is the edge, it would be cut. */
const HALF_DAY_LABEL = 18;
/** Room for the days until what is bought next can be sold. */
const SALE = 5;
/** How many bars beside those scrolled to are visible too. */
const MARGIN = 5;

/** The visible part of a chart's time scale. */
export function createViewport(chart: IChartApi, container: HTMLElement) {
  const oldestBar = createEmitter();
  const listeners = new AbortController();
  let isMovedByUser = false;
  let isAtOldestBar = false;

  for (const move of ['pointerdown', 'wheel']) {
    const options = { passive: true, signal: listeners.signal };
    container.addEventListener(move, () => (isMovedByUser = true), options);
  }

  function notifyAtOldestBar(from: number) {
    const wasAtOldestBar = isAtOldestBar;
    isAtOldestBar = from < EDGE;
    if (isAtOldestBar && !wasAtOldestBar) oldestBar.emit();
  }

  return {
    isMovedByUser: () => isMovedByUser,
    onOldestBar: oldestBar.subscribe,
    notifyAtOldestBar,

    /** Bars were added or replaced: the oldest one may be another. */
    resetOldestBar: () => void (isAtOldestBar = false),

    goToRange(range: Range, { candles: { time }, hasOlder, resolution }: BarSeries) {
      const first = firstBarOf(range, { time, hasOlder, resolution });
      const room = resolution === 'DAY' ? SALE : 2;
      const space = Math.max(room, (time.length - first) * 0.05);
      const to = time.length - 1 + space;
      const { clientWidth } = container;
      const hasDayLabel = isIntraday(resolution) && clientWidth > 0;
      const margin = hasDayLabel ? (HALF_DAY_LABEL / clientWidth) * (to - first) : 0;
      chart.timeScale().setVisibleLogicalRange({ from: first - 0.5 - margin, to });
      isMovedByUser = false;
      notifyAtOldestBar(first);
    },

    /** Scrolls as little as needed to make these bars visible. */
    scrollTo(first: number, last: number) {
      const scale = chart.timeScale();
      const visible = scale.getVisibleLogicalRange();
      if (!visible || (first >= visible.from && last <= visible.to)) return;
      const width = Math.max(visible.to - visible.from, last - first + 2 * MARGIN);
      const from = first < visible.from ? first - MARGIN : last + MARGIN - width;
      scale.setVisibleLogicalRange({ from, to: from + width });
      isMovedByUser = true;
    },

    destroy: () => listeners.abort(),
  };
}
