import {
  LONGEST_NOTE,
  readAlert,
  readSavedFilter,
  readFlow,
  readIgnored,
  readLine,
  readNote,
} from '../../../graph/desk/fields';
import { readId } from '../../../graph/desk/ids';
import { readOwnList } from '../../../graph/desk/own-lists';
import { bothTexts } from '../../../graph/desk/rows';
import { rowIdOfList } from '../../../graph/list-ids';
import type { CashFlow, DrawnLine, Note, SavedFilterInput, Watchlist } from '../../../graph/resolvers.types';
import type { DeskAlert } from '../../../graph/values';
import { textHash } from '../../../lib/hash';
import { asText, type JsonRecord } from '../../../lib/json';
import { oneLine } from '../../../lib/text';
import type { Day } from '../../../market/day';
import { alertProblem, flowProblems, listProblems, type Problem } from './document-problem';

/** What is wrong with a row. */
export type Found = Problem | readonly Problem[];

export function importedAlert(row: JsonRecord): DeskAlert | Found {
  const alert = readWith(readAlert, row);
  return alert === null ? 'alert' : (alertProblem(alert) ?? alert);
}

export function importedLine(row: JsonRecord): DrawnLine | Found {
  return readWith(readLine, row) ?? 'line';
}

/** Returns a function that reads notes; one that has no room beneath those on its symbol is left out whole. */
export function createNoteOf(kept: readonly Pick<Note, 'id' | 'text'>[]) {
  const textOf = new Map(kept.map(({ id, text }) => [id, text]));
  const joinedOf = new Map<string, string>();
  return (row: JsonRecord): Note | Problem => {
    const note = readNote(row);
    if (note === null) return 'symbol';
    if ((asText(row['text']) ?? '').length > LONGEST_NOTE) return 'longNote';
    if (note.text === '') return 'emptyNote';
    const joined = bothTexts(joinedOf.get(note.id) ?? '', note.text, '');
    const whole = bothTexts(textOf.get(note.id) ?? '', joined, '');
    if (whole.length > LONGEST_NOTE) return 'longNotes';
    joinedOf.set(note.id, joined);
    return note;
  };
}

/** Returns a function that reads what is ignored, each once. */
export function createIgnoredOf() {
  const known = new Set<string>();
  return (row: JsonRecord): { id: string } | Found => {
    const { id } = readIgnored(row) ?? {};
    if (id === undefined || oneLine(id) !== id) return 'id';
    return known.has(id) ? 'repeated' : (known.add(id), { id });
  };
}

export function importedFlow(row: JsonRecord, today: Day): CashFlow | Found {
  const problems = flowProblems(row, today);
  return problems.length > 0 ? problems : (readWith(readFlow, row) ?? 'flow');
}

/** A list under the id of its row, as a file has it. */
export function listOf(row: JsonRecord): Watchlist | Found {
  const problems = listProblems(row);
  return problems.length > 0 ? problems : (readWith(readListRow, row) ?? 'list');
}

function readListRow(row: JsonRecord): Watchlist | null {
  const list = readOwnList(row);
  return list && { ...list, id: rowIdOfList(list.id) };
}

/** A filter that a file says nothing of the watching of is watched as before. */
export function filterOf(row: JsonRecord): SavedFilterInput | Found {
  return readWith(readFilterRow, row) ?? 'filter';
}

function readFilterRow(row: JsonRecord): SavedFilterInput | null {
  const filter = readSavedFilter(row);
  if (filter === null || row['watchedSince'] !== undefined) return filter;
  const { watchedSince: _, ...others } = filter;
  return others;
}

/** A row that is known by an id of its own. */
export type Identified = DeskAlert | DrawnLine | CashFlow | Watchlist | SavedFilterInput;

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
