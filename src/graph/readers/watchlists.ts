import { asList, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Watchlist } from '../resolvers.types';
import { encodeId } from './ids';
import { readInstrumentRow } from './instrument';
import { firstRows, readLongList, readRows, rowsOf } from './rows';

/** The lists in the server's order, each once. */
export async function readWatchlists(response: unknown): Promise<readonly Watchlist[]> {
  const lists = readRows(rowsOf(response), readList, ({ id }) => id);
  const read = [];
  for (const { symbols, ...list } of lists) {
    const rows = await readLongList(symbols, readInstrumentRow, ({ symbol }) => symbol);
    read.push({ ...list, position: 0, ...firstRows(rows) });
  }
  return read;
}

type ListWithSymbols = Pick<Watchlist, 'id' | 'name'> & { symbols: readonly unknown[] };

function readList(row: JsonRecord): ListWithSymbols | null {
  const id = encodeId(row['id']);
  if (id === null) return null;
  return { id, name: asLine(row['name']) ?? '—', symbols: asList(row['symbols']) ?? [] };
}
