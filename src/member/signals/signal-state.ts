import type { ListedSignal } from '../../graph/values';
import type { Day } from '../../market/day';
import type { Obstacle } from '../../market/plan/obstacle';
import { rowPlan, type PlanOf, type RowPlan } from './plan/row-plan';
import { replacementsIn } from './replaced-plans';

/** What a row says of its plan: it is over (replaced by a newer one, stopped, at its target), or something is in its way. */
export type StateKind = 'REPLACED' | NonNullable<RowPlan['end']>['kind'] | Obstacle;

/** With the day since when, where that is known. */
export type SignalState = { kind: StateKind; day: Day | null };

/** The state of a plan; null for one that stands. A newer plan of the symbol comes first: it is the one to follow. */
export function stateOf(plan: RowPlan | null, replacedOn: Day | null): SignalState | null {
  if (replacedOn !== null) return { kind: 'REPLACED', day: replacedOn };
  if (plan?.end) return plan.end;
  return plan?.obstacle ? { kind: plan.obstacle, day: null } : null;
}

const OVER: ReadonlySet<StateKind> = new Set(['REPLACED', 'STOP_BROKEN', 'TARGET_REACHED']);

/** The signals whose plan is not over: neither replaced, nor stopped, nor at its target. */
export function activeSignals(
  signals: readonly ListedSignal[],
  planOf: PlanOf | null,
): readonly ListedSignal[] {
  const replacements = replacementsIn(signals, planOf);
  return signals.filter((signal, i) => {
    const state = stateOf(rowPlan(signal, planOf), replacements[i]!);
    return state === null || !OVER.has(state.kind);
  });
}
