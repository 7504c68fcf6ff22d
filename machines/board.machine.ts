import { assign, setup } from 'xstate';

type BoardContext = {
  /** The symbols on screen, top to bottom. */
  rows: readonly string[];
  /** The symbol of the row that the keyboard is on; while it is elsewhere, where Tab comes back to. */
  symbol: string | null;
};

/**
 * The row of a board that the keyboard is on. It follows its symbol when new prices sort the rows again; the row that takes
 * the place of one that was filtered out takes the keyboard with it.
 */
export const boardMachine = setup({
  types: {
    context: {} as BoardContext,
    events: {} as
      | { type: 'rows changed'; rows: readonly string[] }
      | { type: 'enter'; symbol: string }
      | { type: 'leave' }
      | { type: 'step'; by: number },
  },
  guards: {
    'has rows': (_, { rows }: { rows: readonly string[] }) => rows.length > 0,
  },
}).createMachine({
  id: 'board',
  description: 'The row of the board that the keyboard is on.',
  context: { rows: [], symbol: null },
  initial: 'away',
  on: {
    enter: { target: '.walking', actions: assign({ symbol: ({ event }) => event.symbol }) },
  },
  states: {
    away: {
      on: {
        'rows changed': {
          actions: assign(({ context, event }) => ({
            rows: event.rows,
            symbol: context.symbol !== null && event.rows.includes(context.symbol) ? context.symbol : null,
          })),
        },
      },
    },
    walking: {
      on: {
        'rows changed': [
          {
            guard: { type: 'has rows', params: ({ event }) => event },
            actions: assign(({ context, event }) => ({
              rows: event.rows,
              symbol: rowAfter(context, event.rows),
            })),
          },
          { target: 'away', actions: assign({ rows: [], symbol: null }) },
        ],
        step: { actions: assign({ symbol: ({ context, event }) => rowBeside(context, event.by) }) },
        leave: 'away',
      },
    },
  },
});

/** The same symbol while it is listed; else the row in its place, or the last one. */
function rowAfter({ rows: before, symbol }: BoardContext, rows: readonly string[]) {
  if (symbol !== null && rows.includes(symbol)) return symbol;
  return rows[Math.max(0, before.indexOf(symbol ?? ''))] ?? rows.at(-1)!;
}

/** The row so many places further, at most the first or the last one. */
function rowBeside({ rows, symbol }: BoardContext, by: number) {
  const index = rows.indexOf(symbol ?? '') + by;
  return rows[Math.min(Math.max(index, 0), rows.length - 1)] ?? null;
}
