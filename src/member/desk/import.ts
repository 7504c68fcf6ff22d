import { readSettings } from '../../graph/desk/fields';
import { identified, withOwnIds, type ExportedList } from '../../graph/desk/ids';
import { inputOfList } from '../../graph/desk/own-lists';
import { mergeRows } from '../../graph/desk/rows';
import type { DeskChange, Note } from '../../graph/resolvers.types';
import { asRecord, parseStored, type JsonRecord } from '../../lib/json';
import { yieldToMain } from '../../lib/schedule';
import type { Day } from '../../market/day';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { jsonEntries, type Entries, type Entry, type EntryLocation } from './import-entries';
import type { Problem } from './import-problem';
import {
  importedAlert,
  createIgnoredOf,
  createNoteOf,
  filterOf,
  importedFlow,
  importedLine,
  listOf,
  importedTrade,
  type Found,
  type Identified,
} from './import-rows';
import { tableEntries } from './import-table';
import { tooLargeRights } from './trade-limits';

/** A row that is left out, and all that is wrong with it. */
export type LeftOut = { location: EntryLocation; problems: readonly Problem[] };

/** What a file brings. */
export type Import = Pick<Entries, 'beyond' | 'hasNoSide'> & {
  change: DeskChange;
  /** What is to be saved, with the locations of its rows: several notes on one symbol are one. */
  rows: readonly { list: ExportedList; id: string; location: EntryLocation }[];
  leftOut: readonly LeftOut[];
};

/** What a desk has beside which the rows of a file must be possible. */
type Kept = Pick<WholeDeskFragment, 'trades' | 'notes'>;

const NOTHING: Kept = { trades: [], notes: [] };

/** How many rows are read in one task. */
const SLICE = 250;

/**
 * Reads a JSON document or a table of trades; resolves to null where it is neither, or has nothing. Rows with the id of a known one
 * replace it. A row without an id of its own gets one by what it says, so that the same file again brings the same rows.
 */
export async function readImport(text: string, today: Day, desk = NOTHING): Promise<Import | null> {
  const plain = text.replace(/^\uFEFF/, '');
  const known = { today, desk };
  if (!/^\s*[{[]/.test(plain)) return importOf(tableEntries(plain), null, known);
  const stored: unknown = parseStored(plain);
  const record = Array.isArray(stored) ? { trades: stored as unknown[] } : asRecord(stored);
  const document = asRecord(record?.['data']) ?? record;
  return document && importOf(jsonEntries(document), document['settings'], known);
}

async function importOf(
  { entries, ...counts }: Entries,
  settings: unknown,
  { today, desk }: { today: Day; desk: Kept },
): Promise<Import | null> {
  const set = readSettings(asRecord(settings));
  if (entries.length === 0 && set === null) return null;
  const leftOut: LeftOut[] = [];
  const read = async <Row extends object>(list: ExportedList, rowOf: (row: JsonRecord) => Row | Found) => {
    const rows: { location: EntryLocation; row: Row }[] = [];
    for (const [i, entry] of entries.filter((each) => each.list === list).entries()) {
      if (i > 0 && i % SLICE === 0) await yieldToMain();
      const row = rowIn(entry, rowOf);
      if (isProblem(row)) leftOut.push({ location: entry.location, problems: [row].flat() });
      else rows.push({ location: entry.location, row });
    }
    return rows;
  };

  const readTrades = withIds(await read('trades', (row) => importedTrade(row, today)));
  const rows = readTrades.map(({ row }) => row);
  const tooLarge = tooLargeRights(mergeRows(desk.trades, rows));
  for (const { location, row } of readTrades)
    if (tooLarge.has(row.id)) leftOut.push({ location, problems: ['amount'] });
  const trades = readTrades.filter(({ row }) => !tooLarge.has(row.id));
  const alerts = withIds(await read('alerts', importedAlert));
  const lines = withIds(await read('lines', importedLine));
  const notes = await read('notes', createNoteOf(desk.notes));
  const ignored = await read('ignored', createIgnoredOf());
  const flows = withIds(await read('flows', (row) => importedFlow(row, today)));
  const lists = withIds(await read('lists', listOf));
  const filters = withIds(await read('filters', filterOf));

  const rowsOf = (list: ExportedList, found: readonly { location: EntryLocation; row: { id: string } }[]) =>
    found.map(({ location, row }) => ({ list, id: row.id, location }));
  return {
    change: {
      trades: trades.map(({ row }) => row),
      alerts: alerts.map(({ row }) => row),
      notes: notesOf(notes.map(({ row }) => row)),
      lines: lines.map(({ row }) => row),
      ...(ignored.length > 0 && { ignored: ignored.map(({ row }) => row.id) }),
      ...(flows.length > 0 && { flows: flows.map(({ row }) => row) }),
      ...(lists.length > 0 && { lists: lists.map(({ row }) => inputOfList(row)) }),
      ...(filters.length > 0 && { filters: filters.map(({ row }) => row) }),
      settings: set,
    },
    rows: [
      ...rowsOf('trades', trades),
      ...rowsOf('alerts', alerts),
      ...rowsOf('notes', notes),
      ...rowsOf('lines', lines),
      ...rowsOf('ignored', ignored),
      ...rowsOf('flows', flows),
      ...rowsOf('lists', lists),
      ...rowsOf('filters', filters),
    ],
    leftOut,
    ...counts,
  };
}

function isProblem(row: object | Found): row is Found {
  return typeof row === 'string' || Array.isArray(row);
}

function rowIn<Row extends object>(
  { row, isOpen }: Entry,
  rowOf: (row: JsonRecord) => Row | Found,
): Row | Found {
  const record = asRecord(row);
  if (isOpen) return 'quote';
  return record === null ? 'row' : rowOf(record);
}

function withIds<Row extends Identified>(found: readonly { location: EntryLocation; row: Row }[]) {
  const rows = withOwnIds(found.map(({ row }) => row));
  return found.map(({ location }, i) => ({ location, row: rows[i]! }));
}

/** Notes of a file, each beside what the desk has on its symbol. */
function notesOf(notes: readonly Note[]) {
  return identified('notes', notes).map((note) => ({ ...(note as unknown as Note), before: '' }));
}
