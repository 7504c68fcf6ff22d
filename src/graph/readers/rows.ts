import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';

/** As many rows as a screen can hold; beyond them a page would freeze. */
export const MOST_ROWS = 10_000;

/** The rows of a list, also of one wrapped once more; an answer that is no list is `unreadable`, never "empty". */
export function rowsOf(answer: unknown): readonly unknown[] {
  const rows = asList(answer) ?? asList(asRecord(answer)?.['data']);
  if (rows === null) throw new RestError('unreadable', { status: 200 });
  return rows;
}

/** Reads the first `MOST_ROWS` rows; one that is no object, that `read` refuses, or whose key came before is left out. */
export function readRows<Row>(
  rows: readonly unknown[],
  read: (row: JsonRecord) => Row | null,
  keyOf?: (row: Row) => string,
): readonly Row[] {
  const seen = new Set<string>();
  return rows.slice(0, MOST_ROWS).flatMap((raw) => {
    const record = asRecord(raw);
    const row = record && read(record);
    if (row === null) return [];
    if (keyOf === undefined) return [row];
    const key = keyOf(row);
    return seen.has(key) ? [] : (seen.add(key), [row]);
  });
}
