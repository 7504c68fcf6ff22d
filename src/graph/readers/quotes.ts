import { asList, asNumber, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asOf } from '../../market/clock';
import type { Exchange } from '../../market/exchange';
import type { Quote } from '../../market/quote';
import { RestError } from '../../rest/errors';
import { answerOf } from '../feed-reason';
import { readAmount, readFigure, readPriceInThousand } from '../../lib/figure';
import { readExchange } from './exchange';
import { readName, readSymbol } from './instrument';
import { readRows } from './rows';
import { quoteOfDay } from './trading-day';

/** The quotes of a UDF response by symbol without faulty ones. */
export function readQuotes(response: unknown): ReadonlyMap<string, Quoted> {
  return new Map(readRows(quoteRowsOf(response), readQuote).map((quote) => [quote.symbol, quote]));
}

/** The rows of a UDF response with quotes; `refused` where the feed reports an error, `unreadable` where it has no list. */
export function quoteRowsOf(response: unknown): readonly unknown[] {
  const rows = asList(asRecord(answerOf(response))?.['d']);
  if (rows === null) throw new RestError('unreadable', { status: 200 });
  return rows;
}

type Quoted = { symbol: string; exchange: Exchange | null; name: string | null; quote: Quote };

/** The symbol that a row of quotes names, by itself or behind its exchange; null for none. */
export function quotedSymbol(row: JsonRecord | null): string | null {
  return readSymbol(asText(row?.['n'])?.replace(/^.{0,20}:/, ''));
}

/** One quote of a UDF response, of the day of its `lp_time`; null for a faulty one. */
export function readQuote(row: JsonRecord): Quoted | null {
  const values = asRecord(row['v']);
  const symbol = quotedSymbol(row);
  if (symbol === null || values === null || row['s'] === 'error') return null;

  const exchange = readExchange(values);
  const volume = readAmount(values['volume']);
  // Of a day on which nothing was matched the price is that of a day before it.
  const at = volume === 0 ? null : readMoment(values['lp_time']);
  const quote = quoteOfDay(symbol, exchange, {
    price: readPriceInThousand(values['lp']),
    reference: readPriceInThousand(values['prev_close_price']),
    open: readPriceInThousand(values['open_price']),
    high: readPriceInThousand(values['high_price']),
    low: readPriceInThousand(values['low_price']),
    volume,
    day: at === null ? null : asOf(new Date(at * 1_000)).day,
    at,
    source: 'QUOTE',
  });
  return {
    symbol,
    exchange,
    name: readName(values['description'], symbol) ?? readName(values['short_name'], symbol),
    quote: {
      ...quote,
      change: quote.change ?? readFigure(values['ch']),
      changePercent: quote.changePercent ?? readFigure(values['chp']),
    },
  };
}

/** The greatest number that is a time in seconds; above it are milliseconds. */
const MOST_SECONDS = 1e11;

/** A time in unix seconds, from seconds or milliseconds; null for what cannot be one. */
export function readMoment(value: unknown): number | null {
  const time = asNumber(value) ?? 0;
  if (time <= 0 || time > MOST_SECONDS * 1_000) return null;
  return Math.floor(time > MOST_SECONDS ? time / 1_000 : time);
}
