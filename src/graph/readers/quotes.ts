import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { exchangeOf } from '../../market/exchange';
import type { Instrument } from '../resolvers.types';
import { readAmount, readFigure, readPriceInThousand } from '../../lib/figure';
import { readName, readSymbol } from './instrument';
import { readRows } from './rows';
import { withDerivedFigures } from './trading-day';

/** The quotes of a UDF response by symbol without faulty ones; null where the response holds no list of quotes. */
export function readQuotes(response: unknown): ReadonlyMap<string, Instrument> | null {
  const rows = asList(asRecord(response)?.['d']);
  if (rows === null) return null;
  return new Map(readRows(rows, readQuote).map((quote) => [quote.symbol, quote]));
}

/** One quote of a UDF response; null for a faulty one. */
export function readQuote(row: JsonRecord): Instrument | null {
  const values = asRecord(row['v']);
  const symbol = readSymbol(asText(row['n'])?.replace(/^.{0,20}:/, ''));
  if (symbol === null || values === null || row['s'] === 'error') return null;

  const quote = withDerivedFigures({
    symbol,
    exchange: exchangeOf(values['exchange']),
    price: readPriceInThousand(values['lp']),
    reference: readPriceInThousand(values['prev_close_price']),
    open: readPriceInThousand(values['open_price']),
    high: readPriceInThousand(values['high_price']),
    low: readPriceInThousand(values['low_price']),
    volume: readAmount(values['volume']),
  });
  return {
    ...quote,
    name: readName(values['description'], symbol) ?? readName(values['short_name'], symbol),
    change: quote.change ?? readFigure(values['ch']),
    changePercent: quote.changePercent ?? readFigure(values['chp']),
  };
}
