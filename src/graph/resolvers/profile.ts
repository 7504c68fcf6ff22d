import type { Resolvers } from '../resolvers.types';

export const profile: Resolvers = {
  Mutation: {
    updateProfile: async (_root, { changes }, { api }) =>
      (await import('../save-profile')).saveProfile(api, changes),
  },
};
