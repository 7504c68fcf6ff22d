/** What was turned over as a percentage of a usual session, rounded as it is printed; null where either is unknown. */
export function percentOfUsual(turnover: number | null, usual: number | null): number | null {
  return turnover === null || usual === null || usual <= 0 ? null : Math.round((turnover / usual) * 100);
}
