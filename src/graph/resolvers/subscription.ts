import { nullIfNotFound, pathSegment } from '../../rest/errors';
import { decodeId } from '../readers/ids';
import { readOwnSubscription, readSubscriptionTiers, readUserSubscriptions } from '../readers/subscriptions';
import type { Resolvers } from '../resolvers.types';

const OWN = 'api/subscription';

export const subscription: Resolvers = {
  Query: {
    ownSubscription: async (_root, _args, { api }) => {
      const received = await api.get(OWN).then((response) => ({ response }), nullIfNotFound);
      return received && readOwnSubscription(received.response);
    },
    subscriptionTiers: async (_root, _args, { api }) => readSubscriptionTiers(await api.get('api/plans')),
    userSubscriptions: async (_root, { userId }, { api }) =>
      readUserSubscriptions(await api.get(pathOf(userId))),
  },
  Mutation: {
    requestRenewal: async (_root, _args, { api }) => {
      const sent = api.post(`${OWN}/renewal`).then(() => true);
      return (await sent.catch(nullIfNotFound)) ?? false;
    },
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
