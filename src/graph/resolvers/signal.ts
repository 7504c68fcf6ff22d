import { asText, type JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { readPrice } from '../readers/figure';
import { readDateTime } from '../readers/date-time';
import { firstRows, newestFirst, readRows, rowsOf } from '../readers/rows';
import { readSymbol } from '../readers/instrument';
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
  const updated = readDateTime(asText(row['updated']));
  return {
    symbol,
    price: readPrice(row['price']),
    kind: signalKindOf(row['signal_type']),
    day: updated?.day ?? null,
    time: updated?.time ?? null,
    idea: readTradeIdea(row),
  };
}
