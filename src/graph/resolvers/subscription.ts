import type { Resolvers } from '../resolvers.types';

const load = () => import('../load-subscriptions');

export const subscription: Resolvers = {
  Query: {
    ownSubscription: async (_root, _args, { api }) => (await load()).loadOwnSubscription(api),
    subscriptionTiers: async (_root, _args, { api }) => (await load()).loadSubscriptionTiers(api),
    userSubscriptions: async (_root, { userId }, { api }) =>
      (await load()).loadUserSubscriptions(api, userId),
  },
  Mutation: {
    requestRenewal: async (_root, _args, { api }) => (await load()).requestRenewal(api),
    replaceSubscriptions: async (_root, { userId, subscriptions }, { api }) => {
      await (await load()).replaceSubscriptions(api, userId, subscriptions);
      return subscriptions;
    },
  },
};
