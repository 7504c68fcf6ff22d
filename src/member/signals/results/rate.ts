/** A rate from 0 to 1 in whole percent; '—' where there is none. */
export function formatRate(rate: number | null): string {
  return rate === null ? '—' : `${Math.round(rate * 100)}%`;
}
