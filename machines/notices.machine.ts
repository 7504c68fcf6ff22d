import { assign, cancel, enqueueActions, setup } from 'xstate';

/** One message on screen: already worded by the app. */
export type ShownNotice = {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
};

/** How long a notice stays when nobody touches it; at least five seconds are promised. */
export const NOTICE_PATIENCE = 7_000;

/** The most notices on screen at once; the oldest gives way. */
const ROOM = 4;

/**
 * The notices on screen. Each leaves by itself or when dismissed; while a person is reading (pointer or focus on
 * them) none leaves; the same words twice are one notice that stays longer.
 */
export const noticesMachine = setup({
  types: {
    context: {} as { shown: readonly ShownNotice[] },
    events: {} as
      | { type: 'show'; notice: ShownNotice }
      | { type: 'dismiss'; id: string }
      | { type: 'expired'; id: string }
      | { type: 'reading' }
      | { type: 'read' },
  },
  guards: {
    'nothing is left to read': ({ context }) => context.shown.length === 0,
  },
  actions: {
    remove: assign({
      shown: ({ context }, { id }: { id: string }) => context.shown.filter((notice) => notice.id !== id),
    }),
    'start its timer': enqueueActions(({ enqueue }, { id }: { id: string }) => {
      enqueue.raise({ type: 'expired', id }, { id, delay: NOTICE_PATIENCE });
    }),
    'start the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) {
        enqueue.raise({ type: 'expired', id }, { id, delay: NOTICE_PATIENCE });
      }
    }),
    'stop the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(id);
    }),
    add: assign({
      shown: ({ context }, { notice }: { notice: ShownNotice }) =>
        [...context.shown.filter((other) => !saysTheSame(other, notice)), notice].slice(-ROOM),
    }),
  },
}).createMachine({
  id: 'notices',
  description: 'The messages on screen and when each of them leaves.',
  context: { shown: [] },
  initial: 'leaving',
  on: {
    dismiss: {
      actions: [
        cancel(({ event }) => event.id),
        { type: 'remove', params: ({ event }) => ({ id: event.id }) },
      ],
    },
  },
  states: {
    leaving: {
      entry: 'start the timers',
      exit: 'stop the timers',
      on: {
        show: {
          actions: [
            { type: 'add', params: ({ event }) => ({ notice: event.notice }) },
            { type: 'start its timer', params: ({ event }) => ({ id: event.notice.id }) },
          ],
        },
        expired: { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
        reading: 'staying',
      },
    },
    staying: {
      always: { guard: 'nothing is left to read', target: 'leaving' },
      on: {
        show: { actions: { type: 'add', params: ({ event }) => ({ notice: event.notice }) } },
        read: 'leaving',
      },
    },
  },
});

function saysTheSame(one: ShownNotice, other: ShownNotice) {
  return one.kind === other.kind && one.title === other.title && one.description === other.description;
}
