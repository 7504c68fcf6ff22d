import type { Listing } from '../listing/table';
import { hash32 } from './hash';
import type { History } from './history';
import { FIRST_MATCH, LAST_MATCH, matchingMinutes, type Second } from './intraday/timetable';
import type { RunningDay } from './running-day';
import { STEP_SECONDS, type TradingClock } from './trading-clock';

/** Shares that were matched at one price; in VND, with the side whose order came last, null of an auction. */
export type Match = { second: Second; price: number; volume: number; side: 'buy' | 'sell' | null };

/** So many matches happen within a step of the clock at most. */
const MOST_IN_STEP = 4;
const LOT = 100;

/**
 * Creates the last matches of a listing on the trading day on the board, the newest first. From the first match of the day
 * on they add up to the volume so far, and the last price is the one on the board.
 */
export function createLastMatches(seed: number, clock: TradingClock, history: History, day: RunningDay) {
  return (listing: Listing, count: number): Match[] => {
    const i = history.newest();
    const matches: Match[] = [];
    let to = clock.second() ?? LAST_MATCH;
    while (to >= FIRST_MATCH && matches.length < count) {
      const from = to === FIRST_MATCH ? 0 : to - STEP_SECONDS;
      const volume = day.volumeAt(listing, i, to) - (from === 0 ? 0 : day.volumeAt(listing, i, from));
      if (volume > 0) matches.push(...inStep(listing, i, { from, to, volume }));
      to -= STEP_SECONDS;
    }
    return matches.slice(0, count);
  };

  /** The matches of one step, the newest first: one of an auction, a few of continuous matching. */
  function inStep(listing: Listing, i: number, step: { from: Second; to: Second; volume: number }): Match[] {
    const { from, to, volume } = step;
    const price = day.priceAt(listing, i, to)!;
    const { exchange, symbol } = listing;
    const isContinuous = matchingMinutes(exchange, to).passed > matchingMinutes(exchange, from).passed;
    if (!isContinuous) return [{ second: to, price, volume, side: null }];

    const before = day.priceAt(listing, i, from) ?? price;
    const drawn = (n: number) => hash32(`${seed} match ${symbol} ${i} ${to} ${n}`);
    const parts = Math.min(1 + (drawn(0) % MOST_IN_STEP), Math.max(1, Math.floor(volume / LOT)));
    let left = volume;
    return Array.from({ length: parts }, (_, n) => {
      const isLast = n === parts - 1;
      const most = left - (parts - 1 - n) * LOT;
      const part = isLast ? left : LOT + Math.floor(((most - LOT) * (drawn(n + 1) % 70)) / 100 / LOT) * LOT;
      left -= part;
      const isBuy = price === before ? drawn(-n - 1) % 2 === 0 : price > before;
      const second = to - Math.floor((n * (STEP_SECONDS - 1)) / MOST_IN_STEP);
      return { second, price, volume: part, side: isBuy ? 'buy' : 'sell' };
    });
  }
}
