import type { Resolvers } from '../resolvers.types';

export const user: Resolvers = {
  Query: {
    users: async (_root, args, sources) => (await import('../load-users')).loadUsers(sources, args),
  },
};
