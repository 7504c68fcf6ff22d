import { nullIfNotFound } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { readBots } from '../readers/bots';
import type { Resolvers } from '../resolvers.types';

export const bot: Resolvers = {
  Query: {
    bots: async (_root, _args, { api }) => {
      const response = await api.get(apiPaths.bots).catch(nullIfNotFound);
      return response === null ? null : readBots(response);
    },
  },
};
