import type { JsonRecord } from '../../lib/json';
import { fold, oneLine } from '../../lib/text';
import { tradePriceInThousand } from '../../market/trade-price';
import { parseTypedDay } from '../../market/typed-day';
import { readMoney, readPriceInDong, readQuantity, readTradePrice } from '../shared/read-number';
import { rowsOfTable, withoutGuard, type WrittenRow } from '../shared/table';
import { MOST_ROWS, type Entries, type Entry } from './import-entries';
import { OTHER_HEADS, type TransferColumn } from './transfer';

/** The rows of a table, each a trade; none where no column has symbols. */
export function tableEntries(text: string): Entries {
  const { rows: all, beyond } = rowsOfTable(text, 1 + MOST_ROWS);
  const [head, ...rows] = all;
  const columnOf = columnsIn(head?.cells ?? []);
  if (columnOf('symbol') === -1) return { entries: [], beyond: 0, hasNoSide: false };
  const entries = rows.map((written): Entry => ({
    location: { in: 'table', number: written.line },
    list: 'trades',
    row: rowOfTable(written, columnOf),
    isOpen: written.isOpen,
  }));
  return { entries, beyond, hasNoSide: columnOf('side') === -1 };
}

type ColumnOf = (name: TransferColumn) => number;

/** Returns a function that returns the index of a column, by its head or another one that it may have; -1 without it. */
function columnsIn(heads: readonly string[]): ColumnOf {
  const names = heads.map((name) => fold(oneLine(name)));
  const indices = new Map<TransferColumn, number>();
  return (name) => {
    const known = indices.get(name);
    if (known !== undefined) return known;
    const head = [name, ...(OTHER_HEADS[name] ?? [])].find((each) => names.includes(each));
    const index = head === undefined ? -1 : names.indexOf(head);
    indices.set(name, index);
    return index;
  };
}

function rowOfTable({ cells }: WrittenRow, columnOf: ColumnOf): JsonRecord {
  const cell = (name: TransferColumn) => withoutGuard(cells[columnOf(name)]?.trim() ?? '');
  return {
    id: cell('id'),
    side: columnOf('side') === -1 ? 'buy' : sideIn(cell('side')),
    symbol: cell('symbol'),
    quantity: wholeIn(cell('quantity')),
    price: priceIn(cell('price'), readTradePrice),
    date: dayIn(cell('date')),
    per: cell('per') === '' ? null : wholeIn(cell('per')),
    settles: dayIn(cell('settles')),
    planned: truthIn(cell('planned').toLowerCase()),
    stop: cell('stop') === '' ? null : priceIn(cell('stop')),
    target: cell('target') === '' ? null : priceIn(cell('target')),
    signal: { kind: cell('signal'), day: dayIn(cell('signal_date')) },
    note: cell('note'),
    feePaid: moneyIn(cell('fee')),
    taxPaid: moneyIn(cell('tax')),
    account: cell('account'),
    time: cell('time'),
    orderNumber: cell('order'),
    importedAs: cell('imported_as'),
  };
}

/** A side as the document has it, also where a Vietnamese broker wrote it. */
function sideIn(cell: string): string {
  const word = fold(cell);
  if (word === 'mua') return 'buy';
  return word === 'ban' ? 'sell' : cell;
}

/** A day as people and brokers write it, the date before the month; what is none stays as it is. */
function dayIn(cell: string): string {
  return parseTypedDay(cell) ?? cell;
}

/** Decimals that say nothing, as spreadsheets write them. */
const EMPTY_DECIMALS = /[.,]0{1,2}$/;

/** A number of shares as people type it; what is none stays as it is. */
function wholeIn(cell: string): number | string {
  const text = cell.replace(EMPTY_DECIMALS, '');
  return text === '' || text === '0' ? 0 : (readQuantity(text) ?? cell);
}

/** Thousand đồng of a price as people type it; what is none stays as it is. */
function priceIn(cell: string, read = readPriceInDong): number | string {
  if (cell.replace(EMPTY_DECIMALS, '') === '0' || cell === '') return 0;
  const price = read(cell);
  return price === null ? 'none' : tradePriceInThousand(price);
}

/** Whole đồng; null of an empty cell, and what is none stays as it is. */
function moneyIn(cell: string): number | string | null {
  if (cell === '') return null;
  const amount = readMoney(cell.replace(EMPTY_DECIMALS, ''));
  return Number.isNaN(amount) ? cell : amount;
}

function truthIn(cell: string): unknown {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  return cell;
}
