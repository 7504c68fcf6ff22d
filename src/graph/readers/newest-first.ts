/** Rows by their ISO date, newest first and those without one last; rows of one date keep their order. */
export function newestFirst<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string | null | undefined,
): readonly Row[] {
  return [...rows].sort((a, b) => compare(dateOf(b) ?? '', dateOf(a) ?? ''));
}

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}
