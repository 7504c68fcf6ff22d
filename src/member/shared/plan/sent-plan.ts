import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import { toVnd } from '../../../market/format';
import { obstacleOf, type Obstacle } from '../../../market/plan/obstacle';

/** How a plan ended, and on which day where that is known. */
export type PlanEnd = { kind: 'STOP_BROKEN' | 'TARGET_REACHED'; day: Day | null };

/** The plan of a listed signal in the prices of its list, but for the entry, in thousand VND; null where they are not known, or it has not ended. */
export type ListedPlan = {
  target: number | null;
  stop: number | null;
  /** What keeps the purchase of the plan from having a reward/risk. */
  obstacle: Obstacle | null;
  end: PlanEnd | null;
};

/** The plan that the server sends with a signal; without an entry nothing is known to be in the way of its purchase. */
export function sentPlan({ idea }: ListedSignal): ListedPlan | null {
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
    end: firstEnd(stopBrokenOn, targetReachedOn),
  };
}

function firstEnd(stopBrokenOn: Day | null, targetReachedOn: Day | null): PlanEnd | null {
  if (targetReachedOn !== null && (stopBrokenOn === null || targetReachedOn <= stopBrokenOn))
    return { kind: 'TARGET_REACHED', day: targetReachedOn };
  return stopBrokenOn === null ? null : { kind: 'STOP_BROKEN', day: stopBrokenOn };
}

/** What the server does not send of the plans of some signals: prices, or, where it says of none that it is over, their ends. */
export type UnsentParts = 'PRICES' | 'ENDS';

export function unsentParts(signals: readonly ListedSignal[]): UnsentParts | null {
  const priced = signals.filter(({ kind, day, price }) => kind !== null && day !== null && price !== null);
  const isComplete = ({ idea }: ListedSignal) =>
    idea?.entryPrice != null && idea.cutLossPrice != null && idea.targetPrice != null;
  const isOver = ({ idea }: ListedSignal) => idea?.stopBrokenOn != null || idea?.targetReachedOn != null;
  if (!priced.every(isComplete)) return 'PRICES';
  return priced.length === 0 || priced.some(isOver) ? null : 'ENDS';
}
