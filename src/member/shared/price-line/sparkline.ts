/** The number of trading days that a sparkline shows. */
export const SPARKLINE_DAYS = 30;

/** The size of a sparkline, in px. */
export const WIDTH = 56;
export const HEIGHT = 24;

/** Padding for the stroke and the end point, in px. */
const EDGE = 2;

export type Line = { path: string; end: { x: number; y: number }; reference: number | null };

/**
 * The points of a sparkline in its box and the height of the reference price; null for fewer than two closes. The
 * scale includes a known reference price.
 */
export function lineOf(closes: readonly number[], reference: number | null): Line | null {
  if (closes.length < 2) return null;
  const all = reference === null ? closes : [...closes, reference];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (place: number) => round(EDGE + (place / (closes.length - 1)) * (WIDTH - 2 * EDGE));
  const y = (price: number) =>
    low === high ? HEIGHT / 2 : round(EDGE + ((high - price) / (high - low)) * (HEIGHT - 2 * EDGE));
  return {
    path: closes.map((close, place) => `${place === 0 ? 'M' : 'L'}${x(place)} ${y(close)}`).join(''),
    end: { x: x(closes.length - 1), y: y(closes.at(-1)!) },
    reference: reference === null ? null : y(reference),
  };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
