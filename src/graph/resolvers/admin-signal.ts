import { asList, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { readMoment } from '../readers/date-time';
import { newestFirst } from '../readers/newest-first';
import { firstRows, readRows, rowsOf } from '../readers/rows';
import { readSignalKind } from '../readers/signal-kind';
import { readSymbol } from '../readers/symbol';
import type { AdminSignal, Resolvers } from '../resolvers.types';

export const adminSignal: Resolvers = {
  Query: {
    adminSignals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(readRows(rowsOf(await api.get('api/signals')), readAdminSignal), ({ day }) => day),
      ),
  },
};

const LONGEST_LOG = 1000;
const MOST_SYMBOLS = 500;

function readAdminSignal(row: JsonRecord): AdminSignal | null {
  const symbols = readSymbols(row['symbols']);
  const study = asLine(row['study']);
  if (symbols.length === 0 && study === null) return null;
  const updated = readMoment(asText(row['updated']));
  return {
    symbols,
    kind: readSignalKind(row['study']),
    study,
    day: updated?.day ?? null,
    time: updated?.time ?? null,
    log: asLine(row['log'], LONGEST_LOG),
  };
}

/** Servers send them as a list, or as one text with commas or blanks between them. */
function readSymbols(value: unknown): string[] {
  const given = asList(value) ?? asText(value)?.split(/[\s,;|]+/) ?? [];
  const symbols = given.slice(0, MOST_SYMBOLS).map(readSymbol);
  return [...new Set(symbols)].filter((symbol) => symbol !== null);
}
