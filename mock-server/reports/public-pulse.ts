import { sma } from '../../src/market/indicators';
import { DAY_SECONDS, epochSecondsOf, type Day } from '../../src/market/day';
import { findBreakouts } from '../../src/market/studies/break-out';
import { listingOf } from '../listing/universe';
import { round2, type Market } from '../simulator/simulator';
import { newestFirst, signalsOf, type Signal } from './signals';
import { instantOf, type TradingDay } from './trading-day';

/** The length of a bar of the index's line, in minutes. */
export const LINE_MINUTES = 5;

/** The response of GET api/public_pulse: what a visitor may see. Turnover in billion VND, prices in thousand. */
type PublicPulse = {
  asOf: string;
  index: { value: number; change: number; changePercent: number; reference: number };
  turnover: number;
  advancers: number;
  /** The index over the trading day: unix seconds and points. */
  line: { t: readonly number[]; c: readonly number[] };
  signal: PublicSignal | null;
};

type PublicSignal = {
  symbol: string;
  name: string;
  day: Day;
  price: number;
  level: number;
  volumeRatio: number;
  voidBelow: number;
};

/** Reports a trading day and a signal to a visitor. */
export function publicPulseOf(
  tradingDay: TradingDay,
  market: Market,
  signal: PublicSignal | null,
): PublicPulse {
  const { value, change, changePercent, turnover, ceiling, advancers } = tradingDay.indices.VNINDEX;
  const from = epochSecondsOf(tradingDay.day);
  const { time, close } = market.intraday('VNINDEX', LINE_MINUTES, { from, to: from + DAY_SECONDS })!;
  return {
    asOf: instantOf(tradingDay),
    index: { value, change, changePercent, reference: round2(value - change) },
    turnover,
    advancers: ceiling + advancers,
    line: { t: time, c: close },
    signal,
  };
}

/** Finds the newest standing breakout of the busiest stock that has one. */
export function publicSignalOf(market: Market): PublicSignal | null {
  const busiest = market.listings
    .filter(({ kind }) => kind === 'stock')
    .toSorted((a, b) => b.basePrice * b.baseVolume - a.basePrice * a.baseVolume);
  for (const listing of busiest) {
    const found = newestFirst(signalsOf(market, listing)).map((signal) => explained(signal, market));
    const signal = found.find((each) => each !== null);
    if (signal) return signal;
  }
  return null;
}

/** A breakout that stands, with its figures in the prices of its day; null for any other signal. */
function explained({ symbol, kind, day, price, idea }: Signal, market: Market): PublicSignal | null {
  if (kind !== 'buy_break_out' || idea.isOver) return null;
  const candles = market.closedCandles(symbol)!;
  const found = findBreakouts(candles).find(({ index }) => candles.time[index] === epochSecondsOf(day));
  if (!found) return null;
  const usual = sma(candles.volume, 20)[found.index - 1]!;
  const asTraded = price / candles.close[found.index]!;
  return {
    symbol,
    name: listingOf(symbol)!.name,
    day,
    price,
    level: round2(found.level * asTraded),
    volumeRatio: round2(found.volume / usual),
    voidBelow: idea.cutLoss,
  };
}
