import type { Cell } from '../../../../tables/table';

/** What programs and pages write beside texts that nobody sees. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A cell without characters that nobody sees. */
export const withoutInvisible = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replaceAll(INVISIBLE, '') : cell;

/** A cell as text, without the blanks around it. */
export const textOfCell = (cell: Cell | undefined) => (cell === undefined ? '' : String(cell).trim());

/** Whether a cell says nothing. */
export function isBlank(cell: Cell | undefined): boolean {
  const text = textOfCell(cell);
  return text.length <= 4 && /^[-–—.]?$|^(?:n\/a|null|nan)$/i.test(text);
}

/** A cell without the apostrophe before what is no formula. */
export const withoutNote = (cell: Cell): Cell =>
  typeof cell === 'string' && cell.startsWith("'") ? cell.replace(/^'+(?=[-+=@])/, '') : cell;

/** What a cell of the export says, also as sheets of other languages write it. */
export function truthIn(cell: string): boolean | null {
  if (/^(?:true|wahr|đúng|dung|1|yes|có)$/i.test(cell)) return true;
  return /^(?:false|falsch|sai|0|no|không|)$/i.test(cell) ? false : null;
}
