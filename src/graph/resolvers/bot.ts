import type { Resolvers } from '../resolvers.types';

export const bot: Resolvers = {
  Query: {
    bots: async (_root, _args, { api }) => (await import('../load-bots')).loadBots(api),
  },
};
