import { assign, fromPromise, setup } from 'xstate';
import { unprovided } from './effects';

type AutosaveContext = {
  readonly text: string;
};

/** How long nothing is typed before it is saved, in ms. */
export const PAUSE = 800;

/** A text that is saved by itself. */
export const autosaveMachine = setup({
  types: {
    context: {} as AutosaveContext,
    events: {} as
      | { type: 'typed'; text: string }
      | { type: 'left' }
      | { type: 'retry' }
      | { type: 'changed elsewhere'; text: string },
    input: {} as { text: string },
  },
  actors: { save: fromPromise<void, string>(unprovided('save')) },
  delays: { pause: PAUSE },
  actions: {
    keep: assign({ text: (_, { text }: { text: string }) => text }),
  },
}).createMachine({
  id: 'autosave',
  description:
    'A text that is saved 800 ms after the last key, or when it is left. What another tab has saved replaces it only while nothing is typed.',
  context: ({ input }) => input,
  initial: 'clean',
  states: {
    clean: {
      on: {
        typed: { target: 'typing', actions: { type: 'keep', params: ({ event }) => event } },
        'changed elsewhere': { actions: { type: 'keep', params: ({ event }) => event } },
      },
    },
    typing: {
      tags: 'unsaved',
      after: { pause: 'saving' },
      on: {
        typed: { target: 'typing', reenter: true, actions: { type: 'keep', params: ({ event }) => event } },
        left: 'saving',
      },
    },
    saving: {
      tags: 'unsaved',
      invoke: {
        src: 'save',
        input: ({ context }) => context.text,
        onDone: 'clean',
        onError: 'failed',
      },
      on: {
        typed: { target: 'typing', actions: { type: 'keep', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'unsaved',
      on: {
        typed: { target: 'typing', actions: { type: 'keep', params: ({ event }) => event } },
        retry: 'saving',
        left: 'saving',
      },
    },
  },
});
