import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { readSymbol } from '../readers/instrument';
import { bothTexts } from './rows';

/** The lists of a desk. */
export type DeskList =
  | 'trades'
  | 'alerts'
  | 'notes'
  | 'lines'
  | 'ignored'
  | 'flows'
  | 'lists'
  | 'filters'
  | 'imports'
  | 'forms';

/** The lists that an exported file has. */
type ExportedList = Exclude<DeskList, 'imports' | 'forms'>;

/** Those besides the trades. */
export type OtherList = Exclude<ExportedList, 'trades'>;

export const OTHER_LISTS = [
  'alerts',
  'notes',
  'lines',
  'ignored',
  'flows',
  'lists',
  'filters',
] as const satisfies readonly OtherList[];

type IdentifiedRow = JsonRecord & { readonly id: string };

/** An id of a row; null for what is none. */
export function readId(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : asText(value);
  return text !== null && text.length > 0 && text.length <= 100 ? text : null;
}

/** The id of a row of a list, which of a note is its symbol; null where it has none. */
export function idIn(list: DeskList, row: unknown): string | null {
  const id = asRecord(row)?.['id'];
  return list === 'notes' ? readSymbol(id) : readId(id);
}

/**
 * The rows of a list that have an id, each under one of its own: a repeated id gets a number,
 * the same each time; notes on one symbol become one with all texts; an ex-date is ignored once.
 */
export function identified(list: DeskList, rows: unknown): readonly IdentifiedRow[] {
  const found = (asList(rows) ?? []).flatMap((row) => {
    const id = idIn(list, row);
    return id === null ? [] : [{ ...asRecord(row), id }];
  });
  if (list === 'notes') return joined(found);
  return list === 'ignored' ? firstOfEach(found) : withOwnIds(found);
}

/** The same rows, of which none has the id of one before it. */
export function withOwnIds<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const taken = new Set(rows.map(({ id }) => id));
  const next = new Map<string, number>();
  return rows.map((row) => {
    const number = next.get(row.id);
    if (number === undefined) {
      next.set(row.id, 2);
      return row;
    }
    const numbered = (n: number) => `${row.id.slice(0, 80)} ${n}`;
    let own = number;
    while (taken.has(numbered(own))) own += 1;
    next.set(row.id, own + 1);
    taken.add(numbered(own));
    return { ...row, id: numbered(own) };
  });
}

function joined(notes: readonly IdentifiedRow[]): readonly IdentifiedRow[] {
  const bySymbol = new Map<string, IdentifiedRow>();
  for (const note of notes) {
    const [first, text] = [bySymbol.get(note.id), asText(note['text'])];
    const before = asText(first?.['text']);
    const both = before !== null && text !== null && { text: bothTexts(before, text, '') };
    bySymbol.set(note.id, { ...note, ...first, ...both });
  }
  return [...bySymbol.values()];
}

function firstOfEach(rows: readonly IdentifiedRow[]): readonly IdentifiedRow[] {
  const byId = new Map<string, IdentifiedRow>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}
