import { asText, type JsonRecord } from '../../lib/json';
import type { Instrument } from '../resolvers.types';
import { readExchange } from './exchange';
import { readName, readSymbol } from './instrument';
import { readRows, rowsOf } from './rows';

/** The most results that a person looks through; another letter narrows them down. */
export const MAX_RESULTS = 30;

/** The results of a UDF search in the feed's order, each symbol once; a row without a symbol is left out. */
export function readSearchResults(response: unknown, most = MAX_RESULTS): readonly Instrument[] {
  return readRows(rowsOf(response), readResult, ({ symbol }) => symbol).slice(0, most);
}

function readResult(row: JsonRecord): Instrument | null {
  const symbol = readTicker(row['ticker']) ?? readTicker(row['symbol']) ?? readTicker(row['full_name']);
  if (symbol === null) return null;
  return {
    symbol,
    name: readName(row['description'], symbol),
    exchange: readExchange(row),
  };
}

/** The symbol of `HPG` or `HOSE:HPG`. */
function readTicker(value: unknown): string | null {
  return readSymbol(asText(value)?.replace(/^.{0,20}:/, ''));
}
