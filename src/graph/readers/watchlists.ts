import { asList, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Watchlist } from '../resolvers.types';
import { encodeId } from './ids';
import { readInstrumentRow } from './instrument';
import { firstRows, readLongList, readRows, rowsOf } from './rows';

/** The most rows of all lists that become instruments, which all panels share; writing more would freeze the page. */
const MOST_SHARED = 1_000;

/** The lists in the server's order, each once; the rows of long ones are values instead of instruments. */
export async function readWatchlists(response: unknown): Promise<readonly Watchlist[]> {
  const lists = readRows(rowsOf(response), readList, ({ id }) => id);
  const read = [];
  for (const { symbols, ...list } of lists) {
    const instruments = await readLongList(symbols, readInstrumentRow, ({ symbol }) => symbol);
    read.push({ list, ...firstRows(instruments) });
  }
  const isLong = read.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_SHARED;
  return read.map(({ list, rows, leftOut }) => ({
    ...list,
    isOwn: false,
    position: 0,
    leftOut,
    ...(isLong ? { instruments: [], rows } : { instruments: rows, rows: null }),
  }));
}

type ListWithSymbols = Pick<Watchlist, 'id' | 'name'> & { symbols: readonly unknown[] };

function readList(row: JsonRecord): ListWithSymbols | null {
  const id = encodeId(row['id']);
  if (id === null) return null;
  return { id, name: asLine(row['name']) ?? '—', symbols: asList(row['symbols']) ?? [] };
}
