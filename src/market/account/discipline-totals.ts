import type { Discipline } from './discipline';
import type { PlanRule } from './plan-triggers';

/**
 * How often a rule was met while shares were held; how often it was obeyed, not obeyed, and is open until the next trading
 * day is over; what not obeying cost, whole đồng.
 */
type RuleTotals = { count: number; obeyed: number; ignored: number; undecided: number; cost: number };

export type DisciplineTotals = {
  rules: Readonly<Record<PlanRule, RuleTotals>>;
  /** Purchases of which shares were sold early, those of them whose plan is not over, and the cost of the others. */
  early: { count: number; undecided: number; cost: number };
};

/** The sums over purchases. */
export function disciplineTotals(purchases: readonly Discipline[]): DisciplineTotals {
  const totalsOf = (rule: PlanRule): RuleTotals => {
    const all = purchases.flatMap(({ met }) => met[rule] ?? []);
    const ignored = all.filter(({ isObeyed }) => isObeyed === false);
    return {
      count: all.length,
      obeyed: all.filter(({ isObeyed }) => isObeyed === true).length,
      ignored: ignored.length,
      undecided: all.filter(({ isObeyed }) => isObeyed === null).length,
      cost: sum(ignored.map(({ cost }) => cost)),
    };
  };
  const early = purchases.flatMap((purchase) => purchase.early ?? []);
  const decided = early.flatMap(({ cost }) => cost ?? []);
  return {
    rules: { STOP: totalsOf('STOP'), TARGET: totalsOf('TARGET'), HORIZON: totalsOf('HORIZON') },
    early: { count: early.length, undecided: early.length - decided.length, cost: sum(decided) },
  };
}

function sum(figures: readonly number[]) {
  return figures.reduce((total, figure) => total + figure, 0);
}
