import type { ListedSignal } from '../../../graph/values';
import type { Day } from '../../../market/day';
import type { PlannedSignal } from '../../shared/plan/computed-plan';
import { sentPlan } from '../../shared/plan/sent-plan';
import { replacementsIn } from '../plan/replaced-plans';

type Found = Pick<PlannedSignal, 'kind' | 'day'>;

type Known = {
  /** The same signal as the server lists it. */
  listed: ListedSignal | null;
  /** All that the server lists. */
  rows: readonly ListedSignal[];
  /** The signals of the symbol that the studies found, oldest first. */
  found: readonly Found[];
};

/**
 * The day of the plan that replaces that of a signal, null where its own stands: of a listed one by the rule of the list
 * with computed plans, of another the newest found one of a later day.
 */
export function replacementOf({ day }: Pick<Found, 'day'>, { listed, rows, found }: Known): Day | null {
  if (!listed) return found.findLast((signal) => signal.day > day)?.day ?? null;
  const ofSymbol = rows.filter(({ symbol }) => symbol === listed.symbol);
  const isFound = (row: ListedSignal) =>
    row.price !== null && found.some((signal) => signal.kind === row.kind && signal.day === row.day);
  const replacements = replacementsIn(ofSymbol, (row) => isFound(row) || sentPlan(row) !== null);
  return replacements[ofSymbol.indexOf(listed)]!;
}
