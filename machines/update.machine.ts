import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from './unprovided';

/** How often a page that stays open asks for a newer version, in ms. */
const CHECK_EVERY = 3_600_000;

/**
 * A newer version's way into an open page: at once where nothing typed would be lost, otherwise when the person is
 * done or asks for it. Code that the server no longer has brings the newer version too, once.
 */
export const updateMachine = setup({
  types: {
    /** `newer` is a version that has arrived and still waits, or that answers this page's requests already. */
    context: {} as { isUnsaved: boolean; mayReload: boolean; newer: 'waiting' | 'in charge' | null },
    input: {} as { isUnsaved: boolean; mayReload: boolean },
    events: {} as
      | { type: 'page shown' }
      | { type: 'version waiting' }
      | { type: 'version took over' }
      | { type: 'unsaved changed'; isUnsaved: boolean }
      | { type: 'code missing' }
      | { type: 'update' },
    emitted: {} as { type: 'check' } | { type: 'let in' } | { type: 'reload' },
  },
  actors: {
    /** Settles when the server has the page itself; a reload would otherwise leave nothing at all. */
    findPage: fromPromise<void>(unprovided('findPage')),
  },
  guards: {
    'nothing is unsaved': ({ context }) => !context.isUnsaved,
    'a reload may help': ({ context }) => context.mayReload,
    'a version waits': ({ context }) => context.newer === 'waiting',
    'a version is in charge': ({ context }) => context.newer === 'in charge',
  },
}).createMachine({
  id: 'update',
  description: 'How a newer version of the app comes into a page that is open.',
  context: ({ input }) => ({ ...input, newer: null }),
  initial: 'current',
  on: {
    'unsaved changed': { actions: assign({ isUnsaved: ({ event }) => event.isUnsaved }) },
    'version waiting': { actions: assign({ newer: 'waiting' }) },
    'version took over': { actions: assign({ newer: 'in charge' }) },
    'code missing': { guard: 'a reload may help', target: '.missing' },
  },
  states: {
    current: {
      always: [
        { guard: 'a version is in charge', target: 'outdated' },
        { guard: 'a version waits', target: 'waiting' },
      ],
      after: { [CHECK_EVERY]: { target: 'current', reenter: true, actions: emit({ type: 'check' }) } },
      on: {
        'page shown': { actions: emit({ type: 'check' }) },
      },
    },
    waiting: {
      always: [
        { guard: 'a version is in charge', target: 'outdated' },
        { guard: 'nothing is unsaved', target: 'entering' },
      ],
      on: { update: 'entering' },
    },
    entering: {
      entry: emit({ type: 'let in' }),
      always: { guard: 'a version is in charge', target: 'reloading' },
    },
    outdated: {
      always: { guard: 'nothing is unsaved', target: 'reloading' },
      on: { update: 'reloading' },
    },
    missing: {
      invoke: {
        src: 'findPage',
        onDone: [{ guard: 'a version waits', target: 'entering' }, { target: 'reloading' }],
        onError: 'current',
      },
    },
    reloading: {
      entry: [assign({ mayReload: false }), emit({ type: 'reload' })],
    },
  },
});

/** Whether a newer version waits for the person. */
export function isUpdateWaiting(snapshot: SnapshotFrom<typeof updateMachine>): boolean {
  return snapshot.matches('waiting') || snapshot.matches('outdated');
}
