import { asList, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { parseSymbol } from '../../market/symbol';
import type { WatchlistRows } from '../values';
import { readPriceInThousand } from '../../lib/figure';

/** A symbol, trimmed and in capitals; null for a value that cannot be one. */
export function readSymbol(value: unknown): string | null {
  return parseSymbol(asLine(value) ?? '');
}

/** Far beyond a market; more would freeze the page. */
const MAX_SYMBOLS = 10_000;

/** The symbols of a list, or of a text with commas or blanks between them, each once. */
export function readSymbols(value: unknown): string[] {
  const values = asList(value) ?? asText(value)?.split(/[\s,;|]+/) ?? [];
  const symbols = values.slice(0, MAX_SYMBOLS).map(readSymbol);
  return [...new Set(symbols)].filter((symbol) => symbol !== null);
}

/** A feed's name of a company; null where it only repeats the symbol. */
export function readName(value: unknown, symbol: string): string | null {
  const name = asLine(value);
  return name?.toUpperCase() === symbol ? null : name;
}

/** A row of the server's watchlist: the symbol, the short name, the last price. */
export function readInstrumentRow(row: JsonRecord): WatchlistRows[number] | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  return { symbol, name: readName(row['short_name_vi'], symbol), price: readPriceInThousand(row['price']) };
}
