import type { Cell } from '../../../../tables/table';
import { withoutInvisible } from './cells';

/** As many as the figures of ten columns of a long file; beyond it all is forgotten. */
const MOST = 100_000;

const all: Map<Cell, unknown>[] = [];

/**
 * A function of cells as they are seen, which keeps what it has found until `forgetCells`: rows repeat their words, and each is read
 * several times.
 */
export function remembered<Found>(read: (cell: Cell) => Found): (cell: Cell) => Found {
  const known = new Map<Cell, Found>();
  all.push(known);
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined || known.has(cell)) return found as Found;
    const result = read(withoutInvisible(cell));
    if (known.size >= MOST) known.clear();
    known.set(cell, result);
    return result;
  };
}

/** Lets go of the cells of a file that is no longer shown. */
export function forgetCells(): void {
  for (const known of all) known.clear();
}
