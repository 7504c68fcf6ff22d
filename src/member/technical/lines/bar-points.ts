import type { Shape, ShapePoint } from '../../../../machines/drawing.machine';
import type { Exchange } from '../../../market/exchange';
import { tickSize } from '../../../market/tick';
import type { Pixel } from '../chart/plugins/canvas-plugin';

/** A point among the bars: the index of one, counted on beside them, and a price. */
export type BarPoint = { index: number; price: number };

/** What is held of a line: one of its points, or all of it. */
export type Grip = 0 | 1 | 'line';

/** How far from a line or its end a press still hits it. */
const REACH = 9;

/** The position of a time among the bars: of the last bar until then, or before the first one as if bars stood there. */
export function indexOfTime(time: readonly number[], seconds: number): number {
  const [first = 0, second = first + 1] = time;
  if (seconds < first) return Math.round((seconds - first) / (second - first));
  let [low, high] = [0, time.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (time[middle]! <= seconds) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The point of the nearest bar, its price as the chart prints it. */
export function pointAt(time: readonly number[], { index, price }: BarPoint): ShapePoint {
  const nearest = Math.min(Math.max(Math.round(index), 0), time.length - 1);
  return { time: time[nearest]!, price: printed(price) };
}

function printed(price: number) {
  return Math.max(0, Math.round(price * 100) / 100);
}

export function barPointOf(time: readonly number[], point: ShapePoint): BarPoint {
  return { index: indexOfTime(time, point.time), price: point.price };
}

/** The points of a line after what is held of it was moved from one point to another. */
export function movedPoints(
  { points }: Shape,
  grip: Grip,
  { time, from, to }: { time: readonly number[]; from: BarPoint; to: BarPoint },
): readonly ShapePoint[] {
  const barPoints = points.map((point) => barPointOf(time, point));
  const isHeld = (i: number) => grip === 'line' || grip === i;
  const wanted = Math.round(to.index) - Math.round(from.index);
  const held = barPoints.flatMap(({ index }, i) => (isHeld(i) ? [index] : []));
  // A line keeps its slope at the first and the last bar.
  const bars = Math.min(Math.max(wanted, -Math.min(...held)), time.length - 1 - Math.max(...held));
  return points.map((point, i) => {
    if (!isHeld(i)) return point;
    const price = point.price + to.price - from.price;
    const { index } = barPoints[i]!;
    return index < 0 ? { ...point, price: printed(price) } : pointAt(time, { index: index + bars, price });
  });
}

/** What a press at a pixel holds of a line that is drawn between these. */
export function gripAt(press: Pixel, ends: readonly Pixel[]): Grip | null {
  if (ends.length === 1) return Math.abs(press.y - ends[0]!.y) <= REACH ? 'line' : null;
  const end = ends.findIndex(({ x, y }) => Math.hypot(press.x - x, press.y - y) <= REACH);
  if (end === 0 || end === 1) return end;
  return distance(press, ends) <= REACH ? 'line' : null;
}

function distance({ x, y }: Pixel, [from, to]: readonly Pixel[]) {
  if (!from || !to) return Infinity;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}

const STEPS: Readonly<Record<string, readonly [bars: number, prices: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** How far Shift makes a key move. */
const FAST = 10;

/** The point that an arrow key moves to: bar by bar, or by the price step; null for other keys. */
export function barPointAfter(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { index, price }: BarPoint,
  exchange: Exchange | null,
): BarPoint | null {
  const step = STEPS[key];
  if (!step) return null;
  const [bars, prices] = step.map((each) => each * (shiftKey ? FAST : 1)) as [number, number];
  const tick = exchange === null ? 0.01 : tickSize(exchange, price * 1000) / 1000;
  return { index: index + bars, price: price + prices * tick };
}
