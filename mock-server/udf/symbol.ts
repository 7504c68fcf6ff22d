import { exchangeOf, type Exchange } from '../../src/market/exchange';
import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { codeOf, INDICES } from '../simulator/indices/index-summary';
import { RESOLUTIONS } from './config';

/** What a chart may be drawn of: a listed share or fund, or an index. */
export type Instrument = {
  symbol: string;
  name: string;
  fullName: string;
  exchange: Exchange;
  type: 'stock' | 'fund' | 'index';
  /** Null for an index. */
  listing: Listing | null;
};

/** The instrument that a chart means by `FPT`, `HOSE:FPT` or `VNINDEX`; null where the exchange is not its own. */
export function instrumentNamed(symbol: string): Instrument | null {
  const [ticker = '', exchange] = symbol.trim().toUpperCase().split(':').reverse();
  const instrument = instrumentOf(ticker);
  return exchange === undefined || exchangeOf(exchange) === instrument?.exchange ? instrument : null;
}

/** A listing as an instrument. */
export function listed(listing: Listing): Instrument {
  const { symbol, name, fullName, exchange, kind } = listing;
  return { symbol, name, fullName, exchange, type: kind === 'etf' ? 'fund' : 'stock', listing };
}

/** An index as an instrument. */
export function indexNamed(code: keyof typeof INDICES): Instrument {
  const { name, exchange } = INDICES[code];
  return { symbol: code, name, fullName: name, exchange, type: 'index', listing: null };
}

/** The answer to a symbol that the feed does not know. */
export function unknownSymbol(symbol: string) {
  return { s: 'error', errmsg: `unknown_symbol ${symbol}` };
}

/** The answer of /symbols. */
export function symbolInfo(symbol: string) {
  const instrument = instrumentNamed(symbol);
  if (!instrument) return unknownSymbol(symbol);
  return {
    name: instrument.symbol,
    ticker: instrument.symbol,
    description: instrument.name,
    type: instrument.type,
    session: '0900-1130,1300-1500',
    timezone: 'Asia/Ho_Chi_Minh',
    'exchange-traded': instrument.exchange,
    'exchange-listed': instrument.exchange,
    minmov: 1,
    minmov2: 0,
    pointvalue: 1,
    pricescale: 100,
    has_intraday: false,
    visible_plots_set: 'ohlcv',
    supported_resolutions: RESOLUTIONS,
  };
}

function instrumentOf(ticker: string): Instrument | null {
  const listing = listingOf(ticker);
  const code = codeOf(ticker);
  return listing ? listed(listing) : code && indexNamed(code);
}
