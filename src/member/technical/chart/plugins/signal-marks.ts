import type {
  ISeriesApi,
  ISeriesPrimitive,
  IPrimitivePaneView,
  PrimitiveHoveredItem,
  SeriesAttachedParameter,
  SeriesType,
  UTCTimestamp,
} from 'lightweight-charts';
import { KIND_DRAWINGS } from '../../../../ui/kind-drawings';
import type { Colours } from '../colours';
import type { Mark, Segment, Sketch } from '../sketch';

type Attached = SeriesAttachedParameter;
type Point = { x: number; y: number };
type Canvas = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0];

/** A drawing over one series, drawn again whenever the chart is. */
function primitive(
  zOrder: 'bottom' | 'top',
  paint: (pen: CanvasRenderingContext2D, at: Attached, width: number) => void,
) {
  let attached: Attached | null = null;
  const views: readonly IPrimitivePaneView[] = [
    {
      zOrder: () => zOrder,
      renderer: () => ({
        draw: (canvas: Canvas) =>
          canvas.useMediaCoordinateSpace(({ context, mediaSize }) => {
            if (!attached) return;
            context.save();
            paint(context, attached, mediaSize.width);
            context.restore();
          }),
      }),
    },
  ];
  return {
    update: () => attached?.requestUpdate(),
    plugin: {
      attached: (param: Attached) => void (attached = param),
      detached: () => void (attached = null),
      paneViews: () => views,
    } satisfies ISeriesPrimitive,
  };
}

/** Straight lines over a series, by bars and values, and a zone behind it. */
export function evidenceLines(series: ISeriesApi<SeriesType>, first: Colours) {
  let colours = first;
  let segments: readonly Segment[] = [];
  let zone: Sketch['zone'] = null;

  const place = ({ chart }: Attached, { time, value }: Segment['from']): Point | null => {
    const x = chart.timeScale().timeToCoordinate(time as UTCTimestamp);
    const y = series.priceToCoordinate(value);
    return x === null || y === null ? null : { x, y };
  };

  const lines = primitive('top', (pen, at) => {
    pen.strokeStyle = colours['primary-text'];
    pen.fillStyle = colours['primary-text'];
    pen.lineWidth = 2;
    for (const { from, to } of segments) {
      const [start, end] = [place(at, from), place(at, to)];
      if (!start || !end) continue;
      pen.beginPath();
      pen.moveTo(start.x, start.y);
      pen.lineTo(end.x, end.y);
      pen.stroke();
      for (const { x, y } of from.value === to.value ? [start] : [start, end]) {
        pen.beginPath();
        pen.arc(x, y, 3, 0, 2 * Math.PI);
        pen.fill();
      }
    }
  });
  const area = primitive('bottom', (pen, at) => {
    const [start, end] = zone ? [place(at, zone.from), place(at, zone.to)] : [];
    if (!start || !end) return;
    pen.fillStyle = colours['primary-soft'];
    pen.fillRect(start.x, end.y, end.x - start.x, start.y - end.y);
  });
  series.attachPrimitive(area.plugin);
  series.attachPrimitive(lines.plugin);

  return {
    set(next: readonly Segment[], nextZone: Sketch['zone']) {
      if (segments.length === 0 && next.length === 0) return;
      segments = next;
      zone = nextZone;
      lines.update();
    },
    dress: (next: Colours) => void (colours = next),
  };
}

const GAP = 5;
/** Half of what a press may miss the arrow by. */
const REACH = 14;
/** With bars closer than this, the drawings below the arrows would lie on each other. */
const CLOSE_BARS = 3;

/** The signals as arrows below their bars, and which of them is at a place. */
export function signalMarks(series: ISeriesApi<SeriesType>, first: Colours) {
  let colours = first;
  let marks: readonly Mark[] = [];
  let drawn: { mark: Mark; at: Point }[] = [];

  const arrows = primitive('top', (pen, { chart }, width) => {
    const scale = chart.timeScale();
    const isClose = scale.options().barSpacing < CLOSE_BARS;
    const visible = scale.getVisibleRange();
    drawn = [];
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    for (const mark of visible ? marks : []) {
      if (mark.time < (visible!.from as number) || mark.time > (visible!.to as number)) continue;
      const x = scale.timeToCoordinate(mark.time as UTCTimestamp);
      const low = series.priceToCoordinate(mark.low);
      if (x === null || low === null) continue;
      const y = low + GAP;
      drawn.push({ mark, at: { x, y: y + 8 } });
      drawArrow(pen, { x, y }, mark);
      if (mark.isChosen || !isClose) drawKind(pen, { x, y: y + 13 }, mark);
      if (mark.isChosen) drawWord(pen, { x, y: y + 25 }, { word: mark.label, width });
    }
  });
  series.attachPrimitive({
    ...arrows.plugin,
    hitTest(x, y): PrimitiveHoveredItem | null {
      const near = nearest(x, y);
      return (
        near && {
          externalId: `${near.mark.kind}.${near.mark.time}`,
          cursorStyle: 'pointer',
          zOrder: 'top',
          hitTestPriority: 2,
        }
      );
    },
  });

  function drawArrow(pen: CanvasRenderingContext2D, { x, y }: Point, { isChosen }: Mark) {
    const half = isChosen ? 6 : 4;
    pen.fillStyle = colours['primary-text'];
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + half, y + half + 1);
    pen.lineTo(x + half / 3, y + half + 1);
    pen.lineTo(x + half / 3, y + 11);
    pen.lineTo(x - half / 3, y + 11);
    pen.lineTo(x - half / 3, y + half + 1);
    pen.lineTo(x - half, y + half + 1);
    pen.closePath();
    pen.fill();
  }

  function drawKind(pen: CanvasRenderingContext2D, { x, y }: Point, { kind }: Mark) {
    const scale = 0.75;
    pen.save();
    pen.translate(x - 8 * scale, y);
    pen.scale(scale, scale);
    const path = new Path2D(KIND_DRAWINGS[kind]);
    pen.strokeStyle = colours['surface-1'];
    pen.lineWidth = 5;
    pen.stroke(path);
    pen.strokeStyle = colours['primary-text'];
    pen.lineWidth = 1.6;
    pen.stroke(path);
    pen.restore();
  }

  /** The word stays on the chart where its bar is at the edge. */
  function drawWord(
    pen: CanvasRenderingContext2D,
    { x, y }: Point,
    { word, width }: { word: string; width: number },
  ) {
    pen.font = `600 11px ${colours.font}`;
    pen.textBaseline = 'top';
    const length = pen.measureText(word).width;
    const left = Math.max(4, Math.min(x - length / 2, width - length - 4));
    pen.strokeStyle = colours['surface-1'];
    pen.lineWidth = 4;
    pen.strokeText(word, left, y);
    pen.fillStyle = colours['primary-text'];
    pen.fillText(word, left, y);
  }

  function nearest(x: number, y: number) {
    return drawn.find(({ at }) => Math.abs(at.x - x) <= REACH && Math.abs(at.y - y) <= REACH) ?? null;
  }

  return {
    set(next: readonly Mark[]) {
      if (next.length === 0 && marks.length === 0) return;
      marks = next;
      arrows.update();
    },
    at: ({ x, y }: Point) => nearest(x, y)?.mark ?? null,
    dress: (next: Colours) => void (colours = next),
  };
}
