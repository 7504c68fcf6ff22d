import { assign, emit, fromPromise, setup } from 'xstate';
import { unprovided } from './effects';

type ImportContext = {
  readonly hasSource: boolean;
  /** Why nothing could be read, in a word; null where something was, or nothing was tried yet. */
  readonly problem: string | null;
  /** How much of the file is read, from 0 to 1. */
  readonly progress: number;
};

/** After how long it is shown how far a file is read, in ms. */
export const PATIENCE = 300;

/** A file, or pasted rows, on the way to the desk: nothing is saved before the preview is confirmed. */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as
      | { type: 'read' }
      | { type: 'progress'; progress: number }
      | { type: 'cancel' }
      | { type: 'choose another' }
      | { type: 'save' },
    emitted: {} as { type: 'saved' },
    input: {} as { hasSource: boolean },
  },
  actors: {
    read: fromPromise<string | null>(unprovided('read')),
    save: fromPromise<void>(unprovided('save')),
  },
  delays: { patience: PATIENCE },
  guards: {
    'has a source': ({ context }) => context.hasSource,
    'is read': (_, { problem }: { problem: string | null }) => problem === null,
  },
  actions: {
    'begin anew': assign({ problem: null, progress: 0 }),
    'say why': assign({ problem: (_, { problem }: { problem: string | null }) => problem }),
    'note progress': assign({ progress: (_, { progress }: { progress: number }) => progress }),
  },
}).createMachine({
  id: 'import',
  description:
    'A file, or pasted rows, from their choice to the desk. How far a file is read is shown after 300 ms; a save that fails leaves the preview as it is.',
  context: ({ input }) => ({ ...input, problem: null, progress: 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'has a source', target: 'reading' }, { target: 'choosing' }] },
    choosing: { on: { read: 'reading' } },
    reading: {
      initial: 'quick',
      entry: 'begin anew',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'is read', params: ({ event }) => ({ problem: event.output }) },
            target: 'previewing',
          },
          {
            target: 'choosing',
            actions: { type: 'say why', params: ({ event }) => ({ problem: event.output }) },
          },
        ],
        onError: { target: 'choosing', actions: { type: 'say why', params: { problem: 'unread' } } },
      },
      on: {
        read: { target: 'reading', reenter: true },
        cancel: 'choosing',
        progress: { actions: { type: 'note progress', params: ({ event }) => event } },
      },
      states: { quick: { after: { patience: 'slow' } }, slow: {} },
    },
    previewing: {
      initial: 'unsaved',
      on: { read: 'reading', 'choose another': 'choosing', save: 'saving' },
      states: { unsaved: {}, failed: {} },
    },
    saving: {
      invoke: { src: 'save', onDone: 'saved', onError: 'previewing.failed' },
    },
    saved: { entry: emit({ type: 'saved' }) },
  },
});
