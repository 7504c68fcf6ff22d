/** Turnover in percent of the average trading day, rounded; null when unknown. */
export function percentOfUsual(turnover: number | null, usual: number | null): number | null {
  return turnover === null || usual === null || usual <= 0 ? null : Math.round((turnover / usual) * 100);
}
