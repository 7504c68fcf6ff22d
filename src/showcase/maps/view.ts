/** Degrees north and degrees east. */
export type Point = readonly [latitude: number, longitude: number];

/** What of the world a map shows. */
export type View = { readonly center: Point; readonly zoom: number };

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 5;

/** A view one or more levels closer, or farther for a negative step. */
export function zoomed({ center, zoom }: View, step: number): View {
  return { center, zoom: between(MIN_ZOOM, Math.round(zoom) + step, MAX_ZOOM) };
}

const moves: Partial<Record<string, Point>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The view after a key: arrows move it by a quarter of a tile, + and − zoom; null for any other key. */
export function viewAfter(view: View, key: string): View | null {
  if (key === '+' || key === '-') return zoomed(view, key === '+' ? 1 : -1);
  const move = moves[key];
  if (!move) return null;
  const [latitude, longitude] = view.center;
  const degrees = 90 / 2 ** view.zoom;
  return {
    ...view,
    center: [
      between(-80, latitude + move[0] * degrees, 80),
      between(-180, longitude + move[1] * degrees, 180),
    ],
  };
}

function between(least: number, value: number, most: number) {
  return Math.min(most, Math.max(least, value));
}
