import { isNumber, isWritten } from './kinds-of-rows';
import { MOST_CELLS } from './limits';
import type { Cell, TableRow } from './table';

/** Cells that are shown as one: rows by their lines, columns from 0. */
export type Merge = { top: number; bottom: number; left: number; right: number };

type Row = TableRow & { cells: Cell[] };

const MOST_FILLED = 1_000_000;

/**
 * Writes what merged cells show into each of them, in place. Not a number into rows below: a fee of two rows is not
 * the fee of each. Not a title over the whole table, and not into columns that are nothing but the rest of another.
 */
export function fillMerged(rows: readonly Row[], merges: readonly Merge[]): void {
  if (merges.length === 0) return;
  const indexOf = new Map(rows.map(({ line }, index) => [line, index]));
  const own = new Set(
    rows.flatMap(({ cells }) => [...cells.keys()].filter((column) => isWritten(cells[column]!))),
  );
  let left = MOST_FILLED;
  const fill = ({ cells }: Row, from: number, merge: Merge, value: Cell) => {
    for (let column = from; column <= Math.min(merge.right, MOST_CELLS - 1); column += 1) {
      if (!own.has(column) || (left -= 1) < 0) continue;
      while (cells.length < column) cells.push('');
      if (!isWritten(cells[column] ?? '')) cells[column] = value;
    }
  };
  for (const merge of merges) {
    const index = indexOf.get(merge.top);
    const value = index === undefined ? undefined : rows[index]!.cells[merge.left];
    if (index === undefined || value === undefined || !isWritten(value)) continue;
    const isAlone = rows[index]!.cells.filter(isWritten).length === 1;
    if (!isAlone) fill(rows[index]!, merge.left + 1, merge, value);
    if (isNumber(value) || isAlone) continue;
    for (
      let next = index + 1;
      next < rows.length && rows[next]!.line <= merge.bottom && left > 0;
      next += 1
    ) {
      fill(rows[next]!, merge.left, merge, value);
      left -= 1;
    }
  }
}
