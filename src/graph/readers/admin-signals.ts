import type { JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine, asLines } from '../../lib/text';
import type { AdminSignal, AdminSignalList } from '../resolvers.types';
import { readSymbols } from './instrument';
import { firstRows, newestFirst, readRows, rowsOf } from './rows';
import { readUpdated } from './updated';

/** What the studies found, newest first; a run with neither a symbol nor a study is left out. */
export function readAdminSignals(response: unknown): AdminSignalList {
  return firstRows(newestFirst(readRows(rowsOf(response), readAdminSignal), ({ day }) => day));
}

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
