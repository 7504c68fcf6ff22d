import type { ExportedList } from '../../graph/desk/ids';
import { asList, type JsonRecord } from '../../lib/json';

/** Where a row stands: on which line of a table, or as which of its list in a JSON document. */
export type EntryLocation = { in: 'table' | ExportedList; number: number };

/** A row of a file, as the document has such rows. */
export type Entry = { location: EntryLocation; list: ExportedList; row: unknown; isOpen?: boolean };

/** The rows of a file, as far as they are read. */
export type Entries = {
  entries: readonly Entry[];
  /** The number of rows beyond the first ones, which are not read. */
  beyond: number;
  /** Whether it is a table that does not say what was bought and what was sold: then all is bought. */
  hasNoSide: boolean;
};

const LISTS = [
  'trades',
  'alerts',
  'notes',
  'lines',
  'ignored',
  'flows',
  'lists',
  'filters',
] as const satisfies readonly ExportedList[];

/** More would freeze the page. */
export const MOST_ROWS = 10_000;

/** The rows of a JSON document, list by list. */
export function jsonEntries(document: JsonRecord): Entries {
  const entries: Entry[] = [];
  let beyond = 0;
  for (const list of LISTS) {
    const rows = asList(document[list]) ?? [];
    const read = rows.slice(0, MOST_ROWS - entries.length);
    beyond += rows.length - read.length;
    for (const [i, row] of read.entries()) entries.push({ location: { in: list, number: i + 1 }, list, row });
  }
  return { entries, beyond, hasNoSide: false };
}
