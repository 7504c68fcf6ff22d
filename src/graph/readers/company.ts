import { asRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { RestError } from '../../rest/errors';
import type { Company } from '../resolvers.types';
import { readName } from './instrument';

/**
 * What a feed says of a company. Its full name is the description where `full_name` is the ticker with its exchange, as in the
 * charting library's own feeds. Null where the feed does not have the symbol, `unreadable` where the response is no object.
 */
export function readCompany(response: unknown, symbol: string): Company | null {
  const about = asRecord(response);
  if (about === null) throw new RestError('unreadable', { status: 200 });
  if (about['s'] === 'error') return null;
  const fullName = asLine(about['full_name']);
  const isTicker = fullName?.replace(/^.{0,20}:/, '').toUpperCase() === symbol;
  return {
    symbol,
    fullName: isTicker || fullName === null ? readName(about['description'], symbol) : fullName,
    sector: asLine(about['sector']),
  };
}
