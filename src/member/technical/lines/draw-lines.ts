import type { PrimitiveHoveredItem } from 'lightweight-charts';
import type { Shape } from '../../../../machines/drawing.machine';
import { formatPrice } from '../../../market/format';
import type { Surface } from '../chart/candle-chart';
import { createOverlay } from '../chart/overlay';
import type { Paints, Pixel } from '../chart/plugins/canvas-plugin';
import { gripAt, barPointOf, type Grip } from './bar-points';

export type Drawn = {
  lines: readonly Shape[];
  /** The one that is being drawn, or selected. */
  active: Shape | null;
  /** The ids of those that carry an alert. */
  alerted: ReadonlySet<string>;
  /** The result of a measure, beside its end. */
  label: string | null;
  /** The bars under the lines. */
  time: readonly number[];
};

export type Hit = { line: Shape; grip: Grip };

/** Draws lines over the candles until `remove` is called, and finds the one at a place. */
export function drawLines(surface: Surface) {
  let drawn: Drawn = { lines: [], active: null, alerted: new Set(), label: null, time: [] };

  const endsOf = ({ points }: Shape): Pixel[] =>
    points.flatMap((point) => {
      const pixel = surface.toPixel(barPointOf(drawn.time, point));
      return pixel ? [pixel] : [];
    });

  const paint: Paints['top'] = (context, { chart }) => {
    const colours = overlay.colours();
    const width = chart.timeScale().width();
    for (const shape of drawn.active ? [...drawn.lines, drawn.active] : drawn.lines) {
      const ends = endsOf(shape);
      const [start, end = start] = ends;
      if (!start || !end || drawn.time.length === 0) continue;
      const isActive = shape === drawn.active;
      const isMeasure = shape.kind === 'MEASURE';
      const isHorizontal = shape.kind === 'HORIZONTAL';
      context.strokeStyle = isMeasure ? colours['text-2'] : colours['chart-4'];
      context.lineWidth = isActive ? 2.5 : 1.5;
      context.setLineDash(isMeasure ? [4, 4] : []);
      if (isMeasure) {
        context.fillStyle = colours['primary-soft'];
        context.fillRect(start.x, start.y, end.x - start.x, end.y - start.y);
      }
      context.beginPath();
      context.moveTo(isHorizontal ? 0 : start.x, start.y);
      context.lineTo(isHorizontal ? width : end.x, end.y);
      context.stroke();
      context.setLineDash([]);
      if (drawn.alerted.has(shape.id)) drawBell(context, { x: width - 16, y: start.y }, colours['surface-1']);
      if (isActive) {
        context.fillStyle = colours['surface-1'];
        for (const { x, y } of isHorizontal ? [{ x: width / 2, y: start.y }] : ends) {
          context.beginPath();
          context.arc(x, y, 4, 0, 2 * Math.PI);
          context.fill();
          context.stroke();
        }
      }
      if (isActive && drawn.label !== null) drawLabel(context, { end, width, text: drawn.label });
    }
  };

  function drawLabel(
    context: CanvasRenderingContext2D,
    { end, width, text }: { end: Pixel; width: number; text: string },
  ) {
    const colours = overlay.colours();
    context.font = `600 12px ${colours.font}`;
    context.textBaseline = 'middle';
    const length = context.measureText(text).width + 16;
    const left = Math.max(4, Math.min(end.x + 10, width - length - 4));
    context.fillStyle = colours['text-1'];
    context.fillRect(left, end.y - 11, length, 22);
    context.fillStyle = colours['surface-1'];
    context.fillText(text, left + 8, end.y);
  }

  function at(press: Pixel): Hit | null {
    for (const line of [...drawn.lines, ...(drawn.active ? [drawn.active] : [])].toReversed()) {
      const grip = line.kind === 'MEASURE' ? null : gripAt(press, endsOf(line));
      if (grip !== null) return { line, grip };
    }
    return null;
  }

  const overlay = createOverlay(
    surface,
    { top: paint },
    {
      priceAxisViews: () =>
        [...drawn.lines, ...(drawn.active ? [drawn.active] : [])]
          .filter(({ kind }) => kind === 'HORIZONTAL')
          .map((line) => ({
            coordinate: () => endsOf(line)[0]?.y ?? -100,
            text: () => formatPrice(line.points[0]!.price),
            textColor: () => overlay.colours()['surface-1'],
            backColor: () => overlay.colours()['chart-4'],
          })),
      hitTest(x, y): PrimitiveHoveredItem | null {
        const hit = at({ x, y });
        if (!hit) return null;
        return { externalId: hit.line.id, cursorStyle: 'move', zOrder: 'top', hitTestPriority: 1 };
      },
    },
  );

  return {
    set(next: Drawn) {
      drawn = next;
      overlay.requestUpdate();
    },
    at,
    time: () => drawn.time,
    remove: overlay.remove,
  };
}

/** Draws the bell of a line that carries an alert, with its middle at a place, in the colour of the line. */
function drawBell(context: CanvasRenderingContext2D, { x, y }: Pixel, ground: string) {
  context.fillStyle = ground;
  context.beginPath();
  context.arc(x, y, 9, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  context.arc(x, y - 1, 4, Math.PI, 0);
  context.lineTo(x + 5.5, y + 3.5);
  context.lineTo(x - 5.5, y + 3.5);
  context.fill();
  context.beginPath();
  context.arc(x, y + 4.5, 1.6, 0, Math.PI);
  context.fill();
}
