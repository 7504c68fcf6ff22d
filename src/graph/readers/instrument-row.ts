import type { JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Instrument } from '../resolvers.types';
import { readPrice } from './figure';
import { readSymbol } from './symbol';

/** A row of the server's watchlist: the ticker, the short name, the last price. */
export function readInstrumentRow(row: JsonRecord): Instrument | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  return { symbol, name: asLine(row['short_name_vi']), price: readPrice(row['price']) };
}
