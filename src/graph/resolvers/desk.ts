import type { Resolvers } from '../resolvers.types';

export const desk: Resolvers = {
  Query: {
    desk: async (_root, _args, sources) => {
      const { deskOf } = await import('../desk/session-desk');
      return deskOf(sources).load(sources);
    },
  },
  Mutation: {
    changeDesk: async (_root, { change }, sources) => {
      const { deskOf } = await import('../desk/session-desk');
      return deskOf(sources).change(change, sources);
    },
  },
};
