import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { toVnd } from '../../../market/format';
import { obstacleOf, type Obstacle } from '../../../market/plan/obstacle';

/** The plan of a row and what became of it: prices in thousand VND; null where it is not known, or has not happened. */
export type RowPlan = {
  target: number | null;
  stop: number | null;
  /** What keeps the purchase of the plan from having a reward/risk. */
  obstacle: Obstacle | null;
  /** How it ended, and on which day where that is known. */
  end: { kind: 'STOP_BROKEN' | 'TARGET_REACHED'; day: Day | null } | null;
  /** The first day on which it can be bought, where the candles have it. */
  earliestBuy?: Day;
};

/** Returns the plan of a signal that follows from more than what the server sends; null where none does. */
export type PlanOf = (signal: ListedSignal) => RowPlan | null;

/** The plan of a row: as it is computed, else as the server sends it. */
export function rowPlan(signal: ListedSignal, planOf: PlanOf | null): RowPlan | null {
  return planOf?.(signal) ?? sentPlan(signal);
}

/** The stop and the target that the server sends; without an entry nothing is known to be in the way of its purchase. */
export function sentPlan({ idea }: ListedSignal): RowPlan | null {
  const { targetPrice: target = null, cutLossPrice: stop = null } = idea ?? {};
  if (idea === null || (target === null && stop === null)) return null;
  const { entryPrice: entry = null, atr = null, stopBrokenOn = null, targetReachedOn = null } = idea;
  return {
    target,
    stop,
    obstacle:
      entry === null || target === null || stop === null
        ? null
        : obstacleOf({ entry: toVnd(entry), stop: toVnd(stop), target: toVnd(target) }, atr && atr * 1_000),
    end: endOf(stopBrokenOn, targetReachedOn),
  };
}

/** The end that came first. */
function endOf(stopBrokenOn: Day | null, targetReachedOn: Day | null): RowPlan['end'] {
  if (targetReachedOn !== null && (stopBrokenOn === null || targetReachedOn <= stopBrokenOn))
    return { kind: 'TARGET_REACHED', day: targetReachedOn };
  return stopBrokenOn === null ? null : { kind: 'STOP_BROKEN', day: stopBrokenOn };
}
