import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import type { CompanyQuarter, CompanyReport } from '../resolvers.types';
import { byText } from '../../market/by-text';
import { readAmount, readFigure } from '../../lib/figure';
import { readSymbols } from './instrument';
import { readRows } from './rows';

/** Two years of quarters, and as many peers as a panel has room for. */
const [MOST_QUARTERS, MOST_PEERS] = [8, 12];

/** A company's newest quarters, oldest first, and its peers, itself left out; `unreadable` where the response is no object. */
export function readCompanyReport(response: unknown, symbol: string): CompanyReport {
  const record = asRecord(response);
  if (record === null) throw new RestError('unreadable', { status: 200 });
  const quarters = readRows(asList(record['quarters']) ?? [], readQuarter, ({ quarter }) => quarter);
  return {
    quarters: quarters.toSorted(byText('quarter')).slice(-MOST_QUARTERS),
    peers: readSymbols(record['peers'])
      .filter((peer) => peer !== symbol)
      .slice(0, MOST_PEERS),
  };
}

function readQuarter(row: JsonRecord): CompanyQuarter | null {
  const quarter = /^(?:19|20)\d\dQ[1-4]$/.exec(asText(row['quarter']) ?? '')?.[0];
  if (quarter === undefined) return null;
  return { quarter, revenue: readAmount(row['revenue']), profit: readFigure(row['profit']) };
}
