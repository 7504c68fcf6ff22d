import type { Cell } from '../../../../tables/table';
import { isBlank, withoutNote } from '../cells/cells';
import { figureOfCell, isAmbiguous, valueWithMark } from '../cells/figures';
import { sharesOfHead } from '../columns/head-words';
import type { Column, ColumnRole } from '../preview-types';
import type { Marks } from './decide-marks';
import type { NumberIn } from './reading';

/** Roles of the own export whose numbers have at most three decimals and no groups. */
const PRICES_OF_OWN: readonly (ColumnRole | null)[] = ['price', 'stop', 'target'];

type Numbers = { marks: Marks; asked: readonly number[]; isOwn: boolean };

/** Returns the function that reads the numbers of a file by its decimal marks; those of asked columns are null. */
export function numbersOf(columns: readonly Column[], { marks, asked, isOwn }: Numbers): NumberIn {
  const multiples = columns.map(({ head, role }) =>
    role === 'quantity' || role === 'bought' || role === 'sold' ? sharesOfHead(head) : 1,
  );
  const multiple = (value: number, index: number) => {
    const each = multiples[index] ?? 1;
    return each === 1 ? value : Number((value * each).toFixed(6));
  };
  const read = (cells: readonly Cell[], index: number) => {
    const cell = cells[index];
    if (cell === undefined || isBlank(cell)) return null;
    const figure = figureOfCell(withoutNote(cell));
    if (figure === null) return null;
    if (!isAmbiguous(figure)) return figure.point;
    if (asked.includes(index)) return null;
    if (isOwn && PRICES_OF_OWN.includes(columns[index]?.role ?? null))
      return Math.min(figure.point, figure.comma);
    return valueWithMark(figure, marks.markOf(index));
  };
  return (cells, index) => {
    const value = read(cells, index);
    return value === null ? null : multiple(value, index);
  };
}
