import { mergeRows } from './rows';

type Identified = { readonly id: string };

/** What was chosen is kept for so many heads. */
const MOST_FORMS = 50;

/** The last import, which alone can be undone: of those that are added the last, else the one that is there. */
export function mergeImports<Row extends Identified>(
  rows: readonly Row[],
  added: readonly Row[] = [],
  removed: readonly string[] = [],
): readonly Row[] {
  const last = added.at(-1);
  return mergeRows(last ? [last] : rows.slice(-1), [], removed);
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
