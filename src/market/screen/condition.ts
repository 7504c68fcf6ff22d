import type { AverageKind, ChoiceKind, ConditionKind, RangeKind } from './kinds';

/** A figure within a range, its ends included; null where an end is open, never both. */
export type RangeCondition = {
  readonly kind: RangeKind;
  readonly from: number | null;
  readonly to: number | null;
};

/** One of these values, each once, at least one: exchanges, sectors as the feed has them, ids of lists, kinds of signals. */
export type ChoiceCondition = { readonly kind: ChoiceKind; readonly values: readonly string[] };

/** The price on one side of the average, not at it. */
export type AverageCondition = { readonly kind: AverageKind; readonly side: 'above' | 'below' };

export type Condition = RangeCondition | ChoiceCondition | AverageCondition;

/** The conditions with one in the place of another of its kind, or at their end. */
export function withCondition(conditions: readonly Condition[], condition: Condition): readonly Condition[] {
  const isKnown = conditions.some(({ kind }) => kind === condition.kind);
  return isKnown
    ? conditions.map((each) => (each.kind === condition.kind ? condition : each))
    : [...conditions, condition];
}

/** The conditions without that of a kind. */
export function withoutCondition(
  conditions: readonly Condition[],
  kind: ConditionKind,
): readonly Condition[] {
  return conditions.filter((each) => each.kind !== kind);
}
