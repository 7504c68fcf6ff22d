import type { IndicatorLine } from './indicators';

/** The greatest of the n newest values, the current one included; null while there are fewer. One pass. */
export function highest(values: readonly number[], n: number): IndicatorLine {
  return extreme(values, n, 1);
}

/** The least of the n newest values, the current one included; null while there are fewer. One pass. */
export function lowest(values: readonly number[], n: number): IndicatorLine {
  return extreme(values, n, -1);
}

/** The greatest values where the sign is 1, the least where it is -1. */
function extreme(values: readonly number[], n: number, sign: 1 | -1): IndicatorLine {
  // Positions of the candidates, each beaten by all before it: a queue that moves through one array.
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  return values.map((value, i) => {
    while (tail > head && sign * value >= sign * values[queue[tail - 1]!]!) tail -= 1;
    queue[tail++] = i;
    if (queue[head]! <= i - n) head += 1;
    return i < n - 1 ? null : values[queue[head]!]!;
  });
}
