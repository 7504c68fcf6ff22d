import { asList, asNumber, asRecord, type JsonRecord } from '../../lib/json';
import { dialectOf } from './dialect';
import { knownPrices } from './known-prices';
import { HIGHEST_CLOSE, isOddPrice } from './odd-price';

/** The columns of an order book that have a price, in the order in which they stand in for a missing one. */
const ORDERS = ['bid', 'ask', 'bid2', 'ask2', 'bid3', 'ask3', 'expected_price'];

/**
 * A row of quotes: its symbol without an exchange, and its last price, or the reference of a day without a match; of a row with an
 * order book alone a price of that.
 */
export function quotedIn(row: JsonRecord): { symbol: string; price: number } | null {
  const values = asRecord(row['v']);
  const price = values && (dayPriceIn(values) ?? orderPriceIn(values));
  const symbol = String(row['n'])
    .replace(/^.{0,20}:/, '')
    .trim()
    .toUpperCase();
  return price ? { symbol, price } : null;
}

/** The last price of a row's columns, or the reference of a day without a match; null where they have neither. */
export function dayPriceIn(values: JsonRecord): number | null {
  return asNumber(values['lp']) || asNumber(values['prev_close_price']) || null;
}

function orderPriceIn(values: JsonRecord): number | null {
  const [match] = asList(values['matches']) ?? [];
  const prices = [...ORDERS.map((column) => values[column]), asList(match)?.[1]];
  return prices.map(asNumber).find((price) => price) ?? null;
}

export function rowsIn(response: unknown): readonly JsonRecord[] {
  return (asList(asRecord(response)?.['d']) ?? []).map(asRecord).filter((row) => row !== null);
}

/**
 * Whether quotes are in another unit than thousand đồng, or may be: most of them by their size, as a few shares cost that much, or
 * one against its price of fixed unit.
 */
export function hasOddQuotes(response: unknown, session: object): boolean {
  const dialect = dialectOf(session);
  if (dialect.divisor === 1000) return true;
  const prices = knownPrices(session);
  const quoted = rowsIn(response).flatMap((row) => quotedIn(row) ?? []);
  const odd = quoted.filter(({ symbol, price }) => isOddPrice(symbol, price, prices.get(symbol), dialect));
  return (
    odd.length > quoted.length / 2 ||
    odd.some(({ symbol, price }) => prices.has(symbol) || price > HIGHEST_CLOSE)
  );
}
