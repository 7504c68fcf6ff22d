import type { Cell, Table } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import { isOneOf } from '../cells/phrases';
import { plainHead } from '../columns/head-words';
import type { Choices, Column } from '../preview-types';

const isNameOfCancelled = isOneOf(
  '(lenh |da |bi )?huy( lenh)?, (is )?(cancel|cancelled|canceled)( order)?, storniert',
);

/** The column whose marks say which orders were cancelled; -1 without one. Of shares that were cancelled it is none. */
export function cancelledColumn(
  { rows }: Table,
  columns: readonly Column[],
  { roles = {} }: Pick<Choices, 'roles'>,
): number {
  const found = columns.find(
    ({ index, role, head }) =>
      role === null &&
      roles[index] === undefined &&
      isNameOfCancelled(plainHead(head)) &&
      rows.every(({ cells }) => isBlank(cells[index]) || isMark(cells[index]!) || isNoMark(cells[index]!)),
  );
  return found?.index ?? -1;
}

/** Whether a cell is a mark that says yes. */
export const isMark = (cell: Cell) =>
  /^(?:x|v|✓|✔|☑|1|y|yes|true|wahr|đúng|có|h[uủ][yỷ]|huỷ|đã h[uủ]y|cancell?ed)$/i.test(
    textOfCell(cell).normalize('NFC'),
  );

const isNoMark = (cell: Cell) =>
  /^(?:0|n|no|false|falsch|sai|không|☐)$/i.test(textOfCell(cell).normalize('NFC'));
