import { assign, emit, setup } from 'xstate';

/** Whether the browser has a network, and since when it has none; what is on screen is as old as that. */
export const connectionMachine = setup({
  types: {
    context: {} as { lostAt: number | null },
    /** `at` is in ms since 1970. */
    events: {} as { type: 'lost'; at: number } | { type: 'back' },
    emitted: {} as { type: 'back online' },
  },
}).createMachine({
  id: 'connection',
  description: 'Whether there is a network; what is on screen is told to be old while there is none.',
  context: { lostAt: null },
  initial: 'online',
  states: {
    online: {
      on: { lost: { target: 'offline', actions: assign({ lostAt: ({ event }) => event.at }) } },
    },
    offline: {
      on: {
        back: { target: 'online', actions: [assign({ lostAt: null }), emit({ type: 'back online' })] },
      },
    },
  },
});
