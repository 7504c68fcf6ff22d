import { mergeRows } from './rows';

type Identified = { readonly id: string };

/** What was chosen is kept for so many heads. */
const MOST_FORMS = 50;

/** The last import, which alone can be undone: the last of a change, or none where it has an empty list, else the one that is there. */
export function mergeImports<Row>(
  rows: readonly Row[],
  changed: readonly Row[] | null | undefined,
): readonly Row[] {
  return (changed ?? rows).slice(-1);
}

/** What was chosen for files, the newest last; the oldest beyond the most are gone. */
export function mergeForms<Row extends Identified>(
  rows: readonly Row[],
  changed: readonly Row[] = [],
  removed: readonly string[] = [],
): readonly Row[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const ids = changed.map(({ id }) => id);
  const newest = changed.map((row) => ({ ...known.get(row.id), ...row }));
  return mergeRows(mergeRows(rows, [], [...removed, ...ids]), mergeRows(newest, [], removed)).slice(
    -MOST_FORMS,
  );
}
