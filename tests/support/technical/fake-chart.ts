import type { ISeriesPrimitive } from 'lightweight-charts';
import type { BarSeries } from '../../../src/member/technical/chart/bar-series';
import type { CandleChart, ChartScreenshot } from '../../../src/member/technical/chart/candle-chart';
import type { EvidenceOverlay } from '../../../src/member/technical/chart/evidence-overlay';
import { createEmitter, createStore } from '../../../src/lib/store';
import type { SignalMark } from '../../../src/member/technical/chart/plugins/signal-marks';
import type { Range } from '../../../src/member/technical/chart/range';

/** Replaces the chart, which needs a real canvas: it records its calls and paints on demand. */
export type FakeChart = CandleChart & {
  shown: (BarSeries | null)[];
  ranges: Range[];
  references: (number | null)[];
  logs: boolean[];
  marks: readonly SignalMark[];
  /** How often marks and evidence were set. */
  updates: { marks: number; evidence: number };
  evidence: EvidenceOverlay | null;
  /** The lines of compared symbols by their colours, their titles, and how the axis writes a price. */
  lines: Map<string, readonly (number | null)[]>;
  titles: string[];
  format: Parameters<CandleChart['surface']['setFormat']>[0];
  types: Parameters<CandleChart['setType']>[0][];
  /** Scrolls so that this bar is the first in view. */
  scrollTo: (index: number) => void;
  crosshairs: (number | null)[];
  /** Draws what is attached to the surface, and returns the texts that it writes. */
  draw: () => string[];
  /** How many drawings are attached. */
  attached: () => number;
  isDestroyed: boolean;
  visible: ChartScreenshot | null;
  paint: () => void;
  hover: (time: number | null) => void;
  reachOldestBar: () => void;
  press: (mark: SignalMark) => void;
};

export const charts: { created: FakeChart[]; failures: number } = { created: [], failures: 0 };

/** The chart that is on the page. */
export function currentChart(): FakeChart {
  const chart = charts.created.at(-1);
  if (!chart) throw new Error('No chart was created');
  return chart;
}

/** A chart that paints when the test calls `paint`. */
export function createCandleChart(container: HTMLElement): FakeChart {
  if (charts.failures > 0) {
    charts.failures -= 1;
    throw new Error('No canvas');
  }
  const chart = createFakeChart(container);
  charts.created.push(chart);
  return chart;
}

/** A chart that paints by itself in the next turn. */
export function createSelfPaintingChart(container: HTMLElement): CandleChart {
  const chart = createFakeChart(container);
  return {
    ...chart,
    show(series) {
      chart.show(series);
      setTimeout(chart.paint);
    },
  };
}

function createFakeChart(container: HTMLElement): FakeChart {
  container.append(document.createElement('canvas'));
  const painted = createStore<string | null>(null);
  const hovered = createStore<number | null>(null);
  const oldestBar = createEmitter();
  const pressed = createEmitter<SignalMark>();
  const moved = createEmitter();
  const attached = new Set<ISeriesPrimitive>();
  let first = 0;

  const chart: FakeChart = {
    shown: [],
    ranges: [],
    references: [],
    logs: [],
    marks: [],
    updates: { marks: 0, evidence: 0 },
    evidence: null,
    lines: new Map(),
    titles: [],
    format: null,
    types: [],
    scrollTo(index) {
      first = index;
      moved.emit();
    },
    crosshairs: [],
    draw: () => drawn([...attached]),
    attached: () => attached.size,
    isDestroyed: false,
    visible: null,
    paint: () => painted.set(chart.shown.at(-1)?.symbol ?? null),
    hover: hovered.set,
    reachOldestBar: () => oldestBar.emit(),
    press: pressed.emit,
    show(series) {
      chart.shown.push(series);
      if (series?.symbol !== painted.get()) painted.set(null);
    },
    setRange: (range) => void chart.ranges.push(range),
    setReference: (price) => void chart.references.push(price),
    setLog: (isLog) => void chart.logs.push(isLog),
    setType: (type) => void chart.types.push(type),
    setMarks(marks) {
      chart.marks = marks;
      chart.updates.marks += 1;
    },
    setEvidence(overlay) {
      chart.evidence = overlay;
      chart.updates.evidence += 1;
    },
    moveCrosshair(time) {
      chart.crosshairs.push(time);
      const has = time !== null && chart.shown.at(-1)?.candles.time.includes(time);
      hovered.set(has ? time : null);
    },
    library: {} as FakeChart['library'],
    painted: painted.get,
    onPainted: painted.subscribe,
    hovered: hovered.get,
    onHovered: hovered.subscribe,
    onOldestBar: oldestBar.subscribe,
    onMarkPressed: pressed.subscribe,
    screenshot: () => chart.visible,
    surface: {
      container,
      onScaled: () => undefined,
      attach(drawing) {
        attached.add(drawing);
        drawing.attached?.({ chart: libraryChart, requestUpdate: () => {} } as never);
        return () => void attached.delete(drawing);
      },
      toPixel: ({ index, price }) => ({ x: index * 10, y: 100 - price }),
      toBarPoint: ({ x, y }) => ({ index: x / 10, price: 100 - y }),
      firstInView: () => first,
      onMoved: moved.subscribe,
      addLine(colour, title) {
        chart.titles.push(title);
        return {
          set: (_time, line) => void chart.lines.set(colour, line),
          remove: () => void chart.lines.delete(colour),
        };
      },
      setFormat: (format) => void (chart.format = format),
    },
    destroy: () => {
      chart.isDestroyed = true;
    },
  };
  return chart;
}

/** Bars of ten pixels in a pane of 900. */
const libraryChart = {
  timeScale: () => ({ options: () => ({ barSpacing: 10 }), width: () => 900 }),
};

function drawn(drawings: readonly ISeriesPrimitive[]): string[] {
  const texts: string[] = [];
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, name) {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
        return (text: unknown) => void (name === 'fillText' && texts.push(String(text)));
      },
      set: () => true,
    },
  );
  const target = {
    useMediaCoordinateSpace: (use: (scope: object) => void) =>
      use({ context, mediaSize: { width: 900, height: 100 } }),
  };
  for (const view of drawings.flatMap((drawing) => drawing.paneViews?.() ?? []))
    view.renderer()?.draw(target as never);
  return texts;
}
