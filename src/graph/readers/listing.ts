import { asList, asRecord, asText } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isIndex } from '../../market/exchange';
import { RestError } from '../../rest/errors';
import type { ListedSymbol } from '../board-values';
import { readAmount } from '../../lib/figure';
import { readExchange } from './exchange';
import { readName, readSymbol } from './instrument';
import { firstRows } from './rows';

/**
 * The shares and funds of a UDF listing, whose columns have a value for each symbol or one for all, each symbol once;
 * `unreadable` where the response is no listing.
 */
export function readListing(response: unknown): readonly ListedSymbol[] {
  const columns = asRecord(response);
  const symbols = asList(columns?.['symbol']);
  if (columns === null || symbols === null) throw new RestError('unreadable', { status: 200 });
  const at = (column: string, i: number) => {
    const values = columns[column];
    return Array.isArray(values) ? (values as unknown[])[i] : values;
  };
  const rowAt = (i: number) =>
    Object.fromEntries(Object.keys(columns).map((column) => [column, at(column, i)]));

  const seen = new Set<string>();
  return firstRows(symbols).rows.flatMap((value, i) => {
    const symbol = readSymbol(asText(value)?.replace(/^.{0,20}:/, ''));
    if (symbol === null || seen.has(symbol) || isIndex(symbol) || at('type', i) === 'index') return [];
    seen.add(symbol);
    return {
      symbol,
      name: readName(at('description', i), symbol),
      fullName: asLine(at('full_name', i)),
      exchange: readExchange(rowAt(i)),
      sector: asLine(at('sector', i)),
      marketCap: readAmount(at('market_cap', i)) || null,
    };
  });
}
