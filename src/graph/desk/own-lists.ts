import { asList, asNumber, asText, type JsonRecord } from '../../lib/json';
import { asLine, oneLine } from '../../lib/text';
import { ownListId, rowIdOfList } from '../list-ids';
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
    position: asNumber(row['position']) ?? Number.MAX_SAFE_INTEGER,
    rows,
    leftOut: 0,
  };
}

/** A list of one's own as the document has it. */
export function writeOwnList(list: ListedSymbols): ListRow {
  const { id, name, position } = list;
  return { id: rowIdOfList(id), name, symbols: symbolsOf(list), position };
}

/** The input that creates such a list. */
export function inputOfList(list: ListedSymbols): OwnListInput {
  const { id, name, position } = list;
  return { id, name, position, symbols: symbolsOf(list) };
}

/** The symbols of a list of one's own, in their order. */
export function symbolsOf({ rows }: Pick<Watchlist, 'rows'>): readonly string[] {
  return rows.map(({ symbol }) => symbol);
}

/** Whether a change needs the list that it is about: a place among others does not. */
function needsList({ name, symbols, added, removed, moved }: OwnListInput): boolean {
  return !symbols && (name ?? added ?? removed ?? moved) != null;
}

/** A change of a list of one's own that is gone. */
class MissingListError extends Error {
  readonly extensions = { kind: 'missingList' };
}

/** A change that would give a list of one's own more symbols than one may have. */
class FullListError extends Error {
  readonly extensions = { kind: 'fullList' };
}

/** Whether a list has room for those of some symbols that it lacks. */
function hasRoom(listed: readonly string[], added: OwnListInput['added']): boolean {
  const known = new Set(listed);
  const lacking = new Set(added?.filter((symbol) => !known.has(symbol))).size;
  return lacking === 0 || listed.length + lacking <= MOST_LISTED;
}

/**
 * Throws where a list is gone that a change needs, or has no room for what one adds, so that nothing has come of the changes
 * of lists; and where a created one is not there, as a server may drop what it does not know.
 */
export function requireLists(changes: DeskChange['lists'], lists: readonly Watchlist[]): void {
  const known = new Map(lists.map((list) => [rowIdOfList(list.id), symbolsOf(list)]));
  for (const each of changes ?? []) {
    const listed = known.get(rowIdOfList(each.id));
    if (!listed && (each.symbols || needsList(each))) throw new MissingListError();
    if (listed && !hasRoom(listed, each.added)) throw new FullListError();
  }
}

/**
 * The rows of lists with changes merged into them, which are about the newest ones, also where their maker saw older ones: a
 * symbol is added once. Where a list that one of the changes needs is gone, or has no room for what one adds, all are dropped:
 * a symbol that moves to it stays where it was. A list that is created again stays as it is where it has no room.
 */
export function mergeOwnLists(
  rows: readonly ListRow[],
  changes: readonly OwnListInput[],
  removed: readonly string[],
): readonly ListRow[] {
  const known = new Map(rows.map((row) => [row.id, readSymbols(row['symbols'])]));
  const ofRows = changes.map(({ id, ...change }) => ({ id: rowIdOfList(id), ...change }));
  const created = new Set(ofRows.filter(({ symbols }) => symbols).map(({ id }) => id));
  const isWhole = ofRows.every((change) => {
    const listed = known.get(change.id);
    return listed ? hasRoom(listed, change.added) : !needsList(change) || created.has(change.id);
  });
  const merged = (isWhole ? ofRows : []).reduce((before, { id, ...change }) => {
    const saved = before.find((row) => row.id === id);
    if (saved ? !hasRoom(readSymbols(saved['symbols']), change.symbols) : !change.symbols) return before;
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
  const at = before === null ? -1 : others.findIndex((entry) => readSymbol(entry) === before);
  return others.toSpliced(at === -1 ? others.length : at, 0, symbol);
}
