import type { IndicatorLine } from './indicators';

/** The greatest of the n newest values, the current one included; null while there are fewer. One pass. */
export function highest(values: readonly number[], n: number): IndicatorLine {
  return extreme(values, n, (a, b) => a >= b);
}

/** The least of the n newest values, the current one included; null while there are fewer. One pass. */
export function lowest(values: readonly number[], n: number): IndicatorLine {
  return extreme(values, n, (a, b) => a <= b);
}

function extreme(
  values: readonly number[],
  n: number,
  beats: (a: number, b: number) => boolean,
): IndicatorLine {
  // Positions of the candidates, each beaten by all before it: a queue that moves through one array.
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  return values.map((value, i) => {
    while (tail > head && beats(value, values[queue[tail - 1]!]!)) tail -= 1;
    queue[tail++] = i;
    if (queue[head]! <= i - n) head += 1;
    return i < n - 1 ? null : values[queue[head]!]!;
  });
}
