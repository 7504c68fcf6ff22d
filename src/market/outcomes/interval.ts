/** The two-sided 95 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** A range that covers the true value in 95 of 100 samples, if their members are independent. */
export type Interval = { from: number; to: number };

/** The Wilson interval of a rate of which `hits` of `count` trials are known; null without trials. */
export function rateInterval(hits: number, count: number): Interval | null {
  if (count === 0) return null;
  const rate = hits / count;
  const weight = Z ** 2 / count;
  const middle = (rate + weight / 2) / (1 + weight);
  const margin = (Z * Math.sqrt((rate * (1 - rate)) / count + weight / (4 * count))) / (1 + weight);
  return { from: Math.max(0, middle - margin), to: Math.min(1, middle + margin) };
}

/** The interval of a mean by its standard error; null for fewer than two values. */
export function meanInterval({
  count,
  sum,
  squares,
}: {
  count: number;
  sum: number;
  squares: number;
}): Interval | null {
  if (count < 2) return null;
  const mean = sum / count;
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  const margin = Z * Math.sqrt(variance / count);
  return { from: mean - margin, to: mean + margin };
}
