import { isRecord } from './http';
import { isDesk, type SavedDesk } from './saved-state.shape';

type Row = Readonly<Record<string, unknown>>;

/** The body of a PATCH: what it sets and removes, by the list. */
type DeskPatch = { readonly version: number; readonly set: Row; readonly remove: Row };

/** Whether a body has the parts of a PATCH, whatever is in them. */
export function isDeskPatch(body: unknown): body is DeskPatch {
  return (
    isRecord(body) &&
    Number.isSafeInteger(body['version']) &&
    isRecord(body['set']) &&
    isRecord(body['remove'])
  );
}

/**
 * A desk as the body of a PATCH changes it: first the rows of `remove` go, then each row of `set` takes the place of the one
 * with its id, or follows at the end; what is no list is replaced. To remove what is not there changes nothing. Null for parts
 * that are no rows or ids, and for a body that leaves no desk.
 */
export function patchedDesk(desk: SavedDesk, { set, remove }: DeskPatch): SavedDesk | null {
  const changed: Record<string, unknown> = { ...desk };
  for (const [list, ids] of Object.entries(remove)) {
    const rows = changed[list] ?? [];
    if (!Array.isArray(rows) || !Array.isArray(ids) || !ids.every(isId)) return null;
    const gone = new Set<unknown>(ids);
    if (rows.length > 0) changed[list] = rows.filter((row) => !gone.has(idOf(row)));
  }
  for (const [field, value] of Object.entries(set)) {
    if (field === 'version') return null;
    if (!Array.isArray(value)) {
      changed[field] = value;
      continue;
    }
    const rows = changed[field] ?? [];
    if (!Array.isArray(rows) || !value.every((row) => isId(idOf(row)))) return null;
    changed[field] = withRows(rows, value);
  }
  return isDesk(changed) ? changed : null;
}

function withRows(rows: readonly unknown[], set: readonly unknown[]): readonly unknown[] {
  const byId = new Map(set.map((row) => [idOf(row), row]));
  const known = new Set(rows.map(idOf));
  const replaced = rows.map((row) => (isId(idOf(row)) && byId.get(idOf(row))) || row);
  return [...replaced, ...set.filter((row) => !known.has(idOf(row)))];
}

function idOf(row: unknown): unknown {
  return isRecord(row) ? row['id'] : undefined;
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}
