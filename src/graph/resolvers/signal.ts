import type { JsonRecord } from '../../lib/json';
import { apiPaths } from '../../rest/paths';
import { readPrice } from '../readers/figure';
import { newestFirst, firstRows, readRows, rowsOf } from '../readers/rows';
import { readSymbol } from '../readers/instrument';
import { readTradeIdea } from '../readers/trade-idea';
import type { Resolvers, Signal } from '../resolvers.types';
import { signalKindOf } from '../../lib/signal-address';
import { readUpdated } from '../readers/updated';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) =>
      firstRows(newestFirst(readRows(rowsOf(await api.get(apiPaths.signals)), readSignal), ({ day }) => day)),
  },
};

function readSignal(row: JsonRecord): Signal | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  return {
    symbol,
    price: readPrice(row['price']),
    kind: signalKindOf(row['signal_type']),
    ...readUpdated(row['updated']),
    idea: readTradeIdea(row),
  };
}
