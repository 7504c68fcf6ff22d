import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { nullIfNotFound, RestError } from '../../rest/errors';
import { readFigure } from '../readers/figure';
import { readInstant } from '../readers/instant';
import { readMoment } from '../readers/date-time';
import { firstRows, readRows } from '../readers/rows';
import { readSymbol } from '../readers/symbol';
import type { Resolvers, DailyFlow, StockFlow, Whale } from '../resolvers.types';

const SESSIONS = 60;

export const whale: Resolvers = {
  Query: {
    whale: async (_root, _args, { api }) => {
      const answer = await api.get(`api/whale?days=${SESSIONS}`).catch(nullIfNotFound);
      return answer === null ? null : readWhale(answer);
    },
  },
};

function readWhale(answer: unknown): Whale {
  const record = asRecord(answer);
  if (record === null) throw new RestError('unreadable', { status: 200 });
  const days = readRows(asList(record['days']) ?? [], readDay, ({ day }) => day);
  return {
    asOf: readInstant(record['asOf']),
    days: [...days].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-SESSIONS),
    symbols: firstRows(readRows(asList(record['symbols']) ?? [], readStock, ({ symbol }) => symbol)).rows,
  };
}

function readDay(row: JsonRecord): DailyFlow | null {
  const day = readMoment(asText(row['date']))?.day;
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
