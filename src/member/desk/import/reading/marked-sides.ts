import { fold } from '../../../../lib/text';
import type { Cell, Table } from '../../../../tables/table';
import { textOfCell } from '../cells/cells';
import { hasAnyOf, isOneOf } from '../cells/phrases';
import { plainHead } from '../columns/head-words';
import { VALUE } from '../columns/meanings';

/** What marks shares that come in, and those that go out. */
type Marks = readonly [bought: RegExp, sold: RegExp];

const SIGNS: Marks = [/^\+$/, /^[-\u2212\u2013]$/];
/** Nhập, xuất. */
const LETTERS: Marks = [/^n$/i, /^x$/i];

const isNameOfLetters = isOneOf('nhap xuat, n x');
/** Of money + is a sale. */
const isOfMoney = hasAnyOf(VALUE, 'tien, money, cash');

/** A table whose columns of marks for what was bought and sold, + and - or N and X, have words for them. */
export function withMarkedSides(table: Table): Table {
  const marks = table.head.map((head, index) => marksOf(table, { head, index }));
  if (marks.every((each) => each === null)) return table;
  const wordOf = (cell: Cell, index: number): Cell => {
    const [bought, sold] = marks[index] ?? [];
    const text = textOfCell(cell);
    return bought?.test(text) ? 'Mua' : sold?.test(text) ? 'Bán' : cell;
  };
  return { ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(wordOf) })) };
}

function marksOf({ rows }: Table, { head, index }: { head: string; index: number }): Marks | null {
  if (isOfMoney(plainHead(head))) return null;
  const texts = rows.map(({ cells }) => textOfCell(cells[index])).filter((text) => text !== '');
  const isOf = ([bought, sold]: Marks) =>
    texts.some((text) => bought.test(text)) && texts.every((text) => bought.test(text) || sold.test(text));
  if (isOf(SIGNS)) return SIGNS;
  // A column of N and X may say yes and no.
  return isNameOfLetters(
    fold(head)
      .replaceAll(/[^a-z]+/g, ' ')
      .trim(),
  ) && isOf(LETTERS)
    ? LETTERS
    : null;
}
