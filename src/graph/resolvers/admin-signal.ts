import { readAdminSignals } from '../readers/admin-signals';
import type { Resolvers } from '../resolvers.types';

export const adminSignal: Resolvers = {
  Query: {
    adminSignals: async (_root, _args, { api }) => readAdminSignals(await api.get('api/signals')),
  },
};
