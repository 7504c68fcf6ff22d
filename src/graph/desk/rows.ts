type Identified = { readonly id: string };

/** Rows with some added, or put in the place of those with their id, and others removed. */
export function mergeRows<Row extends Identified>(
  rows: readonly Row[],
  changed: readonly Row[] = [],
  removed: readonly string[] = [],
): readonly Row[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  return [
    ...rows.map((row) => ({ ...row, ...byId.get(row.id) })),
    ...changed.filter(({ id }) => !known.has(id)),
  ].filter(({ id }) => !removed.includes(id));
}
