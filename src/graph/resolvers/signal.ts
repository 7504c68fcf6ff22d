import { asText, type JsonRecord } from '../../lib/json';
import { readPrice } from '../readers/figure';
import { readMoment } from '../readers/moment';
import { newestFirst } from '../readers/newest-first';
import { firstRows, readRows, rowsOf } from '../readers/rows';
import { readSymbol } from '../readers/symbol';
import type { Resolvers, Signal, SignalKind } from '../resolvers.types';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) =>
      firstRows(
        newestFirst(readRows(rowsOf(await api.get('api/tplus_signals')), readSignal), ({ day }) => day),
      ),
  },
};

const KINDS: ReadonlyMap<unknown, SignalKind> = new Map([
  ['buy_divergence', 'DIVERGENCE'],
  ['buy_back_test', 'BACK_TEST'],
  ['buy_trend_up', 'TREND_UP'],
  ['buy_break_out', 'BREAK_OUT'],
]);

function readSignal(row: JsonRecord): Signal | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  const updated = readMoment(asText(row['updated']));
  return {
    symbol,
    price: readPrice(row['price']),
    kind: KINDS.get(row['signal_type']) ?? null,
    day: updated?.day ?? null,
    time: updated?.time ?? null,
  };
}
