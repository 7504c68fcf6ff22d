import { pathSegment } from '../../rest/errors';
import { decodeId } from '../readers/ids';
import { readSubscriptionTiers, readUserSubscriptions } from '../readers/subscriptions';
import type { Resolvers } from '../resolvers.types';

export const subscription: Resolvers = {
  Query: {
    subscriptionTiers: async (_root, _args, { api }) => readSubscriptionTiers(await api.get('api/plans')),
    userSubscriptions: async (_root, { userId }, { api }) =>
      readUserSubscriptions(await api.get(pathOf(userId))),
  },
  Mutation: {
    replaceSubscriptions: async (_root, { userId, subscriptions }, { api }) => {
      const plans = subscriptions.map(({ tierId, startDate, endDate }) => ({
        id: decodeId(tierId),
        startDate,
        ...(endDate && { endDate }),
      }));
      await api.post(pathOf(userId), { plans });
      return subscriptions;
    },
  },
};

function pathOf(userId: string) {
  return `api/users/${pathSegment(String(decodeId(userId)))}/plans`;
}
