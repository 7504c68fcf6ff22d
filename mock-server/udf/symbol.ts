import { ANNOUNCED } from '../calendar';
import { exchangeOf, type Exchange } from '../../src/market/exchange';
import type { Listing } from '../listing/table';
import { listingOf } from '../listing/universe';
import { INDICES, indexCodeOf } from '../simulator/simulator';
import { INTRADAY_RESOLUTIONS, RESOLUTIONS } from './config';

/** A symbol that a chart can show: a listed share or fund, or an index. */
export type Instrument = {
  symbol: string;
  /** The short name; the full one where the short one only repeats the symbol. */
  name: string;
  fullName: string;
  exchange: Exchange;
  type: 'stock' | 'fund' | 'index';
  /** Null for an index. */
  listing: Listing | null;
};

/** Finds an instrument by `FPT`, `HOSE:FPT` or `VNINDEX`; null for another exchange than its own. */
export function findInstrument(symbol: string): Instrument | null {
  const [ticker = '', exchange] = symbol.trim().toUpperCase().split(':').reverse();
  const instrument = instrumentOf(ticker);
  return exchange === undefined || exchangeOf(exchange) === instrument?.exchange ? instrument : null;
}

/** Converts a listing. */
export function listedInstrument(listing: Listing): Instrument {
  const { symbol, name, fullName, exchange, kind } = listing;
  return {
    symbol,
    name: name === symbol ? fullName : name,
    fullName,
    exchange,
    type: kind === 'etf' ? 'fund' : 'stock',
    listing,
  };
}

/** Converts an index. */
export function indexInstrument(code: keyof typeof INDICES): Instrument {
  const { name, exchange } = INDICES[code];
  return { symbol: code, name, fullName: name, exchange, type: 'index', listing: null };
}

/** Those of the year that the product does not know, in TradingView's form. */
const HOLIDAYS = ANNOUNCED.closed.map((day) => day.replaceAll('-', '')).join(',');

/** The response to an unknown symbol. */
export function unknownSymbol(symbol: string) {
  return { s: 'error', errmsg: `unknown_symbol ${symbol}` };
}

/** The response of /symbols. */
export function symbolInfo(symbol: string) {
  const instrument = findInstrument(symbol);
  if (!instrument) return unknownSymbol(symbol);
  return {
    name: instrument.symbol,
    ticker: instrument.symbol,
    description: instrument.name,
    type: instrument.type,
    session: '0900-1130,1300-1500',
    ...(instrument.type === 'index' && { session_holidays: HOLIDAYS }),
    timezone: 'Asia/Ho_Chi_Minh',
    'exchange-traded': instrument.exchange,
    'exchange-listed': instrument.exchange,
    minmov: 1,
    minmov2: 0,
    pointvalue: 1,
    pricescale: 100,
    has_intraday: true,
    intraday_multipliers: INTRADAY_RESOLUTIONS,
    visible_plots_set: 'ohlcv',
    supported_resolutions: RESOLUTIONS,
    ...(instrument.listing && { full_name: instrument.fullName, sector: instrument.listing.sector }),
  };
}

function instrumentOf(ticker: string): Instrument | null {
  const listing = listingOf(ticker);
  const code = indexCodeOf(ticker);
  return listing ? listedInstrument(listing) : code && indexInstrument(code);
}
