import { assign, emit, enqueueActions, setup } from 'xstate';

export type SearchMove = 'next' | 'previous' | 'first' | 'last';

type Results = { ids: readonly string[]; isComplete: boolean; isChoice?: boolean };

export type SearchContext = {
  /** The text in the box. */
  text: string;
  /** What is searched for: the text as it was at the last pause in typing. */
  query: string;
  /** The one kind of results that is shown; null for all. */
  kind: string | null;
  /** The results shown, top to bottom. */
  results: readonly string[];
  /** No further results are to come for this text. */
  isComplete: boolean;
  /** Whether none of the results is what was typed, or several are: a person chooses, and Enter takes none by itself. */
  isChoice: boolean;
  /** The result that the arrow keys moved to; it stays active, whatever results arrive around it. */
  pinned: string | null;
};

/**
 * The search of the header. Nothing is requested while a person types. Enter submits the active result; while results
 * are still to come it waits a moment for a better one, or until there is one; where a person has to choose it submits none.
 * Later input always wins.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'type'; text: string }
      | { type: 'filter'; kind: string | null }
      | ({ type: 'results received' } & Results)
      | { type: 'move'; to: SearchMove }
      | { type: 'submit' }
      | { type: 'pick'; id: string },
    emitted: {} as { type: 'chosen'; id: string },
  },
  delays: { 'typing pause': 150, 'submit timeout': 400 },
  guards: {
    'has an active result': ({ context }) => selectActive(context) !== null,
    'is final': ({ context }) =>
      selectActive(context) !== null && (context.isComplete || context.pinned !== null),
    'awaits results': ({ context }) => context.text.trim() !== '' && !context.isComplete,
    'is complete': (_, { isComplete }: Results) => isComplete,
    'is complete with one to submit': (_, { ids, isComplete, isChoice }: Results) =>
      isComplete && ids.length > 0 && !isChoice,
  },
  actions: {
    clear: assign(emptySearch),
    'store the text': assign((_, { text }: { text: string }) => ({
      ...{ text, isComplete: false, isChoice: false, pinned: null },
    })),
    query: assign(({ context }) => ({ query: context.text })),
    'store the results': assign((_, { ids, isComplete, isChoice = false }: Results) => ({
      ...{ results: ids, isComplete, isChoice },
    })),
    move: assign(({ context }, { to }: { to: SearchMove }) => ({ pinned: resultAfter(context, to) })),
    submit: enqueueActions(({ context, enqueue }) => {
      const id = selectActive(context);
      if (id !== null) enqueue.emit({ type: 'chosen', id });
      enqueue.assign(emptySearch());
    }),
  },
}).createMachine({
  id: 'search',
  description: 'The header’s search: the text, the query, and the active result.',
  context: emptySearch(),
  initial: 'closed',
  states: {
    closed: { on: { open: 'open' } },
    open: {
      initial: 'idle',
      on: {
        close: { target: 'closed', actions: 'clear' },
        type: { target: '.typing', actions: { type: 'store the text', params: ({ event }) => event } },
        filter: { actions: assign({ kind: ({ event }) => event.kind, pinned: null }) },
        'results received': { actions: { type: 'store the results', params: ({ event }) => event } },
        move: { actions: { type: 'move', params: ({ event }) => event } },
        pick: {
          target: 'closed',
          actions: [emit(({ event }) => ({ type: 'chosen', id: event.id })), 'clear'],
        },
        submit: [
          { guard: 'is final', target: 'closed', actions: 'submit' },
          { guard: 'awaits results', target: '.submitting', actions: 'query' },
        ],
      },
      states: {
        idle: {},
        typing: { after: { 'typing pause': { target: 'idle', actions: 'query' } } },
        submitting: {
          after: {
            'submit timeout': {
              guard: 'has an active result',
              target: '#search.closed',
              actions: 'submit',
            },
          },
          on: {
            'results received': [
              {
                guard: { type: 'is complete with one to submit', params: ({ event }) => event },
                target: '#search.closed',
                actions: [{ type: 'store the results', params: ({ event }) => event }, 'submit'],
              },
              {
                guard: { type: 'is complete', params: ({ event }) => event },
                target: 'idle',
                actions: { type: 'store the results', params: ({ event }) => event },
              },
            ],
            move: { target: 'idle', actions: { type: 'move', params: ({ event }) => event } },
            submit: { guard: 'has an active result', target: '#search.closed', actions: 'submit' },
          },
        },
      },
    },
  },
});

/** The result that Enter would submit: the one the arrow keys moved to, else the best for the text, if there is one best. */
export function selectActive({ text, results, pinned, isChoice }: SearchContext): string | null {
  if (pinned !== null && results.includes(pinned)) return pinned;
  return text.trim() === '' || isChoice ? null : (results[0] ?? null);
}

function resultAfter(context: SearchContext, to: SearchMove): string | null {
  const { results } = context;
  const active = selectActive(context);
  const index = active === null ? -1 : results.indexOf(active);
  const indices: Record<SearchMove, number> = {
    next: (index + 1) % results.length,
    previous: index <= 0 ? -1 : index - 1,
    first: 0,
    last: -1,
  };
  return results.at(indices[to]) ?? null;
}

function emptySearch(): SearchContext {
  return { text: '', query: '', kind: null, results: [], isComplete: false, isChoice: false, pinned: null };
}
