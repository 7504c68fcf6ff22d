/** A price, or the points of an index, at a minute of the day. */
export type DayPoint = { readonly minute: number; readonly price: number };

type Box<Point> = { height: number; x: (point: Point, index: number) => number };

/** The padding of a line, for its stroke and its end. */
export const EDGE = 2;

/** The path of prices in a box, its end, and the height of the reference, which is on the same scale. */
export function priceLine<Point extends { readonly price: number }>(
  points: readonly Point[],
  reference: number | null,
  { height, x }: Box<Point>,
) {
  const prices = points.map(({ price }) => price);
  const all = reference === null ? prices : [...prices, reference];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (price: number) =>
    low === high ? height / 2 : round(EDGE + ((high - price) / (high - low)) * (height - 2 * EDGE));
  const places = points.map((point, i) => ({ x: round(x(point, i)), y: y(point.price) }));
  return {
    path: places.map((place, i) => `${i === 0 ? 'M' : 'L'}${place.x} ${place.y}`).join(''),
    end: places.at(-1) ?? null,
    reference: reference === null || all.length === 0 ? null : y(reference),
  };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
