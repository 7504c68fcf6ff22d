import { candleAt, type Candle, type Candles } from '../../../src/market/candles';
import { universe } from '../../listing/universe';
import type { History } from '../history';
import { collectDays, timeOf, type BarRange } from '../intraday-candles';
import {
  FIRST_MATCH,
  LAST_MATCH,
  lastSecondBefore,
  matchingMinutes,
  OPENING_MATCH,
  type Second,
} from '../intraday/timetable';
import type { RunningDay } from '../running-day';
import type { TradingClock } from '../trading-clock';
import { createIndexBars } from './index-bars';
import { INDICES, membersOf, round2, weightOf, type IndexCode } from './catalogue';
import type { IndexStock } from './index-extremes';

/** The trading days of which an index has bars below a day: each is the sum of all its stocks. */
const DAYS = 5;
const MINUTE = 60;

/** Creates the bars below a day of the indices, in points; they add up to the bar of the day. */
export function createIndexIntraday(
  clock: TradingClock,
  history: History,
  runningDay: RunningDay,
  runningBar: (code: IndexCode, time: number, second: Second) => Candle,
) {
  /** The bar of a recent trading day; null before the first match of a running one. */
  const barOf = (code: IndexCode, i: number, second: Second | null): Candle | null => {
    const time = history.timeAt(i);
    if (second !== null) {
      const bar = runningBar(code, time, second);
      return bar.volume === 0 ? null : bar;
    }
    const bars = createIndexBars(code, [time]);
    for (const listing of membersOf(code, universe)) {
      const recent = history.recent(listing);
      bars.add(listing, recent, i - recent.from);
    }
    return candleAt(bars.candles(), 0);
  };
  const minutesOn = (key: string) => {
    const [code, position] = key.split(' ') as [IndexCode, string];
    const i = Number(position);
    const second = i === history.newest() ? clock.second() : null;
    const day = barOf(code, i, second);
    if (!day) return [];
    const stocks = membersOf(code, universe).map((listing) => ({
      listing,
      path: runningDay.pathOf(listing, i),
    }));
    return minuteBars(code, stocks, day, second ?? LAST_MATCH);
  };
  const ofClosedDay = clock.memoPerBoard(minutesOn);
  const ofNewestDay = clock.memoPerStep(minutesOn);
  return (code: IndexCode, minutes: number, range: BarRange): Candles =>
    collectDays(history, DAYS, range, (i) => {
      const bars = (i === history.newest() ? ofNewestDay : ofClosedDay)(`${code} ${i}`);
      return joinMinutes(bars, minutes);
    });
}

/** The minutes of a trading day, until a second of it, in which a stock of the index matched. */
function minuteBars(code: IndexCode, stocks: readonly IndexStock[], day: Candle, until: Second): Candle[] {
  const start = INDICES[code].exchange === 'HOSE' ? OPENING_MATCH : FIRST_MATCH;
  const bars: Candle[] = [];
  let [value, volume] = [day.open, 0];
  for (let from = start; from < LAST_MATCH && from <= until; from += MINUTE) {
    const end = lastSecondBefore(INDICES[code].exchange, from + MINUTE);
    const matched = stocks.reduce((sum, { path }) => sum + path.volumeAt(Math.min(until, end)), 0) - volume;
    if (matched === 0) continue;
    const open = value;
    value = levelOf(code, stocks, Math.min(until, from + MINUTE));
    volume += matched;
    const [high, low] = [Math.max(open, value), Math.min(open, value)];
    bars.push({ time: timeOf(day.time, from), open, high, low, close: value, volume: matched });
  }
  return stretched(bars, day);
}

function levelOf(code: IndexCode, stocks: readonly IndexStock[], second: Second): number {
  const { passed } = matchingMinutes(INDICES[code].exchange, second);
  let [sum, weights] = [0, 0];
  for (const { listing, path } of stocks) {
    const weight = weightOf(listing);
    sum += (weight * (path.at(second, passed) ?? path.previousClose)) / listing.basePrice;
    weights += weight;
  }
  return round2((INDICES[code].points * sum) / weights);
}

/** The high and the low of a day may lie within a minute: its highest and its lowest bar reach as far as the day did. */
function stretched(bars: readonly Candle[], { high, low, close }: Candle): Candle[] {
  const top = Math.max(...bars.map((bar) => bar.high));
  const bottom = Math.min(...bars.map((bar) => bar.low));
  const highest = bars.findIndex((bar) => bar.high === top);
  const lowest = bars.findIndex((bar) => bar.low === bottom);
  return bars.map((bar, i) => ({
    ...bar,
    ...(i === bars.length - 1 && { close }),
    ...(i === highest && { high }),
    ...(i === lowest && { low }),
  }));
}

/** Joins the minutes of a trading day to bars of so many minutes on the clock. */
function joinMinutes(bars: readonly Candle[], minutes: number): readonly Candle[] {
  const joined: Candle[] = [];
  for (const bar of bars) {
    const time = bar.time - (bar.time % (minutes * MINUTE));
    const last = joined.at(-1);
    if (last?.time !== time) {
      joined.push({ ...bar, time });
      continue;
    }
    last.high = Math.max(last.high, bar.high);
    last.low = Math.min(last.low, bar.low);
    last.close = bar.close;
    last.volume = last.volume! + bar.volume!;
  }
  return joined;
}
