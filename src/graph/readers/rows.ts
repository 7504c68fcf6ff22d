import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { yieldToMain } from '../../lib/schedule';
import { RestError } from '../../rest/errors';
import { compareTexts } from '../../market/by-text';

/** The most rows of a list that a screen gets; more would freeze the page. */
const MAX_ROWS = 10_000;

/** The rows of a list, also of one wrapped in `data`; a response that is no list is `unreadable`, never "empty". */
export function rowsOf(response: unknown): readonly unknown[] {
  const rows = asList(response) ?? asList(asRecord(response)?.['data']);
  if (rows === null) throw new RestError('unreadable', { status: 200 });
  return rows;
}

/** Reads every row; leaves out one that is no object, that `read` rejects, or whose key came before. */
export function readRows<Row>(
  rows: readonly unknown[],
  read: (row: JsonRecord) => Row | null,
  keyOf?: (row: Row) => string,
  seen = new Set<string>(),
): readonly Row[] {
  return rows.flatMap((raw) => {
    const record = asRecord(raw);
    const row = record && read(record);
    if (row === null) return [];
    if (keyOf === undefined) return [row];
    const key = keyOf(row);
    return seen.has(key) ? [] : (seen.add(key), [row]);
  });
}

/** How many rows are read in one task. */
const SLICE = 250;

/** The same for a list that may be long, in slices, between which input and rendering come first. */
export async function readLongList<Row>(
  ...[rows, read, keyOf]: Parameters<typeof readRows<Row>>
): Promise<readonly Row[]> {
  const seen = new Set<string>();
  const found: Row[] = [];
  for (let start = 0; start < rows.length; start += SLICE) {
    if (start > 0) await yieldToMain();
    found.push(...readRows(rows.slice(start, start + SLICE), read, keyOf, seen));
  }
  return found;
}

/** The first 10,000 rows, and the number of those beyond them. */
export function firstRows<Row>(rows: readonly Row[]): { rows: readonly Row[]; leftOut: number } {
  return { rows: rows.slice(0, MAX_ROWS), leftOut: Math.max(0, rows.length - MAX_ROWS) };
}

/** Rows by their ISO date, newest first and those without one last; rows of one date keep their order. */
export function newestFirst<Row>(
  rows: readonly Row[],
  dateOf: (row: Row) => string | null | undefined,
): readonly Row[] {
  return [...rows].sort((a, b) => compareTexts(dateOf(b) ?? '', dateOf(a) ?? ''));
}
