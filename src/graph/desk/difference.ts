import { asList, asRecord, type JsonRecord } from '../../lib/json';
import type { DeskDocument } from './document';

/** The body of `PATCH api/desk`: the fields and rows that are new or changed, and the ids of the rows that are gone. */
export type DeskPatch = {
  readonly version: number;
  readonly set: JsonRecord;
  readonly remove: Readonly<Record<string, readonly RowId[]>>;
};

type RowId = string | number;

/**
 * What makes one document of another. Rows are removed first; those of `set` then take the place of the row with their id, or
 * follow at the end, so that a row which moves there is in both. Null where ids do not distinguish the rows.
 */
export function differenceOf(before: DeskDocument, after: DeskDocument): DeskPatch | null {
  const set: Record<string, unknown> = {};
  const remove: Record<string, readonly RowId[]> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [before[field], after[field]];
    if (field === 'version' || old === next) continue;
    const rows = asList(next);
    if (rows === null) {
      if (next === undefined) return null;
      if (!isEqual(old, next)) set[field] = next;
      continue;
    }
    const changed = differenceOfRows(old === undefined ? [] : asList(old), rows);
    if (changed === null) return null;
    if (changed.set.length > 0 || old === undefined) set[field] = changed.set;
    if (changed.remove.length > 0) remove[field] = changed.remove;
  }
  return { version: before.version, set, remove };
}

function differenceOfRows(before: readonly unknown[] | null, after: readonly unknown[]) {
  const places = before && placesIn(before);
  const kept = placesIn(after);
  if (!before || !places || !kept) return null;
  const unidentified = before.flatMap((row, place) => (idOf(row) === null ? place : []));
  const set: unknown[] = [];
  const remove = [...places.keys()].filter((id) => !kept.has(id));
  let last = -1;
  let isAtEnd = false;
  for (const row of after) {
    const id = idOf(row);
    const place = (id === null ? unidentified.shift() : places.get(id)) ?? -1;
    isAtEnd ||= place <= last;
    last = place;
    const isSame = place !== -1 && isEqual(before[place], row);
    // What has no id can be neither set nor moved.
    if (id === null && (isAtEnd || !isSame)) return null;
    if (id !== null && isAtEnd && place !== -1) remove.push(id);
    if (isAtEnd || !isSame) set.push(row);
  }
  return unidentified.length > 0 ? null : { set, remove };
}

/** The places of rows by their ids; null where two have the same. */
function placesIn(rows: readonly unknown[]): ReadonlyMap<RowId, number> | null {
  const places = new Map<RowId, number>();
  for (const [place, row] of rows.entries()) {
    const id = idOf(row);
    if (id !== null && places.has(id)) return null;
    if (id !== null) places.set(id, place);
  }
  return places;
}

/** The id of a row as the document has it; a number is another one than its text. */
function idOf(row: unknown): RowId | null {
  const id = asRecord(row)?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Whether two values are the same JSON. Those of a merged row are mostly the same in memory: thousands are compared. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [before, after] = [asRecord(one), asRecord(other)];
  if (!before || !after) return JSON.stringify(one) === JSON.stringify(other);
  const fields = Object.keys(before);
  const isSame = (field: string) => field in after && isEqual(before[field], after[field]);
  return fields.length === Object.keys(after).length && fields.every(isSame);
}
