import { asText, type JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine } from '../../lib/text';
import { readDateTime } from '../readers/date-time';
import { firstRows, newestFirst, readRows, rowsOf } from '../readers/rows';
import { readSymbols } from '../readers/instrument';
import type { AdminSignal, Resolvers } from '../resolvers.types';

export const adminSignal: Resolvers = {
  Query: {
    adminSignals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(readRows(rowsOf(await api.get('api/signals')), readAdminSignal), ({ day }) => day),
      ),
  },
};

const MAX_LOG_LENGTH = 1000;

function readAdminSignal(row: JsonRecord): AdminSignal | null {
  const symbols = readSymbols(row['symbols']);
  const study = asLine(row['study']);
  if (symbols.length === 0 && study === null) return null;
  const updated = readDateTime(asText(row['updated']));
  return {
    symbols,
    kind: signalKindOf(row['study']),
    study,
    day: updated?.day ?? null,
    time: updated?.time ?? null,
    log: asLine(row['log'], MAX_LOG_LENGTH),
  };
}
