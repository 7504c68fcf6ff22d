import type { Cell, Table, TableRow } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { hasAnyOf } from '../cells/phrases';
import { kindIn } from '../cells/words';
import { plainHead } from '../columns/head-words';
import { rolesOfHead } from '../columns/heads';
import type { Choices, ColumnRole } from '../preview-types';

type Part = 'BUY' | 'SELL';

/** What a column has in a row that is a purchase and its sale, and of which of them; null is of both. */
type PartColumn = { roles: readonly ColumnRole[]; of: Part | null };

/** Below the line of a row that is a purchase and its sale, the place of the sale. */
const SALE = 0.5;

const isOfPurchase = hasAnyOf('mua, buy, bought, kauf, entry');
const isOfSale = hasAnyOf('ban(?! dau), sell, sold, verkauf, exit');

/**
 * A table of which each row is a purchase and its sale, as one with a row for each and a last column of sides; the sale stands
 * half a line below. A position that is open has its purchase alone. Any other table, and one of which a person has chosen these
 * columns, is as it was. Fees and taxes that may be of both are those of the sale.
 */
export function withClosedPositions(table: Table, { roles = {}, side }: Choices): Table {
  const columns = table.head.map(partColumnOf);
  const isOfParts = (['BUY', 'SELL'] as const).every(
    (of) => hasOne(columns, 'day', of) && hasOne(columns, 'price', of),
  );
  const isChosen = columns.some((column, index) => roles[index] !== undefined && isFigure(column));
  const isSided = side !== undefined || Object.values(roles).includes('side') || hasSides(table);
  if (!isOfParts || isChosen || isSided || !columns.some((column) => has(column, 'quantity'))) return table;
  const width = Math.max(table.head.length, ...table.rows.map(({ cells }) => cells.length));
  return { ...table, rows: table.rows.flatMap((row) => partsOf(row, columns, width)) };
}

const ROLES: Readonly<Record<'day' | 'price' | 'quantity', readonly ColumnRole[]>> = {
  day: ['day'],
  price: ['price', 'boughtPrice', 'soldPrice'],
  quantity: ['quantity', 'bought', 'sold'],
};

const has = ({ roles }: PartColumn, what: keyof typeof ROLES) =>
  roles.some((role) => ROLES[what].includes(role));

const isFigure = (column: PartColumn) =>
  has(column, 'day') || has(column, 'price') || has(column, 'quantity');

const hasOne = (columns: readonly PartColumn[], what: 'day' | 'price', of: Part) =>
  columns.filter((column) => has(column, what) && column.of === of).length === 1;

function partColumnOf(head: string): PartColumn {
  const text = plainHead(head);
  const [isBuy, isSell] = [isOfPurchase(text), isOfSale(text)];
  const of = isBuy === isSell ? null : isBuy ? 'BUY' : 'SELL';
  return { roles: rolesOfHead(head).map(({ role }) => role), of };
}

/** Whether a column with the name of sides has them. */
export function hasSides({ head, rows }: Table): boolean {
  return head.some(
    (name, index) =>
      rolesOfHead(name).some(({ role }) => role === 'side') &&
      rows.some(({ cells }) => ['BUY', 'SELL', 'B'].includes(kindIn(cells[index] ?? '') ?? '')),
  );
}

/** The purchase of a row and, if it has one, its sale. */
function partsOf(row: TableRow, columns: readonly PartColumn[], width: number): readonly TableRow[] {
  const isOpenPosition = columns.every(
    (column, index) => column.of !== 'SELL' || !isFigure(column) || isBlank(row.cells[index]),
  );
  const partOf = (of: Part): readonly Cell[] => [
    ...Array.from({ length: width }, (_, index) => cellOf(row.cells, columns, { of, index })),
    of === 'BUY' ? 'Mua' : 'Bán',
  ];
  const purchase = { ...row, cells: partOf('BUY') };
  return isOpenPosition ? [purchase] : [purchase, { ...row, line: row.line + SALE, cells: partOf('SELL') }];
}

/** The cell of a part of a row: days and prices of both columns are those of the part. */
function cellOf(
  cells: readonly Cell[],
  columns: readonly PartColumn[],
  { of, index }: { of: Part; index: number },
): Cell {
  const column = columns[index];
  const cell = cells[index] ?? '';
  if (column === undefined) return cell;
  for (const what of ['day', 'price'] as const) {
    if (column.of !== null && has(column, what))
      return cells[columns.findIndex((each) => each.of === of && has(each, what))] ?? '';
  }
  if (column.of !== null) return column.of === of ? cell : '';
  if (column.roles.includes('value')) return '';
  return of === 'BUY' && (column.roles.includes('fee') || column.roles.includes('tax')) ? '' : cell;
}
