import {
  readAlert,
  readFlow,
  readLine,
  readNote,
  readSavedFilter,
  readSettings,
} from '../../../graph/desk/fields';
import { OTHER_LISTS } from '../../../graph/desk/ids';
import type { ImportedRow } from '../../../graph/desk/last-import';
import { readOwnList, symbolsOf } from '../../../graph/desk/own-lists';
import type { DeskChange, NoteInput, OwnListInput } from '../../../graph/resolvers.types';
import { shortTextHash } from '../../../lib/hash';
import { asRecord, asText, type JsonRecord } from '../../../lib/json';
import { deskWith } from '../../shared/desk-with';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { writtenOthers, type OthersOfDesk } from '../written-others';
import { isFlowAsImported } from './matching/match-flows';

type Part = ImportedRow['list'];
type Row = JsonRecord & { readonly id: string };

/** A row that a person has edited since an import wrote it, as the document has it. */
export type KeptRow = { list: Part; row: JsonRecord };

/** The rows besides the trades that a change adds to a desk or changes in it. */
export function importedRows(desk: WholeDeskFragment, change: DeskChange): ImportedRow[] {
  const [before, after] = [writtenOthers(desk), writtenOthers(deskWith(desk, change))];
  return PARTS.filter((list) => change[list] !== undefined).flatMap((list) => {
    const known = new Map(rowsIn(before, list).map((row) => [row.id, row]));
    return rowsIn(after, list).flatMap((row): ImportedRow[] => {
      const old = known.get(row.id);
      if (old !== undefined && plainText(old) === plainText(row)) return [];
      return [
        { list, id: row.id, importedAs: hashOf(list, row), before: old === undefined ? null : plain(old) },
      ];
    });
  });
}

/** What takes such rows back: added ones go, changed ones are as before; `kept` are those that a person has edited since. */
export function undoOfRows(
  desk: OthersOfDesk,
  imported: readonly ImportedRow[],
): { change: DeskChange; kept: readonly KeptRow[] } {
  const written = writtenOthers(desk);
  const found = PARTS.flatMap((list) => {
    const now = new Map(rowsIn(written, list).map((row) => [row.id, row]));
    return imported.flatMap((each) => {
      const row = each.list === list ? now.get(each.id) : undefined;
      return row === undefined ? [] : [{ ...each, row, isKept: !isAsImported(each, row) }];
    });
  });
  const undone = found.filter(({ isKept }) => !isKept);
  const removed = (list: Part) =>
    undone.flatMap((each) => (each.list === list && each.before === null ? each.id : []));
  const restored = <Input>(list: Part, inputOf: (before: JsonRecord, now: Row) => Input | null) =>
    undone.flatMap((each) =>
      each.list === list && each.before !== null ? (inputOf(each.before, each.row) ?? []) : [],
    );
  const [settings] = restored('settings', readSettings);
  return {
    change: {
      ...withoutEmpty({
        alerts: restored('alerts', readAlert),
        notes: restored('notes', noteBefore),
        lines: restored('lines', readLine),
        flows: restored('flows', readFlow),
        lists: restored('lists', listBefore),
        filters: restored('filters', readSavedFilter),
      }),
      ...(settings && { settings }),
      removed: {
        ...Object.fromEntries(OTHER_LISTS.map((list) => [list, removed(list)])),
        ...(removed('settings').length > 0 && { settings: true }),
      },
    },
    kept: found.flatMap(({ isKept, list, row }) => (isKept ? [{ list, row }] : [])),
  };
}

const PARTS = [...OTHER_LISTS, 'settings'] as const;

function rowsIn(written: ReturnType<typeof writtenOthers>, list: Part): readonly Row[] {
  if (list !== 'settings') return written[list] as readonly Row[];
  return Object.keys(written.settings).length > 0 ? [{ ...written.settings, id: 'settings' }] : [];
}

function noteBefore(before: JsonRecord, now: Row): NoteInput | null {
  const note = readNote(before);
  return note && { ...note, before: asText(now['text']) };
}

/** A list with its name and place before, without the symbols that it got. */
function listBefore(before: JsonRecord, now: Row): OwnListInput | null {
  const [list, grown] = [readOwnList(before), readOwnList(now)];
  if (list === null || grown === null) return null;
  const known = new Set(symbolsOf(list));
  const { id, name, position } = list;
  return { id, name, position, removed: symbolsOf(grown).filter((symbol) => !known.has(symbol)) };
}

/** A change without empty lists, which a server may not know. */
function withoutEmpty<Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0)) as Partial<Lists>;
}

function isAsImported({ list, importedAs }: ImportedRow, row: Row): boolean {
  if (importedAs !== null) return importedAs === hashOf(list, row);
  const flow = readFlow(row);
  return flow !== null && isFlowAsImported(flow);
}

/** A hash of what a person can edit in a row: not whether an alert has fired, and not the place among lists. */
function hashOf(list: Part, row: Row): string {
  const { firedAt: _at, firedPrice: _price, seen: _seen, ...alert } = row;
  const { position: _position, ...watchlist } = row;
  if (list === 'alerts')
    return shortTextHash(plainText(row['kind'] === 'signal' ? { ...alert, symbol: null } : alert));
  return shortTextHash(plainText(list === 'lists' ? watchlist : row));
}

/** A row as a text that is the same in whatever order its fields are, without those that it lacks. */
function plainText(row: JsonRecord): string {
  return JSON.stringify(row, (_, value: unknown) => {
    const record = asRecord(value);
    if (record === null) return value;
    const fields = Object.entries(record).filter(([key, field]) => key !== '__typename' && field != null);
    return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

function plain(row: JsonRecord): JsonRecord {
  return JSON.parse(plainText(row)) as JsonRecord;
}
