import { asRecord } from '../../lib/json';
import { listQuote } from '../../market/quote';
import { aboutField, pathSegment, RestError } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { keepPrices } from '../feed/known-prices';
import { isOwnList } from '../list-ids';
import { decodeId } from '../readers/ids';
import { readInstrumentRow, readSymbol } from '../readers/instrument';
import { readWatchlists } from '../readers/watchlists';
import type { Resolvers } from '../resolvers.types';

const ownListEdits = () => import('../desk/own-list-edits');

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
    addSymbol: async (_root, args, sources) => {
      const symbol = requireSymbol(args);
      if (isOwnList(args.watchlistId))
        return (await ownListEdits()).addToOwnList({ ...args, symbol }, sources);
      const watchlistId = decodeId(args.watchlistId);
      const response = sources.api.post('api/watchlists/add_symbol', { watchlistId, symbol });
      const row = asRecord(await response.catch(aboutField({ 404: 'symbol', 409: 'symbol' })));
      const { price = null, ...known } = (row && readInstrumentRow(row)) ?? { symbol };
      return { ...known, quote: listQuote(price) };
    },
    deleteSymbol: async (_root, args, sources) => {
      const symbol = requireSymbol(args);
      if (isOwnList(args.watchlistId))
        return (await ownListEdits()).removeFromOwnList({ ...args, symbol }, sources);
      const id = pathSegment(String(decodeId(args.watchlistId)));
      await sources.api.post(`api/watchlists/delete_symbol/${id}/${pathSegment(symbol)}`);
      return symbol;
    },
  },
};

function requireSymbol({ symbol }: { symbol: string }): string {
  const ticker = readSymbol(symbol);
  if (ticker === null) throw new RestError('invalid');
  return ticker;
}
