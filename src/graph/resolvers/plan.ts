import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isDay } from '../../market/day';
import { pathSegment } from '../../rest/errors';
import { readMoment } from '../readers/date-time';
import { readRows, rowsOf } from '../readers/rows';
import { fromWireId, toWireId } from '../readers/ids';
import type { Plan, PlanAssignment, Resolvers } from '../resolvers.types';

export const plan: Resolvers = {
  Query: {
    plans: async (_root, _args, { api }) =>
      readRows(rowsOf(await api.get('api/plans')), readPlan, ({ id }) => id),
    planAssignments: async (_root, { userId }, { api }) =>
      readRows(rowsOf(await api.get(plansOf(userId))), readAssignment),
  },
  Mutation: {
    replacePlans: async (_root, { userId, assignments }, { api }) => {
      const plans = assignments.map(({ planId, startDate, endDate }) => ({
        id: fromWireId(planId),
        startDate,
        ...(endDate && { endDate }),
      }));
      await api.post(plansOf(userId), { plans });
      return assignments;
    },
  },
};

function plansOf(userId: string) {
  return `api/users/${pathSegment(String(fromWireId(userId)))}/plans`;
}

function readPlan(row: JsonRecord): Plan | null {
  const id = toWireId(row['id']);
  return id === null ? null : { id, name: asLine(row['name']) ?? '—' };
}

/** A plan that is listed twice stays twice: what an admin does not see would be lost by saving. */
function readAssignment(row: JsonRecord): PlanAssignment | null {
  const planId = toWireId(row['id']);
  if (planId === null) return null;
  return { planId, startDate: dayIn(row['startDate']), endDate: dayIn(row['endDate']) };
}

/** Also of a day that no market will see, such as 9999-12-31. */
function dayIn(value: unknown): string | null {
  return readMoment(asText(value))?.day ?? (isDay(value) ? value : null);
}
