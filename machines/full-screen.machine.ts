import { emit, fromPromise, setup } from 'xstate';
import { unprovided } from './unprovided';

/**
 * The full screen. The browser has the last word on what it shows: it is told to change and believed when it says that
 * it did, also when a person left with Escape or F11.
 */
export const fullScreenMachine = setup({
  types: {
    input: {} as { isFull: boolean },
    context: {} as { isFull: boolean },
    events: {} as { type: 'press' } | { type: 'changed'; isFull: boolean },
    emitted: {} as { type: 'refused' },
  },
  actors: {
    enter: fromPromise<void>(unprovided('enter')),
    leave: fromPromise<void>(unprovided('leave')),
  },
  guards: { 'is full': (_, { isFull }: { isFull: boolean }) => isFull },
}).createMachine({
  id: 'full screen',
  description: 'Whether the browser shows the page on the full screen, as far as it says so.',
  context: ({ input }) => input,
  initial: 'restoring',
  on: {
    changed: [
      { guard: { type: 'is full', params: ({ event }) => event }, target: '.full' },
      { target: '.windowed' },
    ],
  },
  states: {
    restoring: {
      always: [
        { guard: { type: 'is full', params: ({ context }) => context }, target: 'full' },
        { target: 'windowed' },
      ],
    },
    windowed: { on: { press: 'entering' } },
    entering: {
      invoke: {
        src: 'enter',
        onDone: 'full',
        onError: { target: 'windowed', actions: emit({ type: 'refused' }) },
      },
    },
    full: { on: { press: 'leaving' } },
    leaving: {
      invoke: {
        src: 'leave',
        onDone: 'windowed',
        onError: { target: 'full', actions: emit({ type: 'refused' }) },
      },
    },
  },
});
