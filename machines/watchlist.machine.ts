import { assign, enqueueActions, setup, type SnapshotFrom } from 'xstate';
import type { Navigation } from './navigation';

export type List = { readonly id: string; readonly symbols: readonly string[] };

export type WatchlistContext = {
  lists: readonly List[];
  listId: string | null;
  /** The selected row while browsing; the symbol of the URL while viewing, listed or not. */
  symbol: string | null;
  /** The symbol that the current run of arrow presses has reached. */
  run: string | null;
};

type Step = { by: 1 | -1 };

/** Presses within so many ms of each other are a fast run. */
const FAST_MS = 150;

/** The longest time between the repeats of a held key, on a slow machine; a release may get lost with the focus. */
const HELD_MS = 1_000;

const down = { type: 'move to the neighbour', params: { by: 1 } } as const;
const up = { type: 'move to the neighbour', params: { by: -1 } } as const;

/** The transitions of a press; a repeated one is that of a held key. */
function pressTo<Target extends string>(target: Target) {
  const press = <Action extends object>(actions: Action) =>
    [
      { guard: 'is repeated', target: 'holding', actions },
      { target, actions },
    ] as const;
  return { next: press(down), previous: press(up) };
}

/**
 * The chosen list and the selected row. While browsing, a row is selected as long as there is one, and the selection
 * follows the symbol, not the row number. While viewing, the URL is the selection, and a run of arrow presses makes
 * one history entry. A fast run passes by the symbols between its first and its last: nothing is loaded meanwhile.
 */
export const watchlistMachine = setup({
  types: {
    context: {} as WatchlistContext,
    events: {} as
      | { type: 'lists changed'; lists: readonly List[] }
      | { type: 'choose list'; id: string }
      | { type: 'select'; symbol: string }
      | { type: 'symbol opened'; symbol: string }
      | { type: 'symbol closed' }
      | { type: 'next'; isRepeated?: boolean }
      | { type: 'previous'; isRepeated?: boolean }
      | { type: 'key released' },
    emitted: {} as Navigation,
  },
  guards: {
    'is repeated': ({ event }) =>
      (event.type === 'next' || event.type === 'previous') && (event.isRepeated ?? false),
    'is a list': ({ context }, { id }: { id: string }) => context.lists.some((list) => list.id === id),
    'is a row': ({ context }, { symbol }: { symbol: string }) => chosenSymbols(context).includes(symbol),
    'is open': ({ context }, { symbol }: { symbol: string }) => symbol === context.symbol,
  },
  delays: { 'the run is over': FAST_MS, 'the release was lost': HELD_MS },
  actions: {
    'open the row': enqueueActions(({ enqueue }, { symbol }: { symbol: string }) => {
      enqueue.emit({ type: 'navigate', to: { page: 'technical', symbol }, replace: false });
      enqueue.assign({ symbol, run: null });
    }),
    'move to the neighbour': enqueueActions(({ context, enqueue }, { by }: Step) => {
      const symbol = rowBeside(context, by);
      if (symbol === null) return;
      enqueue.emit({ type: 'navigate', to: { page: 'technical', symbol }, replace: context.run !== null });
      enqueue.assign({ symbol, run: symbol });
    }),
    'follow the URL': assign(({ context }, { symbol }: { symbol: string }) => ({
      symbol,
      run: context.run === symbol ? symbol : null,
    })),
  },
}).createMachine({
  id: 'watchlist',
  description: 'The chosen list and the selected row, on the home page and on the technical page.',
  context: { lists: [], listId: null, symbol: null, run: null },
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'lists changed': { actions: assign(({ context, event }) => keepRow(context, event.lists)) },
        'choose list': {
          guard: { type: 'is a list', params: ({ event }) => event },
          actions: assign(({ context, event }) => chooseList(context, event.id)),
        },
        select: {
          guard: { type: 'is a row', params: ({ event }) => event },
          actions: { type: 'open the row', params: ({ event }) => event },
        },
        'symbol opened': {
          target: 'viewing',
          actions: { type: 'follow the URL', params: ({ event }) => event },
        },
      },
    },
    viewing: {
      initial: 'resting',
      states: {
        resting: { on: pressTo('stepping') },
        /** After one press. */
        stepping: { after: { 'the run is over': 'resting' }, on: pressTo('tapping') },
        /** After presses in fast succession. */
        tapping: {
          after: { 'the run is over': 'resting' },
          on: {
            next: [
              { guard: 'is repeated', target: 'holding', actions: down },
              { target: 'tapping', reenter: true, actions: down },
            ],
            previous: [
              { guard: 'is repeated', target: 'holding', actions: up },
              { target: 'tapping', reenter: true, actions: up },
            ],
          },
        },
        /** While a key is held and repeats. */
        holding: {
          after: { 'the release was lost': 'resting' },
          on: {
            next: { target: 'holding', reenter: true, actions: down },
            previous: { target: 'holding', reenter: true, actions: up },
            'key released': 'resting',
          },
        },
      },
      on: {
        'lists changed': { actions: assign(({ context, event }) => keepList(context, event.lists)) },
        'choose list': {
          guard: { type: 'is a list', params: ({ event }) => event },
          actions: assign({ listId: ({ event }) => event.id, run: null }),
        },
        select: [
          { guard: { type: 'is open', params: ({ event }) => event }, actions: assign({ run: null }) },
          {
            guard: { type: 'is a row', params: ({ event }) => event },
            actions: { type: 'open the row', params: ({ event }) => event },
          },
        ],
        'symbol opened': { actions: { type: 'follow the URL', params: ({ event }) => event } },
        'symbol closed': {
          target: 'browsing',
          actions: assign(({ context }) => ({
            symbol: selectedSymbol(context) ?? chosenSymbols(context)[0] ?? null,
            run: null,
          })),
        },
      },
    },
  },
});

