import type { JsonRecord } from '../../lib/json';

/** The columns of `/quotes` that belong to an order book. */
const OF_BOOK = /^(?:(?:bid|ask)[23]?(?:_volume)?|matches|foreign_\w+|expected_\w+)$/;

const books = new WeakMap<object, Map<string, JsonRecord>>();

/** Keeps the order book of a symbol as a session has loaded it, for the rows of a stream that have a part of it. */
export function keepBook(session: object, symbol: string, values: JsonRecord | null): void {
  const known = books.get(session) ?? new Map<string, JsonRecord>();
  books.set(session, known);
  known.set(symbol, bookColumnsOf(values ?? {}));
}

/** The columns of a row with those of the order book that it lacks, as they were loaded or merged before; keeps the result. */
export function mergeBook(session: object, symbol: string, values: JsonRecord): JsonRecord {
  const merged = { ...books.get(session)?.get(symbol), ...values };
  keepBook(session, symbol, merged);
  return merged;
}

/** Those of a row's columns that belong to an order book. */
export function bookColumnsOf(values: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(values).filter(([column]) => OF_BOOK.test(column)));
}
