import { asList, asRecord, asText, type JsonRecord } from '../../../lib/json';
import { MOST_TABLE_ROWS } from '../../../tables/limits';
import type { Cell, Table, TableRow } from '../../../tables/table';
import { withOwnGuard } from '../../shared/table';

/** The columns of an export of trades, and where a document has what stands in them. */
const COLUMNS = [
  ['id', ({ id }) => id],
  ['side', ({ side }) => side],
  ['symbol', ({ symbol }) => symbol],
  ['quantity', ({ quantity }) => quantity],
  ['price', ({ price }) => price],
  ['date', ({ date }) => date],
  ['time', ({ time }) => time],
  ['per', ({ per }) => per],
  ['settles', ({ settles }) => settles],
  ['planned', ({ planned }) => planned],
  ['stop', ({ stop }) => stop],
  ['target', ({ target }) => target],
  ['signal', ({ signal }) => asRecord(signal)?.['kind']],
  ['signal_date', ({ signal }) => asRecord(signal)?.['day']],
  ['note', ({ note }) => withOwnGuard(asText(note))],
  ['fee', ({ feePaid }) => feePaid],
  ['tax', ({ taxPaid }) => taxPaid],
  ['account', ({ account }) => withOwnGuard(asText(account))],
  ['order', ({ orderNumber }) => withOwnGuard(asText(orderNumber))],
  ['imported_as', ({ importedAs }) => withOwnGuard(asText(importedAs))],
] as const satisfies readonly (readonly [string, (row: JsonRecord) => unknown])[];

/** The trades of a document as the table that an export of them is; their lines are their places, from 1. */
export function documentTable(document: JsonRecord): Table {
  const trades = asList(document['trades']) ?? [];
  return {
    titles: [],
    between: [],
    head: trades.length > 0 ? COLUMNS.map(([name]) => name) : [],
    rows: trades.slice(0, MOST_TABLE_ROWS).map((trade, i): TableRow => {
      const row = asRecord(trade) ?? {};
      return { line: i + 1, isOpen: false, cells: COLUMNS.map(([, valueOf]) => cellOf(valueOf(row))) };
    }),
    left: { heads: 0, totals: 0 },
    beyond: Math.max(0, trades.length - MOST_TABLE_ROWS),
  };
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : '';
}
