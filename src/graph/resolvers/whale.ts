import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { RestError, nullIfNotFound } from '../../rest/errors';
import { apiPaths, stockFlowPath, WHALE_DAYS } from '../../rest/paths';
import { readFigure } from '../readers/figure';
import { readInstant, readDateTime } from '../readers/date-time';
import { firstRows, readRows } from '../readers/rows';
import { readSymbol } from '../readers/instrument';
import type { Resolvers, StockFlow, Whale, DailyFlow } from '../resolvers.types';

export const whale: Resolvers = {
  Query: {
    whale: async (_root, _args, { api }) => {
      const response = await api.get(apiPaths.whale).catch(nullIfNotFound);
      return response === null ? null : readWhale(response);
    },
    stockFlow: async (_root, { symbol, days }, { api }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const response = await api.get(stockFlowPath(ticker, days)).catch(nullIfNotFound);
      const flow = response === null ? null : readWhale(response);
      // A server that does not know the parameter sends the whole market.
      const isOfStock = flow?.symbols.every((stock) => stock.symbol === ticker) ?? false;
      return flow && isOfStock ? flow.days.slice(-days) : null;
    },
  },
};

function readWhale(response: unknown): Whale {
  const record = asRecord(response);
  if (record === null) throw new RestError('unreadable', { status: 200 });
  const days = readRows(asList(record['days']) ?? [], readDay, ({ day }) => day);
  return {
    asOf: readInstant(record['asOf']),
    days: [...days].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-WHALE_DAYS),
    symbols: firstRows(readRows(asList(record['symbols']) ?? [], readStock, ({ symbol }) => symbol)).rows,
  };
}

function readDay(row: JsonRecord): DailyFlow | null {
  const day = readDateTime(asText(row['date']))?.day;
  if (day === undefined) return null;
  return {
    day,
    foreign: readFigure(row['foreign']),
    proprietary: readFigure(row['proprietary']),
    institution: readFigure(row['institution']),
    individual: readFigure(row['individual']),
  };
}

function readStock(row: JsonRecord): StockFlow | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  return { symbol, foreign: readFigure(row['foreign']), proprietary: readFigure(row['proprietary']) };
}
