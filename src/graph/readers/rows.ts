import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';

/** As many rows of a list as a screen is given; beyond them a page would freeze. */
const MOST_ROWS = 10_000;

/** The rows of a list, also of one wrapped once more; an answer that is no list is `unreadable`, never "empty". */
export function rowsOf(answer: unknown): readonly unknown[] {
  const rows = asList(answer) ?? asList(asRecord(answer)?.['data']);
  if (rows === null) throw new RestError('unreadable', { status: 200 });
  return rows;
}

/** Reads every row; one that is no object, that `read` refuses, or whose key came before is left out. */
export function readRows<Row>(
  rows: readonly unknown[],
  read: (row: JsonRecord) => Row | null,
  keyOf?: (row: Row) => string,
): readonly Row[] {
  const seen = new Set<string>();
  return rows.flatMap((raw) => {
    const record = asRecord(raw);
    const row = record && read(record);
    if (row === null) return [];
    if (keyOf === undefined) return [row];
    const key = keyOf(row);
    return seen.has(key) ? [] : (seen.add(key), [row]);
  });
}

/** The first 10,000 rows, and how many there are beyond them. */
export function firstRows<Row>(rows: readonly Row[]): { rows: readonly Row[]; leftOut: number } {
  return { rows: rows.slice(0, MOST_ROWS), leftOut: Math.max(0, rows.length - MOST_ROWS) };
}
