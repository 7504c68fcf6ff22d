import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import type { SymbolFigures } from '../figures-values';
import type { Figures } from '../resolvers.types';
import { readDateTime } from './date-time';
import { readAmount, readFigure, readPriceInThousand } from '../../lib/figure';
import { readSymbol } from './instrument';
import { firstRows, readLongList } from './rows';

/** The figures of a market; `unreadable` where the response is no object or has no day, without which no figure means anything. */
export async function readFigures(response: unknown): Promise<Figures> {
  const record = asRecord(response);
  const asOf = readDateTime(asText(record?.['asOf']))?.day;
  if (record === null || asOf === undefined) throw new RestError('unreadable', { status: 200 });
  const { rows } = firstRows(asList(record['symbols']) ?? []);
  return { asOf, symbols: await readLongList(rows, readRow, ({ symbol }) => symbol) };
}

function readRow(row: JsonRecord): SymbolFigures | null {
  const symbol = readSymbol(row['symbol']);
  if (symbol === null) return null;
  return {
    symbol,
    shares: readPositive(row['shares']),
    marketCap: readPositive(row['marketCap']),
    pe: readPositive(row['pe']),
    pb: readPositive(row['pb']),
    eps: readFigure(row['eps']),
    roe: readFigure(row['roe']),
    dividendYield: readAmount(row['dividendYield']),
    rsi14: readIndex(row['rsi14']),
    ma20: readPriceInThousand(row['ma20']),
    ma50: readPriceInThousand(row['ma50']),
    ma200: readPriceInThousand(row['ma200']),
    high52w: readPriceInThousand(row['high52w']),
    low52w: readPriceInThousand(row['low52w']),
    averageVolume20: readAmount(row['averageVolume20']),
    averageValue20: readAmount(row['averageValue20']),
    foreign5: readFigure(row['foreign5']),
    foreign20: readFigure(row['foreign20']),
  };
}

/** A ratio or an amount that means nothing at 0 or below, as P/E after a loss. */
function readPositive(value: unknown) {
  return readAmount(value) || null;
}

function readIndex(value: unknown) {
  const index = readAmount(value);
  return index !== null && index <= 100 ? index : null;
}
