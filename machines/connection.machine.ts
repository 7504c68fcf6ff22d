import { assign, emit, setup } from 'xstate';

/** Whether the browser has a network, and when data was last loaded, which is how old the data on screen is. */
export const connectionMachine = setup({
  types: {
    context: {} as { loadedAt: number | null },
    /** `at` is in ms since 1970. */
    events: {} as
      | { type: 'offline' }
      | { type: 'online' }
      | { type: 'data loaded'; at: number }
      | { type: 'reset' },
    emitted: {} as { type: 'reconnected' },
  },
}).createMachine({
  id: 'connection',
  description: 'Whether there is a network; without one the data on screen is marked as old.',
  context: { loadedAt: null },
  on: {
    'data loaded': { actions: assign({ loadedAt: ({ event }) => event.at }) },
    reset: { actions: assign({ loadedAt: null }) },
  },
  initial: 'online',
  states: {
    online: { on: { offline: 'offline' } },
    offline: { on: { online: { target: 'online', actions: emit({ type: 'reconnected' }) } } },
  },
});
