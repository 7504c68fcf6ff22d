import { assign, emit, setup } from 'xstate';

/** The symbols that meet a filter which is watched; `watch` names the watching, not the filter. */
export type MetFilter = { readonly watch: string; readonly symbols: readonly string[] };

/** The symbols that met each watched filter when it was last evaluated, and the instant of that. */
export type KnownFilters = Readonly<
  Record<string, { readonly at: string; readonly symbols: readonly string[] }>
>;

/** A symbol that meets a filter which it did not meet at the instant `since`. */
export type FilterEntry = { readonly watch: string; readonly symbol: string; readonly since: string };

type FilterWatchContext = { readonly known: KnownFilters };
type Evaluated = { at: string; met: readonly MetFilter[] };

/** Which symbols enter the filters that are watched. */
export const filterWatchMachine = setup({
  types: {
    context: {} as FilterWatchContext,
    events: {} as { type: 'evaluated' } & Evaluated,
    input: {} as FilterWatchContext,
    emitted: {} as { type: 'entered'; entries: readonly FilterEntry[] },
  },
  guards: {
    'something entered': ({ context }, { met }: Evaluated) => entriesIn(context, met).length > 0,
  },
  actions: {
    keep: assign({
      known: ({ context }, { at, met }: Evaluated) => ({
        ...context.known,
        ...Object.fromEntries(met.map(({ watch, symbols }) => [watch, { at, symbols }])),
      }),
    }),
    report: emit(({ context }, { met }: Evaluated) => ({
      type: 'entered' as const,
      entries: entriesIn(context, met),
    })),
  },
}).createMachine({
  id: 'filter watch',
  description:
    'Compares the symbols that meet a filter with those that met it before. Where nothing is known from before, watching begins: who meets the filter then has not entered it.',
  context: ({ input }) => input,
  initial: 'watching',
  states: {
    watching: {
      on: {
        evaluated: [
          {
            guard: { type: 'something entered', params: ({ event }) => event },
            actions: [
              { type: 'report', params: ({ event }) => event },
              { type: 'keep', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
    },
  },
});

function entriesIn({ known }: FilterWatchContext, met: readonly MetFilter[]): readonly FilterEntry[] {
  return met.flatMap(({ watch, symbols }) => {
    const before = known[watch];
    if (!before) return [];
    const inside = new Set(before.symbols);
    return symbols
      .filter((symbol) => !inside.has(symbol))
      .map((symbol) => ({ watch, symbol, since: before.at }));
  });
}
