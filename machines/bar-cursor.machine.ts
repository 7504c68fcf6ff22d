import { assign, setup } from 'xstate';

/** The bar selected with the keyboard. A held key passes many bars; only the bar it stops on is announced. */
export const barCursorMachine = setup({
  types: {
    context: {} as {
      /** The time of the bar. */
      bar: number | null;
    },
    events: {} as { type: 'move'; bar: number } | { type: 'leave' },
  },
  delays: { 'announcement delay': 350 },
}).createMachine({
  id: 'bar cursor',
  description:
    'The bar of a chart that the keyboard is on, and whether it has stopped there to be announced.',
  context: { bar: null },
  initial: 'away',
  on: {
    move: { target: '.moving', actions: assign({ bar: ({ event }) => event.bar }) },
    leave: { target: '.away', actions: assign({ bar: null }) },
  },
  states: {
    away: {},
    moving: { after: { 'announcement delay': 'resting' } },
    resting: {},
  },
});
