import { pathSegment } from '../../rest/errors';
import { decodeId } from '../readers/ids';
import { readPlanAssignments, readPlans } from '../readers/subscriptions';
import type { Resolvers } from '../resolvers.types';

export const plan: Resolvers = {
  Query: {
    plans: async (_root, _args, { api }) => readPlans(await api.get('api/plans')),
    planAssignments: async (_root, { userId }, { api }) =>
      readPlanAssignments(await api.get(plansOf(userId))),
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
