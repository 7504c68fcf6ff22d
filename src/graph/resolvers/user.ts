import type { Resolvers } from '../resolvers.types';

export const user: Resolvers = {
  Query: {
    users: async (_root, _args, { api }) => (await import('../load-subscriptions')).loadUsers(api),
  },
};
