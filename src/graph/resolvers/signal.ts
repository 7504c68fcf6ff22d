import type { JsonRecord } from '../../lib/json';
import { apiPaths } from '../../rest/paths';
import { readPrice } from '../readers/figure';
import { newestFirst, firstRows, readLongList, rowsOf } from '../readers/rows';
import { readSymbol } from '../readers/instrument';
import { readTradeIdea } from '../readers/trade-idea';
import type { Resolvers } from '../resolvers.types';
import type { ListedSignal } from '../values';
import { signalKindOf } from '../../lib/signal-address';
import { readUpdated } from '../readers/updated';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(
          await readLongList(rowsOf(await api.get(apiPaths.signals)), readSignal),
          ({ day }) => day,
        ),
      ),
  },
};

function readSignal(row: JsonRecord): ListedSignal | null {
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
