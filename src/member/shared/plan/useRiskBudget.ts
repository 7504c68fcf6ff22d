import { useQuery } from '@apollo/client/react';
import { useSession } from '../../../app/actors/AppActors';
import { USUAL_BUDGET, type RiskBudget } from '../../../market/plan/risk-budget';
import { RiskBudgetDocument } from './plan.generated';

/** The signed-in person's capital, risk and costs, which the desk owns; the usual ones until they are set or loaded. */
export function useRiskBudget(): RiskBudget {
  const person = useSession(({ context }) => String(context.session?.user.id ?? ''));
  const { data } = useQuery(RiskBudgetDocument, { context: { person } });
  return data?.desk.settings ?? USUAL_BUDGET;
}