/** Whether arrow presses follow each other so fast that what they pass by is not to be loaded. */
export function isRunning(snapshot: SnapshotFrom<typeof watchlistMachine>): boolean {
  return snapshot.matches({ viewing: 'tapping' }) || snapshot.matches({ viewing: 'holding' });
}

/** The chosen list's symbols, top to bottom, each once. */
export function chosenSymbols({ lists, listId }: WatchlistContext): readonly string[] {
  return [...new Set(lists.find(({ id }) => id === listId)?.symbols)];
}

/** The row to mark as selected; null if there is none, as for an open symbol outside the list. */
export function selectedSymbol(context: WatchlistContext): string | null {
  return chosenSymbols(context).find((symbol) => symbol === context.symbol) ?? null;
}

/** The symbols that Up and Down would open, each once and without the current one: what to prefetch. */
export function neighboursOf(context: WatchlistContext): readonly string[] {
  const beside = [rowBeside(context, -1), rowBeside(context, 1)];
  return [...new Set(beside)].filter((symbol) => symbol !== null);
}

function indexIn(context: WatchlistContext) {
  return chosenSymbols(context).findIndex((symbol) => symbol === context.symbol);
}

function rowBeside(context: WatchlistContext, by: Step['by']) {
  const rows = chosenSymbols(context);
  const index = indexIn(context);
  const start = index === -1 && by === -1 ? 0 : index;
  const symbol = rows.at((start + by) % rows.length) ?? null;
  return symbol === context.symbol ? null : symbol;
}

function keepList(context: WatchlistContext, lists: readonly List[]): WatchlistContext {
  const kept = lists.find(({ id }) => id === context.listId) ?? lists[0];
  return { ...context, lists, listId: kept?.id ?? null };
}

function keepRow(before: WatchlistContext, lists: readonly List[]): WatchlistContext {
  const after = keepList(before, lists);
  const rows = chosenSymbols(after);
  if (after.listId !== before.listId) return { ...after, symbol: rows[0] ?? null };
  if (indexIn(after) !== -1) return after;
  return { ...after, symbol: rows[Math.max(0, indexIn(before))] ?? rows.at(-1) ?? null };
}

function chooseList(context: WatchlistContext, listId: string): WatchlistContext {
  if (listId === context.listId) return context;
  return { ...context, listId, symbol: chosenSymbols({ ...context, listId })[0] ?? null };
}
