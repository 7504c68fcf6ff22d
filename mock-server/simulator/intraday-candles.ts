import { candlesOf, type Candle, type Candles } from '../../src/market/candles';
import { DAY_SECONDS } from '../../src/market/day';
import type { Listing } from '../listing/table';
import { adjustedPrice, adjustmentsOf } from './bar-candles';
import { barAt } from './bars';
import type { History } from './history';
import type { IntervalBar } from './intraday/interval-bars';
import { createIntraday } from './intraday/intraday';
import type { Second } from './intraday/timetable';
import type { RunningDay } from './running-day';
import type { TradingClock } from './trading-clock';

/** The trading days of which a feed keeps bars below a day. */
const DAYS = 250;
/** Hanoi is seven hours ahead of UTC, which the times of bars are in. */
const ZONE_SECONDS = 7 * 3600;

/** Prices adjusted for every ex-date after them, or as they were matched. */
export type Prices = 'adjusted' | 'raw';

/** Times in unix seconds: bars from `from` until before `to`, the newest `count` of them; adjusted unless they are to be raw. */
export type BarRange = { from?: number; to?: number; count?: number; prices?: Prices };

/** Creates the bars below a day of the listings, adjusted like their daily bars, which they add up to. */
export function createIntradayCandles(
  seed: number,
  clock: TradingClock,
  history: History,
  runningDay: RunningDay,
) {
  const barsOn = (listing: Listing, i: number, minutes: number): IntervalBar[] => {
    const bars = history.barsAt(listing, i);
    if (i < history.events(listing).debut || bars.volume[i - bars.from] === 0) return [];
    const until = i === history.newest() ? clock.second() : null;
    if (i === history.newest()) return runningDay.intervals(listing, minutes, until ?? undefined);
    return createIntraday(seed, listing, i, barAt(bars, i)).intervals(minutes);
  };
  return (listing: Listing, minutes: number, range: BarRange): Candles =>
    collectDays(history, DAYS, range, (i) => {
      const bars = history.barsAt(listing, i);
      const factor = range.prices === 'raw' ? 1 : adjustmentsOf(bars)[i - bars.from]!;
      const time = history.timeAt(i);
      return barsOn(listing, i, minutes).map((bar) => ({
        time: timeOf(time, bar.second),
        open: adjustedPrice(bar.open, factor),
        high: adjustedPrice(bar.high, factor),
        low: adjustedPrice(bar.low, factor),
        close: adjustedPrice(bar.close, factor),
        volume: bar.volume,
      }));
    });
}

/** Walks the trading days back from the end of a range until enough bars are found; only the newest have any. */
export function collectDays(
  history: History,
  days: number,
  { from = -Infinity, to = Infinity, count = Infinity }: BarRange,
  candlesOn: (i: number) => readonly Candle[],
): Candles {
  const candles: Candle[] = [];
  const oldest = Math.max(history.first(), history.newest() - days + 1);
  for (let i = history.newest(); i >= oldest && candles.length < count; i -= 1) {
    const midnight = history.timeAt(i);
    if (midnight >= to) continue;
    if (midnight + DAY_SECONDS <= from) break;
    candles.unshift(...candlesOn(i).filter(({ time }) => time >= from && time < to));
  }
  return candlesOf(count === Infinity ? candles : candles.slice(-count));
}

/** The unix time of a second (ICT) of the trading day whose daily bar stands at 00:00 UTC. */
export function timeOf(midnight: number, second: Second): number {
  return midnight + second - ZONE_SECONDS;
}
