import { isTradingDay } from '../../src/market/calendar';
import type { Day } from '../../src/market/day';
import { lastClosedDay, marketTime } from '../../src/market/clock';
import { FIRST_MATCH, type Second } from './intraday';

/** The price of a running session stands for so many seconds. */
export const STEP = 15;

/** What the market's clock says. */
export type Moment = {
  /** The newest session that is over. */
  lastDay: Day;
  /** The session that a board shows: from 09:00 of a trading day that day, until then the last one that is over. */
  today: Day;
  /** How far a running session has come, in steps of 15 seconds; null while none runs. */
  second: Second | null;
  /** Changes when a session begins and when it ends. */
  board: string;
  /** Changes when a price may. */
  step: string;
};

/** Reads a clock; the same answer as long as it stands within the same 15 seconds. */
export function createMoment(now: () => Date): () => Moment {
  let known: { step: number; moment: Moment } | null = null;
  return () => {
    const instant = now();
    const step = Math.floor(instant.getTime() / 1000 / STEP);
    if (known?.step !== step) known = { step, moment: momentOf(instant, step) };
    return known.moment;
  };
}

function momentOf(instant: Date, step: number): Moment {
  const lastDay = lastClosedDay(instant);
  const { day, minute } = marketTime(instant);
  const runs = day !== lastDay && minute * 60 >= FIRST_MATCH && isTradingDay(day);
  const today = runs ? day : lastDay;
  const second = runs ? minute * 60 + ((step * STEP) % 60) : null;
  const board = `${today} ${lastDay}`;
  return { lastDay, today, second, board, step: runs ? `${board} ${second}` : board };
}
