import { apiPaths } from '../../rest/paths';
import type { Resolvers } from '../resolvers.types';

export const signal: Resolvers = {
  Query: {
    signals: async (_root, _args, { api }) => {
      const [response, { readSignals }] = await Promise.all([
        api.get(apiPaths.signals),
        import('../readers/signals'),
      ]);
      return readSignals(response);
    },
  },
};
