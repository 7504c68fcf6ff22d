import { assign, emit, setup } from 'xstate';

/** Whether the browser has a network, and when data last came: what is on screen is as old as that. */
export const connectionMachine = setup({
  types: {
    context: {} as { loadedAt: number | null },
    /** `at` is in ms since 1970. */
    events: {} as { type: 'lost' } | { type: 'back' } | { type: 'loaded'; at: number } | { type: 'forget' },
    emitted: {} as { type: 'back online' },
  },
}).createMachine({
  id: 'connection',
  description: 'Whether there is a network; what is on screen is told to be old while there is none.',
  context: { loadedAt: null },
  on: {
    loaded: { actions: assign({ loadedAt: ({ event }) => event.at }) },
    forget: { actions: assign({ loadedAt: null }) },
  },
  initial: 'online',
  states: {
    online: { on: { lost: 'offline' } },
    offline: { on: { back: { target: 'online', actions: emit({ type: 'back online' }) } } },
  },
});
