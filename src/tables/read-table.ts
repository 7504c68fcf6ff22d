import { decode } from './decode';
import { LARGEST_FILE } from './limits';
import type { Table, TableProblem } from './table';
import { isKnown, tableOf, type IsHead } from './table-of';
import { rowsOfText } from './text-cells';

/** A file, or a text as it was pasted. */
export type TableInput = { file: Blob } | { text: string };

export type TableReading = Table | { problem: TableProblem };

/**
 * The table of a file or of a text. `isHead` says whether a column is known by a name, which comes as one of
 * `headNames` of a cell. Never rejects for what a file has.
 */
export async function readTable(input: TableInput, { isHead }: { isHead: IsHead }): Promise<TableReading> {
  if ('file' in input && input.file.size > LARGEST_FILE) return { problem: 'large' };
  const text =
    'text' in input ? input.text.normalize('NFC') : decode(new Uint8Array(await input.file.arrayBuffer()));
  if (text === null) return { problem: 'other' };
  const rows = rowsOfText(text, (cell) => isKnown(cell, isHead));
  return rows.rows.length === 0 ? { problem: 'empty' } : tableOf(rows, isHead);
}
