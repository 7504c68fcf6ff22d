import type { Exchange } from '../../../src/market/exchange';
import type { DayBar } from '../bars';
import { FIRST_MATCH, LAST_MATCH, lastSecondBefore, matchingMinutes, type Second } from './timetable';

/** A bar of some minutes that begins at a second of the day. */
export type IntervalBar = DayBar & { second: Second };

/** What one trading day of a stock was like; prices in VND. */
export type TradedDay = {
  exchange: Exchange;
  day: DayBar;
  /** The price so many minutes of continuous matching into the day. */
  priceAfter: (minutes: number) => number;
  /** The shares matched by a second, that second included. */
  volumeAt: (second: Second) => number;
  /** Whether the close of the day is known by a second. */
  isClosed: (second: Second) => boolean;
};

/**
 * The bars of so many minutes on the clock of a trading day until a second of it; an interval without a match has none. They
 * add up to the bar of the day: its open first, its close last, its high and low among theirs, its volume together.
 */
export function intervalBars(traded: TradedDay, minutes: number, until: Second = LAST_MATCH): IntervalBar[] {
  const { exchange, day, priceAfter, volumeAt, isClosed } = traded;
  const length = minutes * 60;
  const bars: IntervalBar[] = [];
  let passed = 0;
  let volume = 0;
  let pending: number[] = [];

  for (let from = FIRST_MATCH; from < LAST_MATCH && from <= until; from += length) {
    const to = Math.min(from + length, LAST_MATCH);
    const end = Math.min(until, lastSecondBefore(exchange, to));
    const reached = matchingMinutes(exchange, Math.min(until, to)).passed;
    const before = isClosed(from) ? [] : pricesBetween(priceAfter, passed, reached);
    pending.push(...before, ...(isClosed(end) ? [day.close] : []));
    passed = reached;
    const matched = volumeAt(end) - volume;
    const last = bars.at(-1);
    if (matched === 0) {
      // The price of the newest bar is that of the board, which moves between two matches too.
      if (last) extend(last, pending.splice(0));
      continue;
    }

    const open = bars.length === 0 ? day.open : pending[0]!;
    bars.push({ second: from, ...barOf([open, ...pending]), volume: matched });
    volume += matched;
    pending = [];
  }
  return bars;
}

/** Adds later prices to a bar. */
function extend(bar: IntervalBar, prices: readonly number[]) {
  if (prices.length === 0) return;
  const { high, low, close } = barOf([bar.high, bar.low, ...prices]);
  Object.assign(bar, { high, low, close });
}

/** The prices at a start, at every whole minute of matching after it, and at an end. */
function pricesBetween(priceAfter: (minutes: number) => number, from: number, to: number): number[] {
  const prices = [priceAfter(from)];
  for (let minute = Math.floor(from) + 1; minute < to; minute += 1) prices.push(priceAfter(minute));
  if (to > from) prices.push(priceAfter(to));
  return prices;
}

function barOf(prices: readonly number[]): Omit<DayBar, 'volume'> {
  return {
    open: prices[0]!,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1)!,
  };
}
