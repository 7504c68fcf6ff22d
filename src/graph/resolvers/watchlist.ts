import { asList, asRecord, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { aboutField, RestError, pathSegment } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import { readInstrumentRow, readSymbol } from '../readers/instrument';
import { firstRows, readLongList, readRows, rowsOf } from '../readers/rows';
import type { Resolvers, Watchlist } from '../resolvers.types';
import { decodeId, encodeId } from '../readers/ids';

export const watchlist: Resolvers = {
  Query: {
    watchlists: async (_root, _args, { api }) =>
      withRows(readRows(rowsOf(await api.get(apiPaths.watchlists)), readList, ({ id }) => id)),
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

/** The most rows of all lists that become instruments, which all panels share; writing more would freeze the page. */
const MOST_SHARED = 1_000;

type ListWithSymbols = Pick<Watchlist, 'id' | 'name'> & { symbols: readonly unknown[] };

function readList(row: JsonRecord): ListWithSymbols | null {
  const id = encodeId(row['id']);
  if (id === null) return null;
  return { id, name: asLine(row['name']) ?? '—', symbols: asList(row['symbols']) ?? [] };
}

async function withRows(lists: readonly ListWithSymbols[]): Promise<readonly Watchlist[]> {
  const read = [];
  for (const { symbols, ...list } of lists) {
    const instruments = await readLongList(symbols, readInstrumentRow, ({ symbol }) => symbol);
    read.push({ list, ...firstRows(instruments) });
  }
  const isLong = read.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_SHARED;
  return read.map(({ list, rows, leftOut }) => ({
    ...{ ...list, leftOut },
    ...(isLong ? { instruments: [], rows } : { instruments: rows, rows: null }),
  }));
}

function requireSymbol({ symbol }: { symbol: string }): string {
  const ticker = readSymbol(symbol);
  if (ticker === null) throw new RestError('invalid');
  return ticker;
}
