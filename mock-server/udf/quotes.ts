import { toThousand } from '../../src/market/money';
import { tickSize } from '../../src/market/tick';
import type { Market } from '../simulator/market';
import type { Quote } from '../simulator/quote';
import { round2 } from '../simulator/indices';
import { listingNamed } from './symbol';

/** The answer of /quotes, one entry per symbol in the order asked; an unknown symbol is an entry that says so. */
export function quotesOf(market: Market, symbols: string) {
  const names = symbols.split(',').filter((name) => name.trim() !== '');
  if (names.length === 0) return { s: 'error', errmsg: 'missing_symbols' };
  return {
    s: 'ok',
    d: names.map((name) => {
      const listing = listingNamed(name);
      const quote = listing && market.quote(listing, market.lastDay());
      return quote ? { s: 'ok', n: listing.symbol, v: valuesOf(quote) } : { s: 'error', n: name, v: {} };
    }),
  };
}

/**
 * `prev_close_price` carries the reference, which change and limits are measured from; on UPCoM it is
 * yesterday's average price and not its close. A side that is locked at its limit has no order.
 */
function valuesOf({ listing, bar, close, reference, ceiling, floor, changePercent }: Quote) {
  const { symbol, exchange, kind, name } = listing;
  const ask = close + tickSize(exchange, close, kind);
  return {
    ch: toThousand(close - reference),
    chp: round2(changePercent),
    short_name: symbol,
    exchange,
    original_name: `${exchange}:${symbol}`,
    description: name,
    lp: bar.close,
    ...(ask <= ceiling && { ask: toThousand(ask) }),
    ...(close > floor && { bid: bar.close }),
    open_price: bar.open,
    high_price: bar.high,
    low_price: bar.low,
    prev_close_price: toThousand(reference),
    volume: bar.volume,
  };
}
