import { asText } from '../../lib/json';
import { exchangeOf } from '../../market/exchange';
import type { Instrument } from '../resolvers.types';
import { readName } from './name';
import { readRows, rowsOf } from './rows';
import { readSymbol } from './symbol';

/** As many finds as a person looks through; the next letter narrows them down. */
export const MOST_FOUND = 30;

/** What a UDF search found, in the feed's order, each ticker once; a row that names no ticker is left out. */
export function readFound(answer: unknown): readonly Instrument[] {
  return readRows(rowsOf(answer), readFind, ({ symbol }) => symbol).slice(0, MOST_FOUND);
}

function readFind(row: Readonly<Record<string, unknown>>): Instrument | null {
  const symbol = tickerIn(row['ticker']) ?? tickerIn(row['symbol']) ?? tickerIn(row['full_name']);
  if (symbol === null) return null;
  return {
    symbol,
    name: readName(row['description'], symbol),
    exchange: exchangeOf(row['exchange']) ?? exchangeOf(asText(row['full_name'])?.split(':')[0]),
  };
}

/** The ticker of `HPG` or `HOSE:HPG`. */
function tickerIn(value: unknown): string | null {
  return readSymbol(asText(value)?.replace(/^.{0,20}:/, ''));
}
