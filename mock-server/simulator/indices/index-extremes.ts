import type { Listing } from '../../listing/table';
import { INDICES, weightOf, type IndexCode } from './index-summary';
import {
  FIRST_MATCH,
  LUNCH_FROM,
  LUNCH_TO,
  minutesBefore,
  OPENING_MATCH,
  type Second,
} from '../intraday/intraday';
import { STEP } from '../trading-clock';

/** A stock's way through a running session; prices in VND over what they would be had nothing been paid out. */
export type Course = {
  /** Its last price before its first match. */
  before: number;
  /** Its first price of the session, matched already or not. */
  open: number;
  /** The last match by a second of the day that lies so many minutes of matching into it; null before the first. */
  at: (second: Second, passed: number) => number | null;
};

type Extremes = { high: number; low: number };

const MINUTE = 60;
const NONE: Extremes = { high: -Infinity, low: Infinity };

/**
 * The highest and the lowest that an index has stood at by a second of a running session, in points: at any step of the
 * clock at which it could be seen since the first match. What was asked before only makes it faster.
 */
export function createIndexPath(code: IndexCode, stocks: readonly { listing: Listing; course: Course }[]) {
  const { exchange } = INDICES[code];
  const start = exchange === 'HOSE' ? OPENING_MATCH : FIRST_MATCH;
  const parts = stocks.map(({ listing, course }) => ({
    course,
    weight: weightOf(listing) / listing.basePrice,
  }));
  const weights = stocks.reduce((sum, { listing }) => sum + weightOf(listing), 0);
  const points = (sum: number) => (INDICES[code].points * sum) / weights;
  const worth = parts.map(() => 0);
  const atLastMinute = parts.map(() => 0);
  let matched = 0;
  let matchedAtLastMinute = 0;
  let known = { until: start - STEP, ...NONE };

  const see = (step: Second) => {
    const { passed } = minutesBefore(exchange, step);
    let sum = 0;
    matched = 0;
    for (let i = 0; i < parts.length; i += 1) {
      const { course, weight } = parts[i]!;
      const price = course.at(step, passed);
      if (price !== null) matched += 1;
      worth[i] = weight * (price ?? course.before);
      sum += worth[i]!;
    }
    if (matched === 0) return;
    known.high = Math.max(known.high, points(sum));
    known.low = Math.min(known.low, points(sum));
  };
  // Within a minute a price stays between those at its ends, which so tell how far the index could have come; but for a first match.
  const couldHaveReachedFurther = () => {
    const isFirst = matched !== matchedAtLastMinute;
    matchedAtLastMinute = matched;
    let [highest, lowest] = [0, 0];
    for (let i = 0; i < parts.length; i += 1) {
      highest += Math.max(worth[i]!, atLastMinute[i]!);
      lowest += Math.min(worth[i]!, atLastMinute[i]!);
      atLastMinute[i] = worth[i]!;
    }
    return isFirst || points(highest) > known.high || points(lowest) < known.low;
  };

  return (second: Second): Extremes => {
    if (second < known.until) known = { until: start - STEP, ...NONE };
    const lastMinute = second - (second % MINUTE);
    let unseen: Second[] = [];
    for (const step of stepsBetween(known.until, second)) {
      if (step % MINUTE !== 0 && step < lastMinute) {
        unseen.push(step);
        continue;
      }
      see(step);
      if (step % MINUTE !== 0) continue;
      if (couldHaveReachedFurther()) unseen.forEach(see);
      unseen = [];
    }
    known.until = second;
    return known;
  };
}

/** The steps after one second until another; over lunch nothing moves. */
function stepsBetween(after: Second, until: Second): Second[] {
  const steps: Second[] = [];
  for (let step = after + STEP; step <= until; step += STEP) {
    if (step <= LUNCH_FROM || step > LUNCH_TO) steps.push(step);
  }
  return steps;
}
