import {
  LONGEST_NOTE,
  readAlert,
  readFilter,
  readFlow,
  readIgnored,
  readLine,
  readNote,
  readSettings,
  readTrade,
} from '../../graph/desk/fields';
import { identified, readId, withOwnIds, type DeskList } from '../../graph/desk/ids';
import { inputOfList, readOwnList, rowIdOfList } from '../../graph/desk/own-lists';
import type {
  CashFlow,
  DeskChange,
  DrawnLine,
  Note,
  SavedFilterInput,
  Trade,
  Watchlist,
} from '../../graph/resolvers.types';
import type { DeskAlert, DeskTrade } from '../../graph/values';
import { textHash } from '../../lib/hash';
import { asList, asRecord, asText, parseStored, type JsonRecord } from '../../lib/json';
import { yieldToMain } from '../../lib/schedule';
import { fold, oneLine } from '../../lib/text';
import type { Day } from '../../market/day';
import { toThousand } from '../../market/format';
import { readPrice, readQuantity } from '../shared/read-number';
import { alertProblem, flowProblems, listProblems, tradeProblems, type Problem } from './import-problem';
import { rowsOfTable, withoutGuard, type WrittenRow } from '../shared/table';
import { OTHER_HEADS, type Column } from './transfer';

/** Where a row stands: on which line of a table, or as which of its list in a JSON document. */
export type Place = { in: 'table' | DeskList; number: number };

/** A row that is left out, and all that is wrong with it. */
export type LeftOut = { place: Place; problems: readonly Problem[] };

/** What a file brings. */
export type Import = {
  change: DeskChange;
  /** What is to be saved, with the places of its rows: several notes on one symbol are one. */
  rows: readonly { list: DeskList; id: string; place: Place }[];
  leftOut: readonly LeftOut[];
  /** The number of rows beyond the first ones, which are not read. */
  beyond: number;
  /** Whether it is a table that does not say what was bought and what was sold: then all is bought. */
  hasNoSide: boolean;
};

/** A row of a file, as the document has such rows. */
type Entry = { place: Place; list: DeskList; row: unknown; isOpen?: boolean };

type Entries = Pick<Import, 'beyond' | 'hasNoSide'> & { entries: readonly Entry[] };

const LISTS = [
  'trades',
  'alerts',
  'notes',
  'lines',
  'ignored',
  'flows',
  'lists',
  'filters',
] as const satisfies readonly DeskList[];

/** What is wrong with a row. */
type Found = Problem | readonly Problem[];

/** More would freeze the page. */
const MOST_ROWS = 10_000;

/** How many rows are read in one task. */
const SLICE = 250;

/**
 * Reads a JSON document or a table of trades; resolves to null where it is neither, or has nothing. Rows with the id of a known one
 * replace it. A row without an id of its own gets one by what it says, so that the same file again brings the same rows.
 */
