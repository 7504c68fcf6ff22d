import { asList, asNumber, asText, type JsonRecord } from '../../lib/json';
import { asLine, oneLine } from '../../lib/text';
import { isOwnList, OWN_LIST } from '../readers/ids';
import { readSymbol, readSymbols } from '../readers/instrument';
import type { DeskChange, OwnListInput, Watchlist } from '../resolvers.types';
import { readId } from './ids';
import { mergeRows } from './rows';

/** The longest name of a list, in characters. */
export const LONGEST_LIST_NAME = 40;
/** The most lists of one's own, and the most symbols of one. */
export const MOST_LISTS = 50;
export const MOST_LISTED = 500;

type ListRow = JsonRecord & { readonly id: string };
type ListedSymbols = Pick<Watchlist, 'id' | 'name' | 'position' | 'rows'>;

/** The id of a list of one's own, by that of its row on the desk. */
export function ownListId(rowId: string): string {
  return OWN_LIST + rowId;
}

/** The id of the row of the desk, by that of its list. */
export function rowIdOfList(id: string): string {
  return isOwnList(id) ? id.slice(OWN_LIST.length) : id;
}

/** The lists of one's own in their order. */
export function readOwnLists(rows: readonly JsonRecord[]): readonly Watchlist[] {
  return inOrder(rows.flatMap((row) => readOwnList(row) ?? []));
}

/** Lists by their position; of equals the one that stands first. */
function inOrder<List extends { readonly position: number }>(lists: readonly List[]): readonly List[] {
  return lists.toSorted((one, other) => one.position - other.position);
}

/** A list of one's own, whose rows have neither names nor prices; null for what is none. */
export function readOwnList(row: JsonRecord): Watchlist | null {
  const id = readId(row['id']);
  if (id === null) return null;
  const rows = readSymbols(row['symbols']).map((symbol) => ({ symbol, name: null, price: null }));
  return {
    id: ownListId(id),
    name: asLine(row['name'], LONGEST_LIST_NAME) ?? '—',
    isOwn: true,
    position: asNumber(row['position']) ?? Number.MAX_SAFE_INTEGER,
    instruments: [],
    rows,
    leftOut: 0,
  };
}

/** A list of one's own as the document has it. */
export function writeOwnList({ id, name, position, rows }: ListedSymbols): ListRow {
  return { id: rowIdOfList(id), name, symbols: rows?.map(({ symbol }) => symbol) ?? [], position };
}

/** The input that creates such a list. */
export function inputOfList({ id, name, position, rows }: ListedSymbols): OwnListInput {
  return { id, name, position, symbols: rows?.map(({ symbol }) => symbol) ?? [] };
}

/** Whether a change needs the list that it is about: a place among others does not. */
function needsList({ name, symbols, added, removed, moved }: OwnListInput): boolean {
  return !symbols && (name ?? added ?? removed ?? moved) != null;
}

/** A change of a list of one's own that is gone. */
class MissingListError extends Error {
  readonly extensions = { kind: 'missingList' };
}

/** Throws where a list is gone that a change needs, so that nothing has come of the changes of lists. */
export function requireLists(changes: DeskChange['lists'], lists: readonly Watchlist[]): void {
  const known = new Set(lists.map(({ id }) => rowIdOfList(id)));
  if (changes?.some((each) => needsList(each) && !known.has(rowIdOfList(each.id))))
    throw new MissingListError();
}

/**
 * The rows of lists with changes merged into them, which are about the newest ones, also where their maker saw older ones: a
 * symbol is added once. Where a list that one of the changes needs is gone, all are dropped: a symbol that moves to it stays
 * where it was.
 */
export function mergeOwnLists(
  rows: readonly ListRow[],
  changes: readonly OwnListInput[],
  removed: readonly string[],
): readonly ListRow[] {
  const created = new Set(
    [...rows, ...changes.filter(({ symbols }) => symbols)].map(({ id }) => rowIdOfList(id)),
  );
  const isWhole = changes.every((each) => !needsList(each) || created.has(rowIdOfList(each.id)));
  const merged = (isWhole ? changes : []).reduce((before, { id: listId, ...change }) => {
    const id = rowIdOfList(listId);
    const saved = before.find((row) => row.id === id);
    if (!saved && !change.symbols) return before;
    return mergeRows(before, [mergeOwnList(saved ?? { id }, change)]);
  }, rows);
  return mergeRows(merged, [], removed.map(rowIdOfList));
}

function mergeOwnList(
  saved: ListRow,
  { name, position, symbols, ...change }: Omit<OwnListInput, 'id'>,
): ListRow {
  const { removed, moved } = change;
  const added = [...(symbols ?? []), ...(change.added ?? [])];
  const before: readonly unknown[] = asList(saved['symbols']) ?? textsIn(saved['symbols']);
  const kept = before.filter((entry) => !removed?.includes(readSymbol(entry) ?? ''));
  const known = new Set(kept.map(readSymbol));
  const longer = [...kept, ...new Set(added.filter((symbol) => !known.has(symbol)))];
  return {
    ...saved,
    ...(name != null && { name: oneLine(name) }),
    ...(position != null && { position }),
    symbols: moved ? withMoved(longer, moved.symbol, moved.before ?? null) : longer,
  };
}

/** Symbols that a document has as one text. */
function textsIn(value: unknown): readonly string[] {
  return asText(value) === null ? [] : readSymbols(value);
}

/** The entries of a list with a symbol before another one, or at the end; as they are where it is not among them. */
function withMoved(entries: readonly unknown[], symbol: string, before: string | null): readonly unknown[] {
  const isMoved = (entry: unknown) => readSymbol(entry) === symbol;
  if (symbol === before || !entries.some(isMoved)) return entries;
  const others = entries.filter((entry) => !isMoved(entry));
  const at = others.findIndex((entry) => readSymbol(entry) === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, symbol);
}
