import { separatorIn, type Sheets, type TableInput } from './read-sheets';
import { readSheetsInWorker } from './read-sheets.worker-client';
import type { Table, TableProblem } from './table';
import { isKnown, tableOf, type IsHead } from './table-of';

export type { TableInput } from './read-sheets';

export type TableReading = Table | { problem: TableProblem };

export type ReadOptions = {
  /** Whether a column is known by a name, which is one of `headNames` of a cell. */
  isHead: IsHead;
  /** The name of a sheet of a workbook; the first one that has a head is read where it is absent. */
  sheet?: string;
  /** Rejects with the signal's reason, and ends the work. */
  signal?: AbortSignal;
  /** Receives the part of the work that is done, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** The table of a file or of a text; a text of 200 KB or more, and a workbook, is read in a worker. Rejects for nothing in a file. */
export async function readTable(input: TableInput, options: ReadOptions): Promise<TableReading> {
  const { isHead, sheet, signal, onProgress } = options;
  signal?.throwIfAborted();
  const separator = await separatorIn(input, (cell) => isKnown(cell, isHead));
  const sheets = await readSheetsInWorker(input, separator, { signal, onProgress });
  onProgress?.(1);
  return 'problem' in sheets ? sheets : tableIn(sheets, isHead, sheet);
}

function tableIn(
  sheets: Exclude<Sheets, { problem: TableProblem }>,
  isHead: IsHead,
  name?: string,
): TableReading {
  const tables = sheets.map((sheet) => ({ name: sheet.name, table: tableOf(sheet, isHead) }));
  const withHead = tables.filter(({ table }) => table.head.length > 0);
  const filled = tables.filter(({ table }) => table.rows.length > 0);
  const chosen = tables.find((each) => each.name === name) ?? withHead[0] ?? filled[0] ?? tables[0];
  if (chosen === undefined) return { problem: 'empty' };
  if (chosen.name === null) return chosen.table;
  const others = withHead.flatMap((each) => (each === chosen || each.name === null ? [] : [each.name]));
  return { ...chosen.table, sheet: { name: chosen.name, others } };
}
