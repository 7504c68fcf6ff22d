import { readUsers } from '../readers/users';
import type { Resolvers } from '../resolvers.types';

export const user: Resolvers = {
  Query: {
    users: async (_root, _args, { api }) => readUsers(await api.get('api/users')),
  },
};
