import { asText, type JsonRecord } from '../../lib/json';
import { readPrice } from '../readers/figure';
import { readMoment } from '../readers/date-time';
import { newestFirst } from '../readers/newest-first';
import { firstRows, readRows, rowsOf } from '../readers/rows';
import { readSignalKind } from '../readers/signal-kind';
import { readSymbol } from '../readers/symbol';
import { readTradeIdea } from '../readers/trade-idea';
import type { Resolvers, Signal } from '../resolvers.types';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(readRows(rowsOf(await api.get('api/tplus_signals')), readSignal), ({ day }) => day),
      ),
  },
};

function readSignal(row: JsonRecord): Signal | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  const updated = readMoment(asText(row['updated']));
  return {
    symbol,
    price: readPrice(row['price']),
    kind: readSignalKind(row['signal_type']),
    day: updated?.day ?? null,
    time: updated?.time ?? null,
    idea: readTradeIdea(row),
  };
}
