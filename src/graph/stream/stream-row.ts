import { asRecord, type JsonRecord } from '../../lib/json';
import { bookColumnsOf, bookLeftBy } from '../feed/known-books';
import { dayPriceIn } from '../feed/odd-quotes';
import { quotedSymbol } from '../readers/quotes';

/** A row of a stream whose symbol and columns can be read. */
export type StreamRow = JsonRecord & { readonly n: string; readonly v: JsonRecord };

/** Reads a row as the server sent it; null for one without a symbol or columns, and for an error. */
export function readStreamRow(row: JsonRecord): StreamRow | null {
  const symbol = quotedSymbol(row);
  const values = asRecord(row['v']);
  return symbol === null || values === null || row['s'] === 'error' ? null : { ...row, n: symbol, v: values };
}

/** Whether a row is a whole one of `/quotes`, not an order book alone. */
export function isWhole({ v }: StreamRow): boolean {
  return dayPriceIn(v) !== null;
}

/** The newer of two rows of a symbol, with what it leaves as it was: of a whole one that is in the order book. */
export function mergedRow(older: StreamRow | undefined, newer: StreamRow): StreamRow {
  if (!older) return newer;
  const left = isWhole(newer) ? bookLeftBy(newer.v, bookColumnsOf(older.v)) : older.v;
  return { ...newer, v: { ...left, ...newer.v } };
}
