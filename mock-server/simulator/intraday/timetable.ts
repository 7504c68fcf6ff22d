import type { Exchange } from '../../../src/market/exchange';

/** Seconds of the day, ICT. */
export type Second = number;

type Timetable = {
  /** Continuous matching before and after lunch. */
  continuous: readonly (readonly [from: Second, to: Second])[];
  /** The usual share of a day's volume in the opening auction, the closing auction and the trade after it. */
  opening: number;
  closing: number;
  after: number;
};

const at = (hour: number, minute: number): Second => (hour * 60 + minute) * 60;

/** The first and the last possible match of the day on any exchange. */
export const FIRST_MATCH = at(9, 0);
export const LAST_MATCH = at(15, 0);
/** The opening auction of HOSE, and so the first value of VN-Index. */
export const OPENING_MATCH = at(9, 15);
/** Nothing matches in between on any exchange. */
export const LUNCH_FROM = at(11, 30);
export const LUNCH_TO = at(13, 0);
export const CLOSING_MATCH = at(14, 45);
export const AFTER_MATCH = [at(14, 55), at(15, 0)] as const;

export const TIMETABLES: Record<Exchange, Timetable> = {
  HOSE: {
    continuous: [
      [at(9, 15), LUNCH_FROM],
      [LUNCH_TO, at(14, 30)],
    ],
    opening: 0.03,
    closing: 0.1,
    after: 0,
  },
  HNX: {
    continuous: [
      [at(9, 0), LUNCH_FROM],
      [LUNCH_TO, at(14, 30)],
    ],
    opening: 0,
    closing: 0.08,
    after: 0.01,
  },
  UPCOM: {
    continuous: [
      [at(9, 0), LUNCH_FROM],
      [LUNCH_TO, at(15, 0)],
    ],
    opening: 0,
    closing: 0,
    after: 0,
  },
};

/** Counts the minutes of continuous matching that have passed by a second of the day, and those of the whole day. */
export function matchingMinutes(exchange: Exchange, second: Second) {
  let passed = 0;
  let total = 0;
  for (const [from, to] of TIMETABLES[exchange].continuous) {
    passed += Math.max(0, Math.min(second, to) - from) / 60;
    total += (to - from) / 60;
  }
  return { passed, total };
}

/** The last second of an interval until a second of the day: that second itself where continuous matching ends with it. */
export function lastSecondBefore(exchange: Exchange, to: Second): Second {
  const isEnd = to === LAST_MATCH || TIMETABLES[exchange].continuous.some(([, until]) => until === to);
  return isEnd ? to : to - 1;
}
