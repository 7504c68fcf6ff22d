import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { exchangeOf } from '../../market/exchange';
import { RestError } from '../../rest/errors';
import { answerOf } from '../feed-reason';
import type { Instrument } from '../resolvers.types';
import { readAmount, readFigure, readPriceInThousand } from '../../lib/figure';
import { readName, readSymbol } from './instrument';
import { readRows } from './rows';
import { withDerivedFigures } from './trading-day';

/** The quotes of a UDF response by symbol without faulty ones. */
export function readQuotes(response: unknown): ReadonlyMap<string, Instrument> {
  return new Map(readRows(quoteRowsOf(response), readQuote).map((quote) => [quote.symbol, quote]));
}

/** The rows of a UDF response with quotes; `refused` where the feed reports an error, `unreadable` where it has no list. */
export function quoteRowsOf(response: unknown): readonly unknown[] {
  const rows = asList(asRecord(answerOf(response))?.['d']);
  if (rows === null) throw new RestError('unreadable', { status: 200 });
  return rows;
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
