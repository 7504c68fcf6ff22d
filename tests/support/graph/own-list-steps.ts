import fc from 'fast-check';
import type { Desk, DeskChange } from '../../../src/graph/resolvers.types';

export const TABS = 3;

const changes = [
  ...(['create', 'create', 'add', 'add', 'add', 'move', 'transfer'] as const),
  ...(['rename', 'reorder', 'remove', 'delete'] as const),
];
const ways = ['load', 'reload', 'lose', 'wait', 'wait', 'wait'] as const;

const stepOf = <Does extends string>(all: readonly Does[]) =>
  fc.record({
    tab: fc.nat(TABS - 1),
    /** Chooses among the lists and symbols that the tab has seen. */
    which: fc.nat(7),
    does: fc.constantFrom(...all),
  });

/** A change of a person in a tab. */
export const change = stepOf(changes);
/** The same, or what happens on the way. */
export const step = stepOf([...changes, ...ways]);
export type Step = { readonly tab: number; readonly which: number; readonly does: string };

/** Lists as a person sees them. */
export type Seen = readonly { id: string; name: string; symbols: readonly string[]; position: number }[];

export const seenIn = ({ lists }: Pick<Desk, 'lists'>): Seen =>
  lists.map(({ id, name, position, rows }) => ({
    ...{ id, name, position },
    symbols: rows?.map(({ symbol }) => symbol) ?? [],
  }));

/** The change that step `i` makes of the lists of its tab; its names are those of no other step. Null where there is nothing to change. */
export function changeOf({ which, does }: Step, i: number, lists: Seen): DeskChange | null {
  const name = `Name ${i}`;
  if (does === 'create') {
    return { lists: [{ id: `own:l${i}`, name, position: lists.length, symbols: [`S${i}`] }] };
  }
  const list = lists[which % Math.max(1, lists.length)];
  if (!list) return null;
  const { id, symbols } = list;
  if (does === 'add') return { lists: [{ id, added: [`S${i}`] }] };
  if (does === 'rename') return { lists: [{ id, name }] };
  if (does === 'reorder') {
    return { lists: lists.toReversed().map((each, position) => ({ id: each.id, position })) };
  }
  if (does === 'delete') return { removed: { lists: [id] } };
  const symbol = symbols[which % Math.max(1, symbols.length)];
  const other = lists[(which + 1) % lists.length]!;
  if (symbol === undefined) return null;
  if (does === 'move') {
    return { lists: [{ id, moved: { symbol, before: symbols[(which + 1) % symbols.length]! } }] };
  }
  const removal = { id, removed: [symbol] };
  if (does === 'remove') return { lists: [removal] };
  return does === 'transfer' && other.id !== id
    ? { lists: [{ id: other.id, added: [symbol] }, removal] }
    : null;
}
