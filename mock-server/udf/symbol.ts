import { exchangeOf } from '../../src/market/exchange';
import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { RESOLUTIONS } from './config';

/** The listing that a chart means by `FPT` or `HOSE:FPT`; null where the exchange is not the listing's own. */
export function listingNamed(symbol: string): Listing | null {
  const [ticker = '', exchange] = symbol.trim().toUpperCase().split(':').reverse();
  const listing = listingOf(ticker);
  return exchange === undefined || exchangeOf(exchange) === listing?.exchange ? listing : null;
}

/** The answer to a symbol that the feed does not know. */
export function unknownSymbol(symbol: string) {
  return { s: 'error', errmsg: `unknown_symbol ${symbol}` };
}

/** 'fund' for an exchange-traded fund. */
export function typeOf({ kind }: Listing): string {
  return kind === 'etf' ? 'fund' : 'stock';
}

/** The answer of /symbols. */
export function symbolInfo(symbol: string) {
  const listing = listingNamed(symbol);
  if (!listing) return unknownSymbol(symbol);
  return {
    name: listing.symbol,
    ticker: listing.symbol,
    description: listing.name,
    type: typeOf(listing),
    session: '0900-1130,1300-1500',
    timezone: 'Asia/Ho_Chi_Minh',
    'exchange-traded': listing.exchange,
    'exchange-listed': listing.exchange,
    minmov: 1,
    minmov2: 0,
    pointvalue: 1,
    pricescale: 100,
    has_intraday: false,
    visible_plots_set: 'ohlcv',
    supported_resolutions: RESOLUTIONS,
  };
}
