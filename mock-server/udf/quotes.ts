import { epochSecondsOf } from '../../src/market/day';
import { candleAt } from '../../src/market/candles';
import { toThousand } from '../../src/market/format';
import type { Listing } from '../listing/table';
import { indexCodeOf, indexSummary, round2, type IndexCode, type Market } from '../simulator/simulator';
import { foreignTradesOf } from './foreign-trades';
import { orderBookOf } from './order-book';
import { bestOrdersOf, furtherOrdersOf } from './orders';
import { findInstrument } from './symbol';

/**
 * The response of /quotes: one entry per symbol in the order of the request, an error entry for an unknown one; the whole
 * order book where more than its best level is requested.
 */
export function quotesOf(market: Market, symbols: string, depth = '1') {
  const names = symbolsIn(symbols);
  if (names.length === 0) return { s: 'error', errmsg: 'missing_symbols' };
  return {
    s: 'ok',
    d: names.map((name) => quoteEntry(market, name, Number(depth) > 1)),
  };
}

/** The entry of a symbol, with its order book or without. */
export function quoteEntry(market: Market, name: string, hasBook: boolean) {
  const instrument = findInstrument(name);
  if (!instrument) return { s: 'error', n: name, v: {} };
  const { symbol, exchange, listing } = instrument;
  const about = {
    short_name: symbol,
    exchange,
    original_name: `${exchange}:${symbol}`,
    description: instrument.name,
  };
  const values = listing ? valuesOf(market, listing, hasBook) : indexValues(market, indexCodeOf(symbol)!);
  return { s: 'ok', n: symbol, v: { ...about, ...values } };
}

/** Computes what the entries of these symbols are read from, a little at a time. */
export async function prepareQuotes(market: Market, names: readonly string[]): Promise<void> {
  await market.prepare(names);
  for (const name of names) await market.prepareIndex(findInstrument(name)?.symbol ?? '');
}

/** Splits a list of symbols at its commas. */
export function symbolsIn(symbols: string): string[] {
  return symbols.split(',').filter((name) => name.trim() !== '');
}

/**
 * `prev_close_price` carries the reference, which change and limits are measured from; on UPCoM that is the average
 * price of the day before. Without a match the price is the reference, and the day has no open, high or low.
 */
function valuesOf(market: Market, listing: Listing, hasBook: boolean) {
  const snapshot = market.snapshot(listing, market.today());
  const { bar, reference } = snapshot;
  const close = bar?.close ?? reference;
  return {
    ch: toThousand(close - reference),
    chp: round2((close / reference - 1) * 100),
    lp: toThousand(close),
    ...bestOrdersOf(market, listing, snapshot),
    ...foreignTradesOf(market, listing),
    ...(hasBook && { ...furtherOrdersOf(market, listing, snapshot), ...orderBookOf(market, listing) }),
    ...(bar && {
      open_price: toThousand(bar.open),
      high_price: toThousand(bar.high),
      low_price: toThousand(bar.low),
    }),
    prev_close_price: toThousand(reference),
    volume: bar?.volume ?? 0,
  };
}

/** An index in points; it has neither limits nor orders. */
function indexValues(market: Market, code: IndexCode) {
  const { value, change, changePercent } = indexSummary(market, code, market.today());
  const candles = market.candles(code)!;
  const bar = candleAt(candles, candles.time.length - 1);
  const isToday = bar?.time === epochSecondsOf(market.today());
  return {
    ch: change,
    chp: changePercent,
    lp: value,
    ...(isToday && { open_price: bar.open, high_price: bar.high, low_price: bar.low }),
    prev_close_price: round2(value - change),
    volume: isToday ? bar.volume : 0,
  };
}
