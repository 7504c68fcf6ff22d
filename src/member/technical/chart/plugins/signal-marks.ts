import type { ISeriesApi, PrimitiveHoveredItem, SeriesType, UTCTimestamp } from 'lightweight-charts';
import { KIND_DRAWINGS } from '../../../../ui/kind-drawings';
import type { SignalId } from '../chart-signals';
import type { Colours } from '../colours';
import { createCanvasPlugin, type Pixel } from './canvas-plugin';

/** A signal as an arrow below its bar. */
export type SignalMark = SignalId & {
  /** Unix seconds of the bar. */
  time: number;
  /** The lowest price of the bar. */
  low: number;
  /** The name of the kind; drawn beside the selected mark. */
  label: string;
  isSelected: boolean;
};

const GAP = 5;
/** How far from the middle of an arrow a press still hits it. */
const REACH = 14;
/** Closer bars would make the drawings below the arrows overlap. */
const CLOSE_BARS = 3;

/** Draws the marks below their bars and finds the mark at a place. */
export function createSignalMarks(series: ISeriesApi<SeriesType>, initial: Colours) {
  let colours = initial;
  let marks: readonly SignalMark[] = [];
  let drawn: { mark: SignalMark; centre: Pixel }[] = [];

  const arrows = createCanvasPlugin({
    top(context, { chart }, { width }) {
      const scale = chart.timeScale();
      const isClose = scale.options().barSpacing < CLOSE_BARS;
      const visible = scale.getVisibleRange();
      drawn = [];
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const mark of visible ? marks : []) {
        if (mark.time < (visible!.from as number) || mark.time > (visible!.to as number)) continue;
        const x = scale.timeToCoordinate(mark.time as UTCTimestamp);
        const low = series.priceToCoordinate(mark.low);
        if (x === null || low === null) continue;
        const y = low + GAP;
        const brush = { context, colours };
        drawn.push({ mark, centre: { x, y: y + 8 } });
        drawArrow(brush, { x, y }, mark);
        if (mark.isSelected || !isClose) drawKind(brush, { x, y: y + 13 }, mark);
        if (mark.isSelected) drawLabel(brush, { x, y: y + 25 }, { label: mark.label, width });
      }
    },
  });

  function nearest(x: number, y: number) {
    const found = drawn.find(
      ({ centre }) => Math.abs(centre.x - x) <= REACH && Math.abs(centre.y - y) <= REACH,
    );
    return found?.mark ?? null;
  }

  series.attachPrimitive({
    ...arrows.primitive,
    hitTest(x, y): PrimitiveHoveredItem | null {
      const mark = nearest(x, y);
      if (!mark) return null;
      const externalId = `${mark.kind}.${mark.time}`;
      return { externalId, cursorStyle: 'pointer', zOrder: 'top', hitTestPriority: 2 };
    },
  });

  return {
    set(next: readonly SignalMark[]) {
      if (next.length === 0 && marks.length === 0) return;
      marks = next;
      arrows.requestUpdate();
    },
    markAt: ({ x, y }: Pixel) => nearest(x, y),
    applyTheme: (next: Colours) => void (colours = next),
  };
}

type Brush = { context: CanvasRenderingContext2D; colours: Colours };

function drawArrow({ context, colours }: Brush, { x, y }: Pixel, { isSelected }: SignalMark) {
  const half = isSelected ? 6 : 4;
  context.fillStyle = colours['primary-text'];
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + half, y + half + 1);
  context.lineTo(x + half / 3, y + half + 1);
  context.lineTo(x + half / 3, y + 11);
  context.lineTo(x - half / 3, y + 11);
  context.lineTo(x - half / 3, y + half + 1);
  context.lineTo(x - half, y + half + 1);
  context.closePath();
  context.fill();
}

function drawKind({ context, colours }: Brush, { x, y }: Pixel, { kind }: SignalMark) {
  const scale = 0.75;
  context.save();
  context.translate(x - 8 * scale, y);
  context.scale(scale, scale);
  const path = new Path2D(KIND_DRAWINGS[kind]);
  context.strokeStyle = colours['surface-1'];
  context.lineWidth = 5;
  context.stroke(path);
  context.strokeStyle = colours['primary-text'];
  context.lineWidth = 1.6;
  context.stroke(path);
  context.restore();
}

/** Keeps the label within the chart when its bar is at the edge. */
function drawLabel(
  { context, colours }: Brush,
  { x, y }: Pixel,
  { label, width }: { label: string; width: number },
) {
  context.font = `600 11px ${colours.font}`;
  context.textBaseline = 'top';
  const length = context.measureText(label).width;
  const left = Math.max(4, Math.min(x - length / 2, width - length - 4));
  context.strokeStyle = colours['surface-1'];
  context.lineWidth = 4;
  context.strokeText(label, left, y);
  context.fillStyle = colours['primary-text'];
  context.fillText(label, left, y);
}
