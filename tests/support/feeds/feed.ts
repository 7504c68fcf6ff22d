import type { Candle } from '../../../src/market/candles';
import { LISTED, mergedBy, periodStart, type Truth } from './truth';

/** The parameters of a request, as texts. */
export type Query = Readonly<Record<string, string | undefined>>;
/** A response of HTTP; the body is JSON, or text as it is. */
export type Answer = { status?: number; json?: unknown; text?: string };
/** The body of an answer; numbers that JSON lacks are written as Python does it. */
export function bodyOf({ json, text }: Answer): string {
  if (text !== undefined) return text;
  if (!hasNaN(json)) return JSON.stringify(json);
  const marked = JSON.stringify(json, (_, value: unknown) => (Number.isNaN(value) ? NAN : value));
  return marked.replaceAll(`"${NAN}"`, 'NaN');
}

const NAN = '(not a number)';

/** Whether a column has it: where none does, JSON is written without a look at each number. */
function hasNaN(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return Object.values(json).some((value) =>
    Array.isArray(value) ? value.some(Number.isNaN) : hasNaN(value),
  );
}

/** A UDF server: the last part of the address, and the parameters. */
export type Feed = (call: string, query: Query) => Answer;

/** The response of a server that lacks the call. */
export const LACKING: Answer = { status: 404, json: { message: 'Not found' } };
export const NONE: Answer = { json: { s: 'no_data' } };

/** The columns of a history. */
export type Columns = { t: unknown[]; o: unknown[]; h: unknown[]; l: unknown[]; c: unknown[]; v: unknown[] };

/** The answer with these bars. */
export function barsAnswer(bars: readonly Candle[]): Answer {
  return bars.length === 0 ? NONE : { json: { s: 'ok', ...columnsOf(bars) } };
}

/** Bars as UDF sends them. */
function columnsOf(bars: readonly Candle[]): Columns {
  return {
    t: bars.map(({ time }) => time),
    o: bars.map(({ open }) => open),
    h: bars.map(({ high }) => high),
    l: bars.map(({ low }) => low),
    c: bars.map(({ close }) => close),
    v: bars.map(({ volume }) => volume),
  };
}

const merges = new WeakMap<Truth, Map<string, readonly Candle[] | null>>();

/** All bars of a symbol at a resolution, named without a leading 1; null for a resolution that no feed has. */
export function barsOf(truth: Truth, symbol: string, resolution: string): readonly Candle[] | null {
  const known = merges.get(truth) ?? new Map<string, readonly Candle[] | null>();
  merges.set(truth, known);
  const key = `${symbol} ${resolution}`;
  if (!known.has(key)) known.set(key, mergedBars(truth, symbol, resolution));
  return known.get(key)!;
}

function mergedBars(truth: Truth, symbol: string, resolution: string): readonly Candle[] | null {
  if (resolution === 'D') return truth.days(symbol);
  if (resolution === 'W' || resolution === 'M') return mergedBy(truth.days(symbol), periodStart[resolution]);
  const length = Number(resolution) * 60;
  if (!Number.isInteger(length / 60) || length <= 0) return null;
  return mergedBy(truth.minutes(symbol), (time) => time - (time % length));
}

const RESOLUTIONS = ['1', '5', '15', '60', 'D', 'W', 'M'];

export const known = (symbol: string | undefined) => LISTED.find((each) => each.symbol === symbol);

/** The bars in a range that the request names: from `from` until before `to`. */
export function inRange(bars: readonly Candle[], { from = '0', to = '2147483647' }: Query) {
  return bars.filter(({ time }) => time >= Number(from) && time < Number(to));
}

/** A feed with all calls, as the protocol describes them, in the words of nobody but the protocol. */
export function honestFeed(truth: Truth): Feed {
  return (call, query) => {
    if (call === 'config') return { json: { supports_search: true, supported_resolutions: RESOLUTIONS } };
    if (call === 'time') return { text: String(truth.now.getTime() / 1000) };
    if (call === 'history') return history(truth, query);
    if (call === 'symbols') return symbols(query);
    if (call === 'search') return { json: LISTED.map(found) };
    if (call === 'quotes') return quotes(truth, query);
    if (call === 'symbol_info') return { json: listing() };
    return LACKING;
  };
}

function history(truth: Truth, query: Query): Answer {
  const { symbol, resolution = 'D', countback } = query;
  if (!known(symbol)) return { json: { s: 'error', errmsg: `unknown_symbol ${symbol}` } };
  const bars = barsOf(truth, symbol!, resolution);
  if (bars === null) return { json: { s: 'error', errmsg: `unsupported_resolution ${resolution}` } };
  const wanted = countback ? inRange(bars, { to: query.to }).slice(-Number(countback)) : inRange(bars, query);
  return barsAnswer(wanted.slice(-1000));
}

const found = ({ symbol, name, exchange, type }: (typeof LISTED)[number]) => ({
  ...{ symbol, full_name: `${exchange}:${symbol}`, description: name, exchange, ticker: symbol, type },
});

function symbols({ symbol }: Query): Answer {
  const listed = known(symbol);
  if (!listed) return { json: { s: 'error', errmsg: `unknown_symbol ${symbol}` } };
  const { name, exchange, type } = listed;
  return {
    json: {
      ...{ name: symbol, ticker: symbol, description: name, type, 'exchange-traded': exchange },
      ...{ 'exchange-listed': exchange, session: '0900-1500', timezone: 'Asia/Ho_Chi_Minh' },
      ...{ minmov: 1, pricescale: 100, has_intraday: true, supported_resolutions: RESOLUTIONS },
    },
  };
}

function quotes(truth: Truth, query: Query): Answer {
  const names = (query['symbols'] ?? '').split(',').filter(Boolean);
  return { json: { s: 'ok', d: names.map((name) => quoteOf(truth, name)) } };
}

function quoteOf(truth: Truth, name: string) {
  const listed = known(name);
  if (!listed) return { s: 'error', n: name, v: {} };
  const [before, bar] = truth.days(name).slice(-2) as [Candle, Candle];
  const v = {
    ...{ short_name: name, exchange: listed.exchange, description: listed.name, lp: bar.close },
    ...{ open_price: bar.open, high_price: bar.high, low_price: bar.low, volume: bar.volume },
    ...{ prev_close_price: before.close, ch: bar.close - before.close },
  };
  return { s: 'ok', n: name, v };
}

function listing() {
  const column = (name: 'symbol' | 'name' | 'exchange' | 'type') => LISTED.map((each) => each[name]);
  const [symbol, type] = [column('symbol'), column('type')];
  return { symbol, type, description: column('name'), 'exchange-listed': column('exchange') };
}
