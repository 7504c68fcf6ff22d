import { assign, emit, enqueueActions, setup } from 'xstate';

/** How long a person may pause within a word, in ms. */
export const TYPING_PAUSE = 150;

/** How long Enter waits for a better find than the one that is marked, in ms. */
export const HURRY = 400;

export type Walk = 'next' | 'previous' | 'first' | 'last';

type Answer = { ids: readonly string[]; isWhole: boolean };

export type SearchContext = {
  /** What stands in the box. */
  text: string;
  /** What is searched for: the text as it stood at the last pause. */
  asked: string;
  /** The one kind of finds that the person wants to see; null for all. */
  kind: string | null;
  /** What is found and shown, top to bottom. */
  found: readonly string[];
  /** Nothing more is to come for this text. */
  isWhole: boolean;
  /** The find that the arrows came to; it is stuck to, whatever is found before or after it. */
  reached: string | null;
};

/**
 * The search of the header. While a person types nothing is asked. Enter takes the marked find; where an answer is still
 * to come it waits a moment for a better one, or as long as nothing is found. Whatever was typed or pressed later counts.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'type'; text: string }
      | { type: 'show'; kind: string | null }
      | ({ type: 'found' } & Answer)
      | { type: 'walk'; to: Walk }
      | { type: 'take' }
      | { type: 'pick'; id: string },
    emitted: {} as { type: 'taken'; id: string },
  },
  delays: { 'a pause': TYPING_PAUSE, 'a hurry': HURRY },
  guards: {
    'marks a find': ({ context }) => markedIn(context) !== null,
    'is sure': ({ context }) => markedIn(context) !== null && (context.isWhole || context.reached !== null),
    'waits for an answer': ({ context }) => context.text.trim() !== '' && !context.isWhole,
    'is whole': (_, { isWhole }: Answer) => isWhole,
    'is a whole something': (_, { ids, isWhole }: Answer) => isWhole && ids.length > 0,
  },
  actions: {
    forget: assign(nothing),
    write: assign((_, { text }: { text: string }) => ({ text, isWhole: false, reached: null })),
    ask: assign(({ context }) => ({ asked: context.text })),
    keep: assign((_, { ids, isWhole }: Answer) => ({ found: ids, isWhole })),
    walk: assign(({ context }, { to }: { to: Walk }) => ({ reached: reachedBy(context, to) })),
    take: enqueueActions(({ context, enqueue }) => {
      const id = markedIn(context);
      if (id !== null) enqueue.emit({ type: 'taken', id });
      enqueue.assign(nothing());
    }),
  },
}).createMachine({
  id: 'search',
  description: 'The header’s search: what is typed, what is asked, and which find is marked.',
  context: nothing(),
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      initial: 'resting',
      on: {
        close: { target: 'closed', actions: 'forget' },
        type: { target: '.typing', actions: { type: 'write', params: ({ event }) => event } },
        show: { actions: assign({ kind: ({ event }) => event.kind, reached: null }) },
        found: { actions: { type: 'keep', params: ({ event }) => event } },
        walk: { actions: { type: 'walk', params: ({ event }) => event } },
        pick: {
          target: 'closed',
          actions: [emit(({ event }) => ({ type: 'taken', id: event.id })), 'forget'],
        },
        take: [
          { guard: 'is sure', target: 'closed', actions: 'take' },
          { guard: 'waits for an answer', target: '.hurrying', actions: 'ask' },
        ],
      },
      states: {
        resting: {},
        typing: { after: { 'a pause': { target: 'resting', actions: 'ask' } } },
        hurrying: {
          after: { 'a hurry': { guard: 'marks a find', target: '#search.closed', actions: 'take' } },
          on: {
            found: [
              {
                guard: { type: 'is a whole something', params: ({ event }) => event },
                target: '#search.closed',
                actions: [{ type: 'keep', params: ({ event }) => event }, 'take'],
              },
              {
                guard: { type: 'is whole', params: ({ event }) => event },
                target: 'resting',
                actions: { type: 'keep', params: ({ event }) => event },
              },
            ],
            walk: { target: 'resting', actions: { type: 'walk', params: ({ event }) => event } },
            take: { guard: 'marks a find', target: '#search.closed', actions: 'take' },
          },
        },
      },
    },
  },
});

/** The find that Enter would take: the one the arrows came to, else the best for what was typed. */
export function markedIn({ text, found, reached }: SearchContext): string | null {
  if (reached !== null && found.includes(reached)) return reached;
  return text.trim() === '' ? null : (found[0] ?? null);
}

function reachedBy(context: SearchContext, to: Walk): string | null {
  const { found } = context;
  const marked = markedIn(context);
  const place = marked === null ? -1 : found.indexOf(marked);
  const places: Record<Walk, number> = {
    next: (place + 1) % found.length,
    previous: place <= 0 ? -1 : place - 1,
    first: 0,
    last: -1,
  };
  return found.at(places[to]) ?? null;
}

function nothing(): SearchContext {
  return { text: '', asked: '', kind: null, found: [], isWhole: false, reached: null };
}
