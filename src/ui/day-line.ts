import type { dayAxis } from '../market/day-axis';

/** A price, or the points of an index, at a minute of the day. */
export type DayPoint = { readonly minute: number; readonly price: number };

type Box = { width: number; height: number; axis: ReturnType<typeof dayAxis> };

/** The padding above and below a line, for its stroke and its end. */
const EDGE = 2;

/** The line of a day in a box whose width is the whole trading day, and the height of the reference on the same scale. */
export function drawnLine(
  points: readonly DayPoint[],
  reference: number | null,
  { width, height, axis }: Box,
) {
  const prices = points.map(({ price }) => price);
  const all = reference === null ? prices : [...prices, reference];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (minute: number) => round(axis.place(minute) * width);
  const y = (price: number) =>
    low === high ? height / 2 : round(EDGE + ((high - price) / (high - low)) * (height - 2 * EDGE));
  const end = points.at(-1);
  return {
    path: points.map(({ minute, price }, i) => `${i === 0 ? 'M' : 'L'}${x(minute)} ${y(price)}`).join(''),
    end: end ? { x: x(end.minute), y: y(end.price) } : null,
    reference: reference === null || all.length === 0 ? null : y(reference),
  };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
