import type { Cell } from '../../../../tables/table';

/** A cell as text, without the blanks around it. */
export const textOfCell = (cell: Cell | undefined) => (cell === undefined ? '' : String(cell).trim());

/** Whether a cell says nothing. */
export const isBlank = (cell: Cell | undefined) => /^[-–—.]?$|^(?:n\/a|null|nan)$/i.test(textOfCell(cell));

/** A cell without the apostrophe before what is no formula. */
export const withoutNote = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/^'+(?=[-+=@])/, '') : cell;

/** What a cell of the export says, also as sheets of other languages write it. */
export function truthIn(cell: string): boolean | null {
  if (/^(?:true|wahr|đúng|dung|1|yes|có)$/i.test(cell)) return true;
  return /^(?:false|falsch|sai|0|no|không|)$/i.test(cell) ? false : null;
}