export async function readImport(text: string, today: Day): Promise<Import | null> {
  const plain = text.replace(/^\uFEFF/, '');
  if (!/^\s*[{[]/.test(plain)) return importOf(tableEntries(plain), null, today);
  const stored: unknown = parseStored(plain);
  const record = Array.isArray(stored) ? { trades: stored as unknown[] } : asRecord(stored);
  const document = asRecord(record?.['data']) ?? record;
  return document && importOf(jsonEntries(document), document['settings'], today);
}

async function importOf(
  { entries, ...counts }: Entries,
  settings: unknown,
  today: Day,
): Promise<Import | null> {
  const set = readSettings(asRecord(settings));
  if (entries.length === 0 && set === null) return null;
  const leftOut: LeftOut[] = [];
  const read = async <Row extends object>(list: DeskList, rowOf: (row: JsonRecord) => Row | Found) => {
    const rows: { place: Place; row: Row }[] = [];
    for (const [i, entry] of entries.filter((each) => each.list === list).entries()) {
      if (i > 0 && i % SLICE === 0) await yieldToMain();
      const row = rowIn(entry, rowOf);
      if (isProblem(row)) leftOut.push({ place: entry.place, problems: [row].flat() });
      else rows.push({ place: entry.place, row });
    }
    return rows;
  };

  const trades = withIds(
    await read<DeskTrade>('trades', (row) => {
      const problems = tradeProblems(row, today);
      return problems.length > 0 ? problems : (readWith(readTrade, row) ?? 'row');
    }),
  );
  const alerts = withIds(
    await read('alerts', (row) => {
      const alert = readWith(readAlert, row);
      return alert === null ? 'alert' : (alertProblem(alert) ?? alert);
    }),
  );
  const lines = withIds(await read('lines', (row) => readWith(readLine, row) ?? 'line'));
  const notes = await read('notes', noteOf);
  const known = new Set<string>();
  const ignored = await read('ignored', (row) => {
    const { id } = readIgnored(row) ?? {};
    if (id === undefined || oneLine(id) !== id) return 'id';
    return known.has(id) ? 'repeated' : (known.add(id), { id });
  });

  const flows = withIds(
    await read<CashFlow>('flows', (row) => {
      const problems = flowProblems(row, today);
      return problems.length > 0 ? problems : (readWith(readFlow, row) ?? 'flow');
    }),
  );

  const lists = withIds(
    await read<Watchlist>('lists', (row) => {
      const problems = listProblems(row);
      return problems.length > 0 ? problems : (readWith(readListRow, row) ?? 'list');
    }),
  );
  const filters = withIds(
    await read<SavedFilterInput>('filters', (row) => readWith(readFilterRow, row) ?? 'filter'),
  );

  const rowsOf = (list: DeskList, found: readonly { place: Place; row: { id: string } }[]) =>
    found.map(({ place, row }) => ({ list, id: row.id, place }));
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

/** A list under the id of its row, as a file has it. */
/** A filter that a file says nothing of the watching of is watched as before. */
function readFilterRow(row: JsonRecord): SavedFilterInput | null {
  const filter = readFilter(row);
  if (filter === null || row['watchedSince'] !== undefined) return filter;
  const { watchedSince: _, ...others } = filter;
  return others;
}

function readListRow(row: JsonRecord): Watchlist | null {
  const list = readOwnList(row);
  return list && { ...list, id: rowIdOfList(list.id) };
}

type Identified = Trade | DeskAlert | DrawnLine | CashFlow | Watchlist | SavedFilterInput;

/** A row under its id, or under one by what it says where that cannot be kept as it is. */
function readWith<Row extends Identified>(
  read: (row: JsonRecord) => Row | null,
  row: JsonRecord,
): Row | null {
  const id = readId(row['id']);
  if (id !== null && oneLine(id) === id) return read(row);
  const found = read({ ...row, id: 'file' });
  return found && { ...found, id: `file ${textHash(JSON.stringify(found))}` };
}

function withIds<Row extends Identified>(found: readonly { place: Place; row: Row }[]) {
  const rows = withOwnIds(found.map(({ row }) => row));
  return found.map(({ place }, i) => ({ place, row: rows[i]! }));
}

function noteOf(row: JsonRecord): Note | Problem {
  const note = readNote(row);
  if (note === null) return 'symbol';
  if ((asText(row['text']) ?? '').length > LONGEST_NOTE) return 'longNote';
  return note.text === '' ? 'emptyNote' : note;
}

/** Notes of a file, each beside what the desk has on its symbol. */
function notesOf(notes: readonly Note[]) {
  return identified('notes', notes).map((note) => ({ ...(note as unknown as Note), before: '' }));
}

function jsonEntries(document: JsonRecord): Entries {
  const entries: Entry[] = [];
  let beyond = 0;
  for (const list of LISTS) {
    const rows = asList(document[list]) ?? [];
    const read = rows.slice(0, MOST_ROWS - entries.length);
    beyond += rows.length - read.length;
    for (const [i, row] of read.entries()) entries.push({ place: { in: list, number: i + 1 }, list, row });
  }
  return { entries, beyond, hasNoSide: false };
}

function tableEntries(text: string): Entries {
  const { rows: all, beyond } = rowsOfTable(text, 1 + MOST_ROWS);
  const [head, ...rows] = all;
  const columnOf = columnsIn(head?.cells ?? []);
  if (columnOf('symbol') === -1) return { entries: [], beyond: 0, hasNoSide: false };
  const entries = rows.map((written): Entry => ({
    place: { in: 'table', number: written.line },
    list: 'trades',
    row: rowOfTable(written, columnOf),
    isOpen: written.isOpen,
  }));
  return { entries, beyond, hasNoSide: columnOf('side') === -1 };
}

type ColumnOf = (name: Column) => number;

/** Returns a function that returns the place of a column, by its head or another one that it may have; -1 without it. */
function columnsIn(heads: readonly string[]): ColumnOf {
  const names = heads.map((name) => fold(oneLine(name)));
  const places = new Map<Column, number>();
  return (name) => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const head = [name, ...(OTHER_HEADS[name] ?? [])].find((each) => names.includes(each));
    const place = head === undefined ? -1 : names.indexOf(head);
    places.set(name, place);
    return place;
  };
}

function rowOfTable({ cells }: WrittenRow, columnOf: ColumnOf): JsonRecord {
  const cell = (name: Column) => withoutGuard(cells[columnOf(name)]?.trim() ?? '');
  return {
    id: cell('id'),
    side: columnOf('side') === -1 ? 'buy' : sideIn(cell('side')),
    symbol: cell('symbol'),
    quantity: wholeIn(cell('quantity')),
    price: priceIn(cell('price')),
    date: cell('date'),
    per: cell('per') === '' ? null : wholeIn(cell('per')),
    settles: cell('settles'),
    planned: truthIn(cell('planned').toLowerCase()),
    stop: cell('stop') === '' ? null : priceIn(cell('stop')),
    target: cell('target') === '' ? null : priceIn(cell('target')),
    signal: { kind: cell('signal'), day: cell('signal_date') },
    note: cell('note'),
  };
}

/** A side as the document has it, also where a Vietnamese broker wrote it. */
function sideIn(cell: string): string {
  const word = fold(cell);
  if (word === 'mua') return 'buy';
  return word === 'ban' ? 'sell' : cell;
}

/** Decimals that say nothing, as spreadsheets write them. */
const EMPTY_DECIMALS = /[.,]0{1,2}$/;

/** A number of shares as people type it; what is none stays as it is. */
function wholeIn(cell: string): number | string {
  const text = cell.replace(EMPTY_DECIMALS, '');
  return text === '' || text === '0' ? 0 : (readQuantity(text) ?? cell);
}

/** Thousand đồng of a price as people type it; what is none stays as it is. */
function priceIn(cell: string): number | string {
  if (cell.replace(EMPTY_DECIMALS, '') === '0' || cell === '') return 0;
  const price = readPrice(cell);
  return price === null ? 'none' : toThousand(price);
}

function truthIn(cell: string): unknown {
  if (cell === 'true' || cell === 'false') return cell === 'true';
  return cell;
}
