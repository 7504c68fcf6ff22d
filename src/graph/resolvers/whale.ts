import type { Resolvers } from '../resolvers.types';

const load = () => import('../load-whale');

export const whale: Resolvers = {
  Query: {
    whale: async (_root, _args, { api }) => (await load()).loadWhale(api),
    stockFlow: async (_root, { symbol, days }, { api }) => (await load()).loadStockFlow(api, symbol, days),
  },
};
