import { nullIfNotFound } from '../../rest/errors';
import { apiPaths, stockFlowPath } from '../../rest/paths';
import { readSymbol } from '../readers/instrument';
import { readWhale } from '../readers/whale';
import type { Resolvers } from '../resolvers.types';

export const whale: Resolvers = {
  Query: {
    whale: async (_root, _args, { api }) => {
      const response = await api.get(apiPaths.whale).catch(nullIfNotFound);
      return response === null ? null : readWhale(response);
    },
    stockFlow: async (_root, { symbol, days }, { api }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null) return null;
      const response = await api.get(stockFlowPath(ticker, days)).catch(nullIfNotFound);
      const flow = response === null ? null : readWhale(response);
      // A server that does not know the parameter sends the whole market.
      const isOfStock = flow?.symbols.every((stock) => stock.symbol === ticker) ?? false;
      return flow && isOfStock ? flow.days.slice(-days) : null;
    },
  },
};
