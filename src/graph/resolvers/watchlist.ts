import { apiPaths } from '../../rest/paths';
import { keepPrices } from '../feed/known-prices';
import { readWatchlists } from '../readers/watchlists';
import type { Resolvers } from '../resolvers.types';

const edits = () => import('../list-edits');

export const watchlist: Resolvers = {
  Query: {
    // The server's lists alone: the cache adds those of the desk.
    watchlists: async (_root, _args, { api, session }) => {
      const lists = await readWatchlists(await api.get(apiPaths.watchlists));
      for (const { rows } of lists) keepPrices(session, rows);
      return lists;
    },
  },
  Mutation: {
    addSymbol: async (_root, args, sources) => (await edits()).addSymbol(args, sources),
    deleteSymbol: async (_root, args, sources) => (await edits()).deleteSymbol(args, sources),
  },
};
