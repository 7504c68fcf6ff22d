import { readSettings } from '../../../graph/desk/fields';
import { identified, OTHER_LISTS, withOwnIds, type OtherList } from '../../../graph/desk/ids';
import { inputOfList } from '../../../graph/desk/own-lists';
import type { DeskChange, Note } from '../../../graph/resolvers.types';
import { asRecord, parseStored, type JsonRecord } from '../../../lib/json';
import { yieldToMain } from '../../../lib/schedule';
import type { Day } from '../../../market/day';
import { MOST_TABLE_ROWS } from '../../../tables/limits';
import type { Table } from '../../../tables/table';
import { documentEntries } from './document-entries';
import type { Problem } from './document-problem';
import {
  importedAlert,
  createIgnoredOf,
  createNoteOf,
  filterOf,
  importedFlow,
  importedLine,
  listOf,
  type Found,
  type Identified,
} from './document-rows';
import { documentTable } from './document-table';

/** What a document has besides its trades: as a change, in figures, and which rows of it cannot be read, and why. */
export type Others = {
  change: DeskChange;
  counts: readonly { list: OtherList | 'settings'; count: number }[];
  leftOut: readonly { list: OtherList; number: number; problems: readonly Problem[] }[];
  /** How many rows stand beyond the first ones, which are not read. */
  beyond: number;
};

/** A document of the product: its trades as a table, and all else. */
export type ReadDocument = { table: Table; others: Others };

type Kept = { today: Day; notes: readonly Pick<Note, 'id' | 'text'>[] };

/** How many rows are read in one task. */
const SLICE = 250;

/** Reads a document of the product (JSON), or a list of trades in its form; null for any other text, and for one that has nothing. */
export async function readDocument(text: string, kept: Kept): Promise<ReadDocument | null> {
  const stored: unknown = parseStored(text.replace(/^\uFEFF/, ''));
  const record = Array.isArray(stored) ? { trades: stored as unknown[] } : asRecord(stored);
  const document = asRecord(record?.['data']) ?? record;
  if (!document) return null;
  const table = documentTable(document);
  const others = await othersOf(document, kept);
  const isEmpty = table.rows.length + others.counts.length + others.leftOut.length === 0;
  return isEmpty ? null : { table, others };
}

async function othersOf(document: JsonRecord, { today, notes: known }: Kept): Promise<Others> {
  const { entries, beyond } = documentEntries(document, MOST_TABLE_ROWS);
  const leftOut: Others['leftOut'][number][] = [];
  const read = async <Row extends object>(list: OtherList, rowOf: (row: JsonRecord) => Row | Found) => {
    const rows: Row[] = [];
    for (const [i, entry] of entries.filter((each) => each.list === list).entries()) {
      if (i > 0 && i % SLICE === 0) await yieldToMain();
      const record = asRecord(entry.row);
      const row = record === null ? 'row' : rowOf(record);
      if (isProblem(row)) leftOut.push({ list, number: entry.number, problems: [row].flat() });
      else rows.push(row);
    }
    return rows;
  };
  const readIdentified = async <Row extends Identified>(
    list: OtherList,
    rowOf: (row: JsonRecord) => Row | Found,
  ) => withOwnIds(await read(list, rowOf));

  const alerts = await readIdentified('alerts', importedAlert);
  const lines = await readIdentified('lines', importedLine);
  const notes = await read('notes', createNoteOf(known));
  const ignored = await read('ignored', createIgnoredOf());
  const flows = await readIdentified('flows', (row) => importedFlow(row, today));
  const lists = await readIdentified('lists', listOf);
  const filters = await readIdentified('filters', filterOf);
  const settings = readSettings(asRecord(document['settings']));

  const found = { alerts, lines, notes, ignored, flows, lists, filters };
  const counts = OTHER_LISTS.map((list) => ({ list, count: found[list].length }));
  return {
    change: {
      ...(alerts.length > 0 && { alerts }),
      ...(notes.length > 0 && { notes: notesOf(notes) }),
      ...(lines.length > 0 && { lines }),
      ...(ignored.length > 0 && { ignored: ignored.map(({ id }) => id) }),
      ...(flows.length > 0 && { flows }),
      ...(lists.length > 0 && { lists: lists.map((list) => inputOfList(list)) }),
      ...(filters.length > 0 && { filters }),
      ...(settings && { settings }),
    },
    counts: [...counts, { list: 'settings' as const, count: settings ? 1 : 0 }].filter(
      ({ count }) => count > 0,
    ),
    leftOut,
    beyond,
  };
}

function isProblem(row: object | Found): row is Found {
  return typeof row === 'string' || Array.isArray(row);
}

/** Notes of a file, each beside what the desk has on its symbol. */
function notesOf(notes: readonly Note[]) {
  return identified('notes', notes).map((note) => ({ ...(note as unknown as Note), before: '' }));
}
