import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { isDay } from '../../market/day';
import { pathSegment } from '../../rest/errors';
import { readDateTime } from '../readers/date-time';
import { readRows, rowsOf } from '../readers/rows';
import { decodeId, encodeId } from '../readers/ids';
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
        id: decodeId(planId),
        startDate,
        ...(endDate && { endDate }),
      }));
      await api.post(plansOf(userId), { plans });
      return assignments;
    },
  },
};

function plansOf(userId: string) {
  return `api/users/${pathSegment(String(decodeId(userId)))}/plans`;
}

function readPlan(row: JsonRecord): Plan | null {
  const id = encodeId(row['id']);
  return id === null ? null : { id, name: asLine(row['name']) ?? '—' };
}

/** A plan that is listed twice stays twice: saving would remove what the admin does not see. */
function readAssignment(row: JsonRecord): PlanAssignment | null {
  const planId = encodeId(row['id']);
  if (planId === null) return null;
  return { planId, startDate: readDay(row['startDate']), endDate: readDay(row['endDate']) };
}

/** Also a day far in the future, such as 9999-12-31. */
function readDay(value: unknown): string | null {
  return readDateTime(asText(value))?.day ?? (isDay(value) ? value : null);
}
