import { apiPaths } from '../../rest/paths';
import { readSignals } from '../readers/signals';
import type { Resolvers } from '../resolvers.types';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) => readSignals(await api.get(apiPaths.signals)),
  },
};
