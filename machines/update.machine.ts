import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from './effects';

/**
 * How an open page is updated to a newer version: at once if nothing unsaved would be lost, otherwise when the person
 * has finished or updates it themselves. Code that is missing on the server reloads the page too, once; where that did
 * not help, the service worker may keep a damaged file, and is taken back.
 */
export const updateMachine = setup({
  types: {
    /** `newer` is a version whose service worker waits, or already controls this page. */
    context: {} as { isUnsaved: boolean; mayReload: boolean; newer: 'waiting' | 'active' | null },
    input: {} as { isUnsaved: boolean; mayReload: boolean },
    events: {} as
      | { type: 'page shown' }
      | { type: 'version waiting' }
      | { type: 'version activated' }
      | { type: 'unsaved changed'; isUnsaved: boolean }
      | { type: 'code missing' }
      | { type: 'update' },
    emitted: {} as { type: 'check' } | { type: 'activate' } | { type: 'reload' },
  },
  actors: {
    /** Resolves if the server has the page itself; otherwise a reload would leave nothing at all. */
    findPage: fromPromise<void>(unprovided('findPage')),
    /** Takes the worker back where a file that it keeps is not the server's; resolves to whether it did. */
    takeWorkerBack: fromPromise<boolean>(unprovided('takeWorkerBack')),
  },
  delays: { 'check interval': 3_600_000 },
  guards: {
    'nothing is unsaved': ({ context }) => !context.isUnsaved,
    'may reload': ({ context }) => context.mayReload,
    'was damaged': (_, { isDamaged }: { isDamaged: boolean }) => isDamaged,
    'a version waits': ({ context }) => context.newer === 'waiting',
    'a version is active': ({ context }) => context.newer === 'active',
  },
}).createMachine({
  id: 'update',
  description: 'How a newer version of the app replaces the one in an open page.',
  context: ({ input }) => ({ ...input, newer: null }),
  initial: 'current',
  on: {
    'unsaved changed': { actions: assign({ isUnsaved: ({ event }) => event.isUnsaved }) },
    'version waiting': { actions: assign({ newer: 'waiting' }) },
    'version activated': { actions: assign({ newer: 'active' }) },
    'code missing': [{ guard: 'may reload', target: '.checking' }, { target: '.inspecting' }],
  },
  states: {
    current: {
      always: [
        { guard: 'a version is active', target: 'outdated' },
        { guard: 'a version waits', target: 'waiting' },
      ],
      after: { 'check interval': { target: 'current', reenter: true, actions: emit({ type: 'check' }) } },
      on: {
        'page shown': { actions: emit({ type: 'check' }) },
      },
    },
    waiting: {
      always: [
        { guard: 'a version is active', target: 'outdated' },
        { guard: 'nothing is unsaved', target: 'activating' },
      ],
      on: { update: 'activating' },
    },
    activating: {
      entry: emit({ type: 'activate' }),
      always: { guard: 'a version is active', target: 'reloading' },
    },
    outdated: {
      always: { guard: 'nothing is unsaved', target: 'reloading' },
      on: { update: 'reloading' },
    },
    checking: {
      invoke: {
        src: 'findPage',
        onDone: [{ guard: 'a version waits', target: 'activating' }, { target: 'reloading' }],
        onError: 'current',
      },
    },
    inspecting: {
      // The code that inspects may be what is missing: trying again at once would never end.
      on: { 'code missing': {} },
      invoke: {
        src: 'takeWorkerBack',
        onDone: [
          {
            guard: { type: 'was damaged', params: ({ event }) => ({ isDamaged: event.output }) },
            target: 'reloading',
          },
          { target: 'current' },
        ],
        onError: 'current',
      },
    },
    reloading: {
      on: { 'code missing': {} },
      entry: [assign({ mayReload: false }), emit({ type: 'reload' })],
    },
  },
});

/** Whether a newer version waits for the person's unsaved edits. */
export function isUpdateWaiting(snapshot: SnapshotFrom<typeof updateMachine>): boolean {
  return snapshot.matches('waiting') || snapshot.matches('outdated');
}
