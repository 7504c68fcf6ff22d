import { asCount, asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { RestError } from '../../rest/errors';
import type { MarketIndex, MarketPulse, MorningBreadth, SectorMove } from '../resolvers.types';
import { readInstant } from './date-time';
import { readAmount, readFigure, readIndexLevel } from '../../lib/figure';
import { readSymbol } from './instrument';
import { readRows } from './rows';

/** The state of the market, the sectors that rose most first; `unreadable` where the response is no object. */
export function readMarketPulse(response: unknown): MarketPulse {
  const record = asRecord(response);
  if (record === null) throw new RestError('unreadable', { status: 200 });
  const sectors = readRows(asList(record['sectors']) ?? [], readSector, ({ name }) => name);
  return {
    asOf: readInstant(record['asOf']),
    indices: readRows(asList(record['indices']) ?? [], readIndex, ({ code }) => code),
    foreignNet: readFigure(record['foreignNet']),
    proprietaryNet: readFigure(record['proprietaryNet']),
    usualTurnover: readAmount(record['usualTurnover']),
    morning: readMorning(asRecord(record['morning'])),
    sectors: [...sectors].sort(
      (a, b) => (b.changePercent ?? -Infinity) - (a.changePercent ?? -Infinity) || 0,
    ),
    note: asLine(record['note'], 1000),
  };
}

function readMorning(row: JsonRecord | null): MorningBreadth | null {
  const [rose, fell] = [asCount(row?.['rose']), asCount(row?.['fell'])];
  return rose === null || fell === null ? null : { rose, fell };
}

function readIndex(row: JsonRecord): MarketIndex | null {
  const code = readSymbol(row['code']);
  if (code === null) return null;
  return {
    code,
    value: readIndexLevel(row['value']),
    change: readFigure(row['change']),
    changePercent: readFigure(row['changePercent']),
    turnover: readAmount(row['turnover']),
    ceiling: asCount(row['ceiling']),
    advancers: asCount(row['advancers']),
    unchanged: asCount(row['unchanged']),
    decliners: asCount(row['decliners']),
    floor: asCount(row['floor']),
  };
}

function readSector(row: JsonRecord): SectorMove | null {
  const name = asLine(row['name']);
  if (name === null) return null;
  return {
    name,
    changePercent: readFigure(row['changePercent']),
    advancers: asCount(row['advancers']),
    unchanged: asCount(row['unchanged']),
    decliners: asCount(row['decliners']),
  };
}
