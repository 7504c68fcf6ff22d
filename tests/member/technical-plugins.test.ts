import type { ISeriesApi, SeriesAttachedParameter, SeriesType } from 'lightweight-charts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BarSeries } from '../../src/member/technical/chart/bar-series';
import type { Colours } from '../../src/member/technical/chart/colours';
import { createEvidenceLines } from '../../src/member/technical/chart/plugins/evidence-lines';
import { createTradingBreaks } from '../../src/member/technical/chart/plugins/trading-breaks';
import { createSignalMarks, type SignalMark } from '../../src/member/technical/chart/plugins/signal-marks';

/** Records strokes and texts; one bar every ten pixels, one price every pixel from the top down from 100. */
function createCanvas({ barSpacing = 10, width = 400 } = {}) {
  const strokes: string[] = [];
  const attached: { plugin: Plugin; at: SeriesAttachedParameter }[] = [];
  const point = (what: string) => (x: number, y: number) => void strokes.push(`${what} ${x},${y}`);
  const context = new Proxy({} as Record<string, unknown>, {
    get(_, name) {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 6 });
      if (name === 'fillText')
        return (text: string, x: number, y: number) => void strokes.push(`${text} ${x},${y}`);
      if (name === 'moveTo') return point('from');
      if (name === 'lineTo') return point('to');
      if (name === 'translate') return point('kind');
      if (name === 'fillRect')
        return (...box: number[]) => void strokes.push(`zone ${box.map(String).join()}`);
      return () => {};
    },
    set: () => true,
  });
  const timeScale = {
    timeToCoordinate: (time: number) => time * 10,
    getVisibleRange: () => ({ from: 0, to: 40 }),
    options: () => ({ barSpacing }),
  };
  const series = {
    priceToCoordinate: (price: number) => 100 - price,
    attachPrimitive(plugin: Plugin) {
      const at = {
        chart: { timeScale: () => timeScale },
        requestUpdate: () => {},
      } as unknown as SeriesAttachedParameter;
      plugin.attached(at);
      attached.push({ plugin, at });
    },
  } as unknown as ISeriesApi<SeriesType>;
  return {
    series,
    draw() {
      strokes.length = 0;
      for (const { plugin } of attached) {
        const target = {
          useMediaCoordinateSpace: (use: (scope: object) => void) =>
            use({ context, mediaSize: { width, height: 100 } }),
        };
        for (const view of plugin.paneViews()) view.renderer().draw(target);
      }
      return [...strokes];
    },
  };
}

type Plugin = {
  attached: (at: SeriesAttachedParameter) => void;
  paneViews: () => { renderer: () => { draw: (target: object) => void } }[];
};

const colours = {} as Colours;
const mark = (changes: Partial<SignalMark> = {}): SignalMark => ({
  kind: 'BREAK_OUT',
  time: 10,
  day: '2026-08-14',
  low: 40,
  label: 'Breakout',
  isSelected: false,
  ...changes,
});

beforeAll(() => void vi.stubGlobal('Path2D', vi.fn()));

describe('trading breaks', () => {
  const HOUR = 3600;
  const day = 86_400;
  /** Bars of an hour on two days, each before and after lunch. */
  const time = [2, 3, 6, 7, 26, 30].map((hour) => hour * HOUR);
  const series = (resolution: BarSeries['resolution']) =>
    ({ resolution, candles: { time } }) as unknown as BarSeries;

  it('stand before the first bar of a day, and before the first one after lunch', () => {
    const canvas = createCanvas();
    const breaks = createTradingBreaks(canvas.series, colours);

    breaks.set(series('MINUTE_60'));

    const x = [6 * HOUR, day + 2 * HOUR, day + 6 * HOUR].map((at) => at * 10 - 5 + 0.5);
    expect(canvas.draw()).toEqual(x.flatMap((at) => [`from ${at},0`, `to ${at},100`]));
  });

  it('are not drawn between days', () => {
    const canvas = createCanvas();
    const breaks = createTradingBreaks(canvas.series, colours);

    breaks.set(series('DAY'));

    expect(canvas.draw()).toEqual([]);
  });
});

describe('the mark of a signal', () => {
  it('is drawn below its bar, never over it', () => {
    const { series, draw } = createCanvas();
    createSignalMarks(series, colours).set([mark()]);

    const places = draw().map((stroke) => Number(stroke.split(',')[1]));

    expect(Math.min(...places)).toBe(65);
    expect(Math.min(...places)).toBeGreaterThan(100 - mark().low);
  });

  it('has its label only when it is selected, and keeps it on the chart at the edge', () => {
    const { series, draw } = createCanvas();
    const marks = createSignalMarks(series, colours);
    marks.set([mark({ time: 39 })]);
    const before = draw().filter((stroke) => stroke.startsWith('Breakout'));
    marks.set([mark({ time: 39, isSelected: true })]);

    expect([before, draw().at(-1)]).toEqual([[], 'Breakout 348,90']);
  });

  it('is an arrow without a drawing when the bars are close, unless it is selected', () => {
    const { series, draw } = createCanvas({ barSpacing: 2 });
    const marks = createSignalMarks(series, colours);
    marks.set([mark()]);
    const close = draw().some((stroke) => stroke.startsWith('kind'));
    marks.set([mark({ isSelected: true })]);

    expect([close, draw().some((stroke) => stroke.startsWith('kind'))]).toEqual([false, true]);
  });

  it('is found around its arrow, and not where it was drawn before', () => {
    const { series, draw } = createCanvas();
    const marks = createSignalMarks(series, colours);
    marks.set([mark()]);
    draw();
    const found = [
      marks.markAt({ x: 100, y: 72 }),
      marks.markAt({ x: 113, y: 80 }),
      marks.markAt({ x: 130, y: 72 }),
    ];
    marks.set([]);
    draw();

    expect(found.map((one) => one?.label)).toEqual(['Breakout', 'Breakout', undefined]);
    expect(marks.markAt({ x: 100, y: 72 })).toBeNull();
  });

  it('is not drawn outside the view', () => {
    const { series, draw } = createCanvas();
    createSignalMarks(series, colours).set([mark({ time: 41 })]);

    expect(draw()).toEqual([]);
  });
});

describe('the lines of the evidence', () => {
  it('connect their points, with the zone behind the bars', () => {
    const { series, draw } = createCanvas();
    const lines = createEvidenceLines(series, colours);
    lines.set([{ from: { time: 1, value: 30 }, to: { time: 5, value: 20 } }], {
      from: { time: 2, value: 30 },
      to: { time: 6, value: 40 },
    });

    expect(draw()).toEqual(['zone 20,60,40,10', 'from 10,70', 'to 50,80']);
  });

  it('are removed', () => {
    const { series, draw } = createCanvas();
    const lines = createEvidenceLines(series, colours);
    lines.set([{ from: { time: 1, value: 30 }, to: { time: 5, value: 20 } }], null);
    lines.set([], null);

    expect(draw()).toEqual([]);
  });
});
