import { assign, enqueueActions, setup } from 'xstate';

/** What a notice says: already worded by the app. */
export type NoticeWords = {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
  /** Speaks of the signed-in person's things, and leaves with them. */
  readonly isPersonal?: true;
  /** The form it speaks for: a newer notice of that form takes the place of what the form was refused before. */
  readonly topic?: string;
};

export type ShownNotice = NoticeWords & { readonly id: string };

export type NoticesContext = { shown: readonly ShownNotice[]; told: number };

/** How long a notice stays when nobody touches it; at least five seconds are promised. */
export const NOTICE_PATIENCE = 7_000;

/**
 * The notices on screen, the newest last. Each leaves by itself or when dismissed, not because of another one; while a
 * person is reading (pointer or focus on them) none leaves; the same words twice are one notice that stays longer.
 * The one exception is a refusal that is no longer true: a form's refusals leave at once, also before their five
 * seconds, when the form tells something newer or what it was sent with is settled.
 */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as
      | { type: 'show'; notice: NoticeWords }
      | { type: 'dismiss'; id: string }
      | { type: 'forget' }
      | { type: 'settled'; topic: string }
      | { type: 'expired'; id: string }
      | { type: 'reading' }
      | { type: 'read' },
  },
  guards: {
    'nothing is left to read': ({ context }) => context.shown.length === 0,
  },
  actions: {
    add: assign(({ context: { shown, told } }, { notice }: { notice: NoticeWords }) => ({
      shown: [
        ...shown.filter((other) => !saysTheSame(other, notice) && !isRefusalOf(notice.topic, other)),
        { ...notice, id: String(told + 1) },
      ],
      told: told + 1,
    })),
    remove: assign({
      shown: ({ context }, { id }: { id: string }) => context.shown.filter((notice) => notice.id !== id),
    }),
    'drop the refusals': assign({
      shown: ({ context }, { topic }: { topic: string }) =>
        context.shown.filter((each) => !isRefusalOf(topic, each)),
    }),
    'start the newest timer': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown.slice(-1)) {
        enqueue.raise({ type: 'expired', id }, { id, delay: NOTICE_PATIENCE });
      }
    }),
    'start the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) {
        enqueue.raise({ type: 'expired', id }, { id, delay: NOTICE_PATIENCE });
      }
    }),
    'stop the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(id);
    }),
  },
}).createMachine({
  id: 'notices',
  description: 'The messages on screen and when each of them leaves.',
  context: { shown: [], told: 0 },
  initial: 'leaving',
  on: {
    dismiss: { actions: { type: 'remove', params: ({ event }) => event } },
    forget: { actions: assign({ shown: ({ context }) => context.shown.filter((each) => !each.isPersonal) }) },
    settled: { actions: { type: 'drop the refusals', params: ({ event }) => event } },
  },
  states: {
    leaving: {
      entry: 'start the timers',
      exit: 'stop the timers',
      on: {
        show: {
          actions: [{ type: 'add', params: ({ event }) => event }, 'start the newest timer'],
        },
        expired: { actions: { type: 'remove', params: ({ event }) => event } },
        reading: 'staying',
      },
    },
    staying: {
      always: { guard: 'nothing is left to read', target: 'leaving' },
      on: {
        show: { actions: { type: 'add', params: ({ event }) => event } },
        read: 'leaving',
      },
    },
  },
});

function isRefusalOf(topic: string | undefined, notice: NoticeWords) {
  return topic !== undefined && notice.topic === topic && notice.kind === 'error';
}

function saysTheSame(one: NoticeWords, other: NoticeWords) {
  return one.kind === other.kind && one.title === other.title && one.description === other.description;
}
