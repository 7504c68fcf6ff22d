import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import { WHALE_DAYS } from '../../rest/paths';
import type { DailyFlow, StockFlow, Whale } from '../resolvers.types';
import { byText } from '../../market/by-text';
import { readDateTime, readInstant } from './date-time';
import { readFigure } from '../../lib/figure';
import { readSymbol } from './instrument';
import { firstRows, readRows } from './rows';

/** The net buying of the market, oldest first, and of single stocks; `unreadable` where the response is no object. */
export function readWhale(response: unknown): Whale {
  const record = asRecord(response);
  if (record === null) throw new RestError('unreadable', { status: 200 });
  const days = readRows(asList(record['days']) ?? [], readDay, ({ day }) => day);
  return {
    asOf: readInstant(record['asOf']),
    days: [...days].sort(byText('day')).slice(-WHALE_DAYS),
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
