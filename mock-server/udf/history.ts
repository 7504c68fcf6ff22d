import type { BarRange, Market } from '../simulator/simulator';
import { findInstrument, unknownSymbol } from './symbol';
import { aggregateBars } from '../../src/market/periods';
import { ADJUSTMENTS, HISTORIES_AT_ONCE, INTRADAY_RESOLUTIONS } from './config';

type Query = Record<string, string | undefined>;

const MAX_BARS = 1000;
const PERIODS = { D: null, W: 'WEEK', M: 'MONTH' } as const;

/** The response of /history: the bars of a symbol, of several a list with the name of each. */
export function historyResponse(market: Market, query: Query) {
  const names = (query['symbol'] ?? '').split(',').slice(0, HISTORIES_AT_ONCE);
  if (names.length === 1) return historyOf(market, query);
  return { s: 'ok', d: names.map((symbol) => ({ n: symbol, ...historyOf(market, { ...query, symbol }) })) };
}

/**
 * The bars from `from` until before `to`, or the newest `countback` before `to`, which takes
 * precedence; at most the newest 1,000, so a client pages backwards. `adjustment=none` returns prices as they were matched.
 */
function historyOf(
  market: Market,
  { symbol = '', resolution = 'D', adjustment = 'dividends', ...range }: Query,
) {
  const instrument = findInstrument(symbol);
  if (!instrument) return unknownSymbol(symbol);
  const minutes = INTRADAY_RESOLUTIONS.includes(resolution) ? Number(resolution) : null;
  const unit = /^1?([DWM])$/.exec(resolution)?.[1] as keyof typeof PERIODS | undefined;
  if (!unit && minutes === null) return { s: 'error', errmsg: `unsupported_resolution ${resolution}` };
  if (!ADJUSTMENTS.includes(adjustment))
    return { s: 'error', errmsg: `unsupported_adjustment ${adjustment}` };
  const [from, to, countback] = [range.from ?? -Infinity, range.to ?? Infinity, range.countback ?? 0].map(
    Number,
  );
  if ([from, to, countback].some(Number.isNaN)) return { s: 'error', errmsg: 'invalid_range' };

  const wanted: BarRange = countback! > 0 ? { to: to!, count: countback! } : { from: from!, to: to! };
  const read = (range: BarRange) =>
    barsOf(market, instrument.symbol, minutes ?? unit!, { ...range, isRaw: adjustment === 'none' });
  const inRange = read(wanted);
  const bars = inRange.time.length > 0 ? inRange : read({ to: to!, count: 1 });
  const end = indexFrom(bars.time, to!);
  const start = countback! > 0 ? end - countback! : indexFrom(bars.time, from!);
  const first = Math.max(0, start, end - MAX_BARS);
  if (first >= end) {
    const earlier = bars.time[end - 1];
    return earlier === undefined ? { s: 'no_data' } : { s: 'no_data', nextTime: earlier };
  }
  return {
    s: 'ok',
    t: bars.time.slice(first, end),
    o: bars.open.slice(first, end),
    h: bars.high.slice(first, end),
    l: bars.low.slice(first, end),
    c: bars.close.slice(first, end),
    v: bars.volume.slice(first, end),
  };
}

/** The bars of so many minutes, at least the newest of the range that is read, or all of a longer period. */
function barsOf(
  market: Market,
  symbol: string,
  period: number | keyof typeof PERIODS,
  { isRaw, ...range }: BarRange & { isRaw: boolean },
) {
  const prices = isRaw ? 'raw' : 'adjusted';
  if (typeof period === 'number') return market.intraday(symbol, period, { ...range, prices })!;
  const days = market.candles(symbol, prices)!;
  const longer = PERIODS[period];
  return longer === null ? days : aggregateBars(days, longer);
}

// The position of the first bar at or after a time.
function indexFrom(times: readonly number[], time: number) {
  const index = times.findIndex((each) => each >= time);
  return index === -1 ? times.length : index;
}
