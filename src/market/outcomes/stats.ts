/** The results of purchases: how many are complete, the share of these that gained (0 to 1) and their mean in percent. */
export type OutcomeStats = {
  count: number;
  hitRate: number | null;
  mean: number | null;
};

/** Counts the complete results in percent; what only covers its costs did not gain. */
export function statsOf(results: readonly (number | null)[]): OutcomeStats {
  const complete = results.filter((result) => result !== null);
  const count = complete.length;
  return {
    count,
    hitRate: count === 0 ? null : complete.filter((result) => result > 0).length / count,
    mean: meanOf(complete),
  };
}

/** The arithmetic mean; null of nothing. */
export function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
