import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import type { Obstacle } from '../../../market/plan/obstacle';
import type { PlanEnd } from '../../shared/plan/sent-plan';
import { replacementsIn } from './replaced-plans';
import type { RowPlan } from './row-plan';

/** What a row says of its plan: it is over (replaced by a newer one, stopped, at its target), or something is in its way. */
export type StateKind = 'REPLACED' | PlanEnd['kind'] | Obstacle;

/** With the day since when, where that is known. */
export type SignalState = { kind: StateKind; day: Day | null };

/** What a row shows of its plan: null for an unknown one, and for the state of one that stands. */
export type PlanAndState = { readonly plan: RowPlan | null; readonly state: SignalState | null };

export type RowPlans = ReadonlyMap<ListedSignal, PlanAndState>;

/** Returns a function that completes the plans of a list with their states. From call to call a row's stay the same objects while they are equal. */
export function createRowStates() {
  let before: RowPlans = new Map();
  return (signals: readonly ListedSignal[], planOf: (signal: ListedSignal) => RowPlan | null): RowPlans => {
    const plans = new Map(signals.map((signal) => [signal, planOf(signal)]));
    const replacements = replacementsIn(signals, (signal) => plans.get(signal) != null);
    const rows = signals.map((signal, i): [ListedSignal, PlanAndState] => {
      const plan = plans.get(signal)!;
      const row = { plan, state: stateOf(plan, replacements[i]!) };
      const known = before.get(signal);
      return [signal, known && JSON.stringify(known) === JSON.stringify(row) ? known : row];
    });
    return (before = new Map(rows));
  };
}

/** A newer plan of the symbol comes first: it is the one to follow. */
function stateOf(plan: RowPlan | null, replacedOn: Day | null): SignalState | null {
  if (replacedOn !== null) return { kind: 'REPLACED', day: replacedOn };
  if (plan?.end) return plan.end;
  return plan?.obstacle ? { kind: plan.obstacle, day: null } : null;
}

const OVER: ReadonlySet<StateKind> = new Set(['REPLACED', 'STOP_BROKEN', 'TARGET_REACHED']);

/** The signals whose plan is not over: neither replaced, nor stopped, nor at its target. */
export function activeSignals(signals: readonly ListedSignal[], plans: RowPlans): readonly ListedSignal[] {
  return signals.filter((signal) => {
    const state = plans.get(signal)?.state;
    return !state || !OVER.has(state.kind);
  });
}
