import { asList, asNumber, asRecord, type JsonRecord } from '../../lib/json';
import { dialectOf } from './dialect';
import { knownPrices } from './known-prices';
import { HIGHEST_CLOSE, isOddPrice } from './odd-price';

/** A row of quotes: its symbol without an exchange, and its last price, or the reference of a day without a match. */
export function quotedIn(row: JsonRecord): { symbol: string; price: number } | null {
  const values = asRecord(row['v']);
  const price = asNumber(values?.['lp']) || asNumber(values?.['prev_close_price']);
  const symbol = String(row['n'])
    .replace(/^.{0,20}:/, '')
    .trim()
    .toUpperCase();
  return price ? { symbol, price } : null;
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
