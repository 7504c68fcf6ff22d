import { asList, asText, type JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine, asLines } from '../../lib/text';
import { firstRows, newestFirst, readRows, rowsOf } from '../readers/rows';
import { readSymbol } from '../readers/instrument';
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

/** Far beyond a log and a market; more would freeze the page. */
const MAX_LOG_LENGTH = 100_000;
const MAX_SYMBOLS = 10_000;

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

/** A list, or a text with commas or blanks between the symbols. */
function readSymbols(value: unknown): string[] {
  const values = asList(value) ?? asText(value)?.split(/[\s,;|]+/) ?? [];
  const symbols = values.slice(0, MAX_SYMBOLS).map(readSymbol);
  return [...new Set(symbols)].filter((symbol) => symbol !== null);
}
