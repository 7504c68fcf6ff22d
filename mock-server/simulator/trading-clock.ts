import { isTradingDay, lastClosedDay } from '../calendar';
import type { Day } from '../../src/market/day';
import { marketTime } from '../../src/market/clock';
import { FIRST_MATCH, type Second } from './intraday/timetable';
import { memoUntil } from './memo-until';

/** The price of a running trading day changes every so many seconds. */
export const STEP_SECONDS = 15;

type Reading = {
  lastDay: Day;
  today: Day;
  second: Second | null;
  /** Changes when a trading day begins and when it ends. */
  boardPeriod: string;
  /** Changes when a price may. */
  stepPeriod: string;
};

export type TradingClock = ReturnType<typeof createTradingClock>;

/** Reads where the exchange's trading day stands off a clock, in steps of 15 seconds. */
export function createTradingClock(now: () => Date) {
  let cached: { step: number; reading: Reading } | null = null;
  const read = () => {
    const instant = now();
    const step = Math.floor(instant.getTime() / 1000 / STEP_SECONDS);
    if (cached?.step !== step) cached = { step, reading: readingAt(instant, step) };
    return cached.reading;
  };
  const lastDay = () => read().lastDay;
  return {
    /** The newest trading day that is closed. */
    lastDay,
    /** The trading day on the board: from 09:00 of a trading day that day, until then the last closed one. */
    today: () => read().today,
    /** The second of the day (ICT) that a running trading day has reached; null while none runs. */
    second: () => read().second,
    /** Computes once per key and closed trading day. */
    memoPerClosedDay: memoUntil(lastDay),
    /** Computes once per key and trading day on the board. */
    memoPerBoard: memoUntil(() => read().boardPeriod),
    /** Computes once per key and step of the clock while a trading day runs, else once per trading day. */
    memoPerStep: memoUntil(() => read().stepPeriod),
  };
}

function readingAt(instant: Date, step: number): Reading {
  const lastDay = lastClosedDay(instant);
  const { day, minute } = marketTime(instant);
  const isRunning = day !== lastDay && minute * 60 >= FIRST_MATCH && isTradingDay(day);
  const today = isRunning ? day : lastDay;
  const second = isRunning ? minute * 60 + ((step * STEP_SECONDS) % 60) : null;
  const boardPeriod = `${today} ${lastDay}`;
  return {
    lastDay,
    today,
    second,
    boardPeriod,
    stepPeriod: isRunning ? `${boardPeriod} ${second}` : boardPeriod,
  };
}
