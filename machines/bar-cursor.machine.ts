import { assign, setup } from 'xstate';

/**
 * The bar that the keyboard is on. A held key passes bar after bar; only the one it comes to rest on is to be read
 * out.
 */
export const barCursorMachine = setup({
  types: {
    context: {} as {
      /** The time of the bar. */
      bar: number | null;
    },
    events: {} as { type: 'move'; bar: number } | { type: 'leave' },
  },
  delays: { 'a short rest': 350 },
}).createMachine({
  id: 'bar cursor',
  description:
    'Which bar of a chart the keyboard is on, and whether it stays there long enough to be read out.',
  context: { bar: null },
  initial: 'away',
  on: {
    move: { target: '.moving', actions: assign({ bar: ({ event }) => event.bar }) },
    leave: { target: '.away', actions: assign({ bar: null }) },
  },
  states: {
    away: {},
    moving: { after: { 'a short rest': 'resting' } },
    resting: {},
  },
});
