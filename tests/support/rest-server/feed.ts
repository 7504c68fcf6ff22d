import { ok, refuse, type ApiResponse, type ApiRequest } from './calls';
import { candlesOf } from './candles';
import { listing, type Listed } from './listing';

const MOST_BARS = 1000;

/** A chart feed in the UDF protocol with the four calls that every feed has, `/quotes` not among them. */
export function feedResponse({ method, segments, query }: ApiRequest, depth?: number): ApiResponse {
  const call = segments.slice(1).join('/');
  if (method !== 'GET') return refuse(405, 'Method not allowed');
  if (call === 'config') return ok(CONFIG);
  if (call === 'symbols') return ok(describe(query.get('symbol') ?? ''));
  if (call === 'search') return ok(search(query));
  if (call === 'history') return ok(history(query, depth));
  return refuse(404, 'Not found');
}

const CONFIG = {
  supports_search: true,
  supports_group_request: false,
  supports_marks: false,
  supports_timescale_marks: false,
  supports_time: false,
  exchanges: [{ value: '', name: 'All', desc: '' }],
  symbols_types: [{ name: 'Stock', value: 'stock' }],
  supported_resolutions: ['D'],
};

function describe(symbol: string) {
  const listed = listing.get(symbol);
  if (!listed) return unknown(symbol);
  return {
    name: symbol,
    ticker: symbol,
    description: companyOf(listed),
    type: 'stock',
    session: '0900-1130,1300-1500',
    timezone: 'Asia/Ho_Chi_Minh',
    'exchange-traded': listed.exchange,
    'exchange-listed': listed.exchange,
    minmov: 1,
    minmov2: 0,
    pointvalue: 1,
    pricescale: 100,
    has_intraday: false,
    visible_plots_set: 'ohlcv',
    supported_resolutions: ['D'],
  };
}

function search(query: URLSearchParams) {
  const text = (query.get('query') ?? '').toUpperCase();
  return [...listing.values()]
    .filter(({ symbol }) => symbol.startsWith(text))
    .slice(0, Number(query.get('limit') ?? 30))
    .map((listed) => ({
      symbol: listed.symbol,
      full_name: `${listed.exchange}:${listed.symbol}`,
      description: companyOf(listed),
      exchange: listed.exchange,
      ticker: listed.symbol,
      type: 'stock',
    }));
}

/** `countback` wins over `from`; `to` is not counted in. */
function history(query: URLSearchParams, depth?: number) {
  const symbol = query.get('symbol') ?? '';
  if (!listing.has(symbol)) return unknown(symbol);
  const from = Number(query.get('from') ?? 0);
  const before = candlesOf(symbol, depth).filter(({ time }) => time < Number(query.get('to') ?? Infinity));
  const countback = Number(query.get('countback') ?? 0);
  const bars =
    countback > 0
      ? before.slice(-Math.min(countback, MOST_BARS))
      : before.filter(({ time }) => time >= from).slice(-MOST_BARS);
  if (bars.length === 0) return { s: 'no_data' };
  return {
    s: 'ok',
    t: bars.map(({ time }) => time),
    o: bars.map(({ open }) => open),
    h: bars.map(({ high }) => high),
    l: bars.map(({ low }) => low),
    c: bars.map(({ close }) => close),
    v: bars.map(({ volume }) => volume),
  };
}

function companyOf({ name }: Listed) {
  return `Công ty Cổ phần ${name}`;
}

function unknown(symbol: string) {
  return { s: 'error', errmsg: `unknown_symbol ${symbol}` };
}
