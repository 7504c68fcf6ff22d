import type { CandleChart, ChartPicture } from '../../src/features/technical/chart/candle-chart';
import { cell } from '../../src/features/technical/chart/cell';
import type { Range } from '../../src/features/technical/chart/range';
import type { ChartSeries } from '../../src/features/technical/chart/series';

/** Stands for the drawing, which needs a real canvas: it records what it is told and paints on demand. */
export type RecordingChart = CandleChart & {
  shown: (ChartSeries | null)[];
  ranges: Range[];
  references: (number | null)[];
  isDestroyed: boolean;
  /** What is on the screen. */
  seen: ChartPicture | null;
  paint: () => void;
  hover: (index: number | null) => void;
  reachOldest: () => void;
};

export const drawings: { made: RecordingChart[]; failures: number } = { made: [], failures: 0 };

/** The chart that is on the page. */
export function drawing(): RecordingChart {
  const chart = drawings.made.at(-1);
  if (!chart) throw new Error('No chart was made');
  return chart;
}

export function createCandleChart(container: HTMLElement): RecordingChart {
  if (drawings.failures > 0) {
    drawings.failures -= 1;
    throw new Error('No canvas');
  }
  container.append(document.createElement('canvas'));
  const painted = cell<string | null>(null);
  const hovered = cell<number | null>(null);
  const arrivals = cell(0);

  const chart: RecordingChart = {
    shown: [],
    ranges: [],
    references: [],
    isDestroyed: false,
    seen: null,
    paint: () => painted.set(chart.shown.at(-1)?.symbol ?? null),
    hover: hovered.set,
    reachOldest: () => arrivals.set(arrivals.get() + 1),
    show(series) {
      chart.shown.push(series);
      if (series?.symbol !== painted.get()) painted.set(null);
    },
    setRange: (range) => void chart.ranges.push(range),
    setReference: (price) => void chart.references.push(price),
    painted: painted.get,
    onPainted: painted.subscribe,
    hovered: hovered.get,
    onHovered: hovered.subscribe,
    onOldest: arrivals.subscribe,
    picture: () => chart.seen,
    destroy: () => {
      chart.isDestroyed = true;
    },
  };
  drawings.made.push(chart);
  return chart;
}
