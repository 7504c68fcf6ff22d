export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Values in deviations from their mean. */
export function standardised(values: readonly number[]): number[] {
  const middle = mean(values);
  const deviation = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return values.map((value) => (value - middle) / deviation);
}

/** The correlation of two series of one length. */
export function corr(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [standardised(one), standardised(other)];
  return mean(a.map((value, i) => value * b[i]!));
}

/** The mean excess of each month that has a case. */
export function meansByMonth(cases: readonly { month: string; excess: number }[]): number[] {
  const months = new Map<string, number[]>();
  for (const { month, excess } of cases) months.set(month, [...(months.get(month) ?? []), excess]);
  return [...months.values()].map(mean);
}

/** The 95 % interval of the mean of independent values, by Student's t. */
export function intervalOf(values: readonly number[]) {
  const middle = mean(values);
  const freedom = values.length - 1;
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / freedom;
  const reach = (1.96 + 2.4 / freedom) * Math.sqrt(variance / values.length);
  return { from: middle - reach, to: middle + reach };
}
