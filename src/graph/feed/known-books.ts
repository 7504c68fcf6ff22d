import type { JsonRecord } from '../../lib/json';
import { dayPriceIn } from './odd-quotes';

/** The columns of `/quotes` that belong to an order book. */
const OF_BOOK = /^(?:(?:bid|ask)[23]?(?:_volume)?|matches|foreign_\w+|expected_\w+)$/;

const BEST = /^(?:bid|ask)(?:_volume)?$/;
const OF_DEPTH = /^(?:(?:bid|ask)[23](?:_volume)?|matches)$/;

const books = new WeakMap<object, Map<string, JsonRecord>>();

/** Keeps the order book of a symbol as a session has loaded it, for the rows of a stream that have a part of it. */
export function keepBook(session: object, symbol: string, values: JsonRecord | null): void {
  const known = books.get(session) ?? new Map<string, JsonRecord>();
  books.set(session, known);
  known.set(symbol, bookColumnsOf(values ?? {}));
}

/** The columns of a row with those of the order book that it lacks, as they were loaded or merged before; keeps the result. */
export function mergeBook(session: object, symbol: string, values: JsonRecord): JsonRecord {
  const merged = { ...bookLeftBy(values, books.get(session)?.get(symbol) ?? {}), ...values };
  keepBook(session, symbol, merged);
  return merged;
}

/** Those of a row's columns that belong to an order book. */
export function bookColumnsOf(values: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(values).filter(([column]) => OF_BOOK.test(column)));
}

/**
 * The columns of an order book that stay beside a newer row. A whole row has every order that there is: with `depth` nothing of
 * the book stays, without it all but the best orders, as one side has none at a price limit. An order book alone leaves all.
 */
export function bookLeftBy(newer: JsonRecord, book: JsonRecord): JsonRecord {
  const has = (columns: RegExp) => Object.keys(newer).some((column) => columns.test(column));
  if (dayPriceIn(newer) === null) return book;
  if (has(OF_DEPTH)) return {};
  if (!has(BEST)) return book;
  return Object.fromEntries(Object.entries(book).filter(([column]) => !BEST.test(column)));
}
