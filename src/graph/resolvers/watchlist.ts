import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { aboutField, RestError, pathSegment } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { readInstrumentRow, readSymbol } from '../readers/instrument';
import { firstRows, readRows, rowsOf } from '../readers/rows';
import type { Resolvers, Watchlist } from '../resolvers.types';
import { decodeId, encodeId } from '../readers/ids';

export const watchlist: Resolvers = {
  Query: {
    watchlists: async (_root, _args, { api }) =>
      readRows(rowsOf(await api.get(apiPaths.watchlists)), readWatchlist, ({ id }) => id),
  },
  Mutation: {
    addSymbol: async (_root, args, { api }) => {
      const symbol = requireSymbol(args);
      const watchlistId = decodeId(args.watchlistId);
      const response = api.post('api/watchlists/add_symbol', { watchlistId, symbol });
      const row = asRecord(await response.catch(aboutField({ 404: 'symbol', 409: 'symbol' })));
      return (row && readInstrumentRow(row)) ?? { symbol };
    },
    deleteSymbol: async (_root, args, { api }) => {
      const symbol = requireSymbol(args);
      const id = pathSegment(String(decodeId(args.watchlistId)));
      await api.post(`api/watchlists/delete_symbol/${id}/${pathSegment(symbol)}`);
      return symbol;
    },
  },
};

function readWatchlist(row: JsonRecord): Watchlist | null {
  const id = encodeId(row['id']);
  if (id === null) return null;
  const instruments = readRows(asList(row['symbols']) ?? [], readInstrumentRow, ({ symbol }) => symbol);
  const { rows, leftOut } = firstRows(instruments);
  return { id, name: asLine(row['name']) ?? '—', instruments: rows, leftOut };
}

function requireSymbol({ symbol }: { symbol: string }): string {
  const ticker = readSymbol(symbol);
  if (ticker === null) throw new RestError('invalid');
  return ticker;
}
