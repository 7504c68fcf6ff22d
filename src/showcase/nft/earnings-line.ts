export const WIDTH = 320;
export const HEIGHT = 120;

/** Room for the stroke above the highest value. */
const EDGE = 4;

/** Where values lie in the box, from zero at its foot; the first and the last touch its sides. */
export function pointsOf(values: readonly number[]): readonly { x: number; y: number }[] {
  const highest = Math.max(...values);
  return values.map((value, index) => ({
    x: round((index / (values.length - 1)) * WIDTH),
    y: round(EDGE + (1 - value / highest) * (HEIGHT - EDGE)),
  }));
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
