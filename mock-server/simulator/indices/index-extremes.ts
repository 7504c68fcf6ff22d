import type { Listing } from '../../listing/table';
import {
  FIRST_MATCH,
  LUNCH_FROM,
  LUNCH_TO,
  matchingMinutes,
  OPENING_MATCH,
  type Second,
} from '../intraday/timetable';
import { STEP_SECONDS } from '../trading-clock';
import { INDICES, weightOf, type IndexCode } from './catalogue';

/** A stock's prices over a running trading day, in VND over their payout factor. */
export type StockPath = {
  /** The last price before the first match. */
  previousClose: number;
  /** The first price of the day, matched already or not. */
  open: number;
  /** The last match by a second of the day that lies so many minutes of matching into it; null before the first. */
  at: (second: Second, passed: number) => number | null;
  /** The shares matched by a second. */
  volumeAt: (second: Second) => number;
};

export type IndexStock = { listing: Listing; path: StockPath };

type Extremes = { high: number; low: number };

const MINUTE = 60;
const NONE: Extremes = { high: -Infinity, low: Infinity };

/**
 * Creates the high and low of an index by a second of a running trading day, in points, over all steps of the clock
 * since the first match. It is a function of the second; the cache only makes it faster.
 */
export function createIndexExtremes(code: IndexCode, stocks: readonly IndexStock[]) {
  const start = INDICES[code].exchange === 'HOSE' ? OPENING_MATCH : FIRST_MATCH;
  const sampler = createSampler(code, stocks);
  let cached = { until: start - STEP_SECONDS, ...NONE };

  const include = (step: Second) => {
    const value = sampler.valueAt(step);
    if (value === null) return;
    cached.high = Math.max(cached.high, value);
    cached.low = Math.min(cached.low, value);
  };
  return (second: Second): Extremes => {
    if (second < cached.until) cached = { until: start - STEP_SECONDS, ...NONE };
    const lastMinute = second - (second % MINUTE);
    let skipped: Second[] = [];
    for (const step of stepsBetween(cached.until, second)) {
      if (step % MINUTE !== 0 && step < lastMinute) {
        skipped.push(step);
        continue;
      }
      include(step);
      if (step % MINUTE !== 0) continue;
      const bounds = sampler.boundsOfMinute();
      if (bounds.high > cached.high || bounds.low < cached.low) skipped.forEach(include);
      skipped = [];
    }
    cached.until = second;
    return cached;
  };
}

/** Values an index from its stocks at one step after another. */
function createSampler(code: IndexCode, stocks: readonly IndexStock[]) {
  const { exchange } = INDICES[code];
  const parts = stocks.map(({ listing, path }) => ({ path, weight: weightOf(listing) / listing.basePrice }));
  const weights = stocks.reduce((sum, { listing }) => sum + weightOf(listing), 0);
  const points = (sum: number) => (INDICES[code].points * sum) / weights;
  const values = parts.map(() => 0);
  const valuesAtLastMinute = parts.map(() => 0);
  let matched = 0;
  let matchedAtLastMinute = 0;
  return {
    /** The index at a step; null before the first match. */
    valueAt(step: Second): number | null {
      const { passed } = matchingMinutes(exchange, step);
      let sum = 0;
      matched = 0;
      for (let i = 0; i < parts.length; i += 1) {
        const { path, weight } = parts[i]!;
        const price = path.at(step, passed);
        if (price !== null) matched += 1;
        values[i] = weight * (price ?? path.previousClose);
        sum += values[i]!;
      }
      return matched === 0 ? null : points(sum);
    },
    /**
     * Bounds the index over the minute that ends at the last step: within a minute a price stays between those at its
     * ends, except for a first match.
     */
    boundsOfMinute(): Extremes {
      const hasFirstMatch = matched !== matchedAtLastMinute;
      matchedAtLastMinute = matched;
      let [highest, lowest] = [0, 0];
      for (let i = 0; i < parts.length; i += 1) {
        highest += Math.max(values[i]!, valuesAtLastMinute[i]!);
        lowest += Math.min(values[i]!, valuesAtLastMinute[i]!);
        valuesAtLastMinute[i] = values[i]!;
      }
      return hasFirstMatch
        ? { high: Infinity, low: -Infinity }
        : { high: points(highest), low: points(lowest) };
    },
  };
}

/** The steps after one second until another; nothing moves over lunch. */
function stepsBetween(after: Second, until: Second): Second[] {
  const steps: Second[] = [];
  for (let step = after + STEP_SECONDS; step <= until; step += STEP_SECONDS) {
    if (step <= LUNCH_FROM || step > LUNCH_TO) steps.push(step);
  }
  return steps;
}
