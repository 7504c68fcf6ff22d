import { asList, asRecord, asText } from '../../lib/json';
import { exchangeOf } from '../../market/exchange';
import type { Instrument } from '../resolvers.types';
import { readAmount, readFigure, readPrice } from './figure';
import { readName } from './name';
import { readRows } from './rows';
import { withFigures } from './quote-figures';
import { readSymbol } from './symbol';

/** The quotes of a UDF answer by symbol, those with a fault left out; null where the answer holds no quotes at all. */
export function readQuotes(answer: unknown): ReadonlyMap<string, Instrument> | null {
  const rows = asList(asRecord(answer)?.['d']);
  if (rows === null) return null;
  return new Map(readRows(rows, readQuote).map((quote) => [quote.symbol, quote]));
}

function readQuote(row: Readonly<Record<string, unknown>>): Instrument | null {
  const values = asRecord(row['v']);
  const symbol = readSymbol(asText(row['n'])?.replace(/^.{0,20}:/, ''));
  if (symbol === null || values === null || row['s'] === 'error') return null;

  const quote = withFigures({
    symbol,
    exchange: exchangeOf(values['exchange']),
    price: readPrice(values['lp']),
    reference: readPrice(values['prev_close_price']),
    open: readPrice(values['open_price']),
    high: readPrice(values['high_price']),
    low: readPrice(values['low_price']),
    volume: readAmount(values['volume']),
  });
  return {
    ...quote,
    name: readName(values['description'], symbol) ?? readName(values['short_name'], symbol),
    change: quote.change ?? readFigure(values['ch']),
    changePercent: quote.changePercent ?? readFigure(values['chp']),
  };
}
