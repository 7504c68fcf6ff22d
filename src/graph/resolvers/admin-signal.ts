import type { JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine, asLines } from '../../lib/text';
import { firstRows, newestFirst, readRows, rowsOf } from '../readers/rows';
import { readSymbols } from '../readers/instrument';
import { readUpdated } from '../readers/updated';
import type { AdminSignal, Resolvers } from '../resolvers.types';

export const adminSignal: Resolvers = {
  Query: {
    adminSignals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(readRows(rowsOf(await api.get('api/signals')), readAdminSignal), ({ day }) => day),
      ),
  },
};

/** Far beyond a log; more would freeze the page. */
const MAX_LOG_LENGTH = 100_000;

function readAdminSignal(row: JsonRecord): AdminSignal | null {
  const symbols = readSymbols(row['symbols']);
  const study = asLine(row['study']);
  if (symbols.length === 0 && study === null) return null;
  return {
    symbols,
    kind: signalKindOf(row['study']),
    study,
    ...readUpdated(row['updated']),
    log: asLines(row['log'], MAX_LOG_LENGTH),
  };
}
