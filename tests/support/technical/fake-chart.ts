import type { CandleChart, ChartPicture } from '../../../src/member/technical/chart/candle-chart';
import { cell } from '../../../src/member/technical/chart/observable';
import type { Range } from '../../../src/member/technical/chart/range';
import type { Compared } from '../../../src/member/technical/chart/compare';
import type { ChartSeries } from '../../../src/member/technical/chart/bar-series';
import type { Mark, Sketch } from '../../../src/member/technical/chart/sketch';

/** Stands for the drawing, which needs a real canvas: it records what it is told and paints on demand. */
export type RecordingChart = CandleChart & {
  shown: (ChartSeries | null)[];
  ranges: Range[];
  references: (number | null)[];
  logs: boolean[];
  marks: readonly Mark[];
  /** How often marks and evidence were drawn. */
  drawn: { marks: number; sketch: number };
  sketch: Sketch | null;
  compared: Compared | null;
  points: (number | null)[];
  isDestroyed: boolean;
  /** What is on the screen. */
  seen: ChartPicture | null;
  paint: () => void;
  hover: (time: number | null) => void;
  reachOldest: () => void;
  press: (mark: Mark) => void;
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
  const pressed = new Set<(mark: Mark) => void>();

  const chart: RecordingChart = {
    shown: [],
    ranges: [],
    references: [],
    logs: [],
    marks: [],
    drawn: { marks: 0, sketch: 0 },
    sketch: null,
    compared: null,
    points: [],
    isDestroyed: false,
    seen: null,
    paint: () => painted.set(chart.shown.at(-1)?.symbol ?? null),
    hover: hovered.set,
    reachOldest: () => arrivals.set(arrivals.get() + 1),
    press: (mark) => pressed.forEach((listener) => listener(mark)),
    show(series) {
      chart.shown.push(series);
      if (series?.symbol !== painted.get()) painted.set(null);
    },
    setRange: (range) => void chart.ranges.push(range),
    setReference: (price) => void chart.references.push(price),
    setLog: (isLog) => void chart.logs.push(isLog),
    setCompared: (compared) => void (chart.compared = compared),
    setMarks(marks) {
      chart.marks = marks;
      chart.drawn.marks += 1;
    },
    setSketch(sketch) {
      chart.sketch = sketch;
      chart.drawn.sketch += 1;
    },
    pointAt(time) {
      chart.points.push(time);
      const has = time !== null && chart.shown.at(-1)?.candles.time.includes(time);
      hovered.set(has ? time : null);
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
    picture: () => chart.seen,
    destroy: () => {
      chart.isDestroyed = true;
    },
  };
  drawings.made.push(chart);
  return chart;
}
