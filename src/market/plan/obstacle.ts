import type { PlanPrices } from './plan-prices';

/** A stop nearer than this part of ATR(14) is reached by an ordinary day: a ratio to it means nothing. */
const LEAST_RANGES = 0.5;

/**
 * Why a purchase at a price has no reward/risk: it is at the stop or below, at the target or above, or so near the stop
 * that an ordinary day reaches it.
 */
export type Obstacle = 'STOP_BROKEN' | 'BEYOND_TARGET' | 'STOP_TOO_NEAR';

/** What keeps a purchase from having a reward/risk; null where nothing does. All in đồng. */
export function obstacleOf({ entry, stop, target }: PlanPrices, range: number | null): Obstacle | null {
  if (entry <= stop) return 'STOP_BROKEN';
  if (entry >= target) return 'BEYOND_TARGET';
  return range !== null && entry - stop < LEAST_RANGES * range ? 'STOP_TOO_NEAR' : null;
}
