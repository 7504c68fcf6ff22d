import { assign, enqueueActions, setup } from 'xstate';
import type { NoticeContent } from './notice';

export type ShownNotice = NoticeContent & { readonly id: string };

export type NoticesContext = { shown: readonly ShownNotice[]; lastId: number };

/**
 * The notices on screen, newest last. Each expires by itself or is dismissed, independently of the others; none expires
 * while a person is reading (pointer or focus on them); a repeated notice is shown once and its timeout starts again.
 * The one exception is what no longer applies, which is removed at once, even within its five seconds: the errors and
 * warnings of a topic that has a newer notice or is settled, and what was said of a record about which there is a newer one.
 */
export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as
      | { type: 'show'; notice: NoticeContent }
      | { type: 'dismiss'; id: string }
      | { type: 'remove personal' }
      | { type: 'settled'; topic: string }
      | { type: 'expired'; id: string }
      | { type: 'reading started' }
      | { type: 'reading ended' },
  },
  // At least five seconds are promised.
  delays: { 'notice timeout': 7_000 },
  guards: {
    'nothing is shown': ({ context }) => context.shown.length === 0,
  },
  actions: {
    add: assign(({ context: { shown, lastId } }, { notice }: { notice: NoticeContent }) => ({
      shown: [...shown.filter((other) => !isReplaced(other, notice)), { ...notice, id: String(lastId + 1) }],
      lastId: lastId + 1,
    })),
    remove: assign({
      shown: ({ context }, { id }: { id: string }) => context.shown.filter((notice) => notice.id !== id),
    }),
    'remove what is settled': assign({
      shown: ({ context }, { topic }: { topic: string }) =>
        context.shown.filter((each) => !isProblemOf(topic, each)),
    }),
    'start the newest timer': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown.slice(-1)) {
        enqueue.raise({ type: 'expired', id }, { id, delay: 'notice timeout' });
      }
    }),
    'start the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) {
        enqueue.raise({ type: 'expired', id }, { id, delay: 'notice timeout' });
      }
    }),
    'stop the timers': enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.shown) enqueue.cancel(id);
    }),
  },
}).createMachine({
  id: 'notices',
  description: 'The notices on screen and when each of them expires.',
  context: { shown: [], lastId: 0 },
  initial: 'running',
  on: {
    dismiss: { actions: { type: 'remove', params: ({ event }) => event } },
    'remove personal': {
      actions: assign({ shown: ({ context }) => context.shown.filter((each) => !each.isPersonal) }),
    },
    settled: { actions: { type: 'remove what is settled', params: ({ event }) => event } },
  },
  states: {
    running: {
      entry: 'start the timers',
      exit: 'stop the timers',
      on: {
        show: {
          actions: [{ type: 'add', params: ({ event }) => event }, 'start the newest timer'],
        },
        expired: { actions: { type: 'remove', params: ({ event }) => event } },
        'reading started': 'paused',
      },
    },
    paused: {
      always: { guard: 'nothing is shown', target: 'running' },
      on: {
        show: { actions: { type: 'add', params: ({ event }) => event } },
        'reading ended': 'running',
      },
    },
  },
});

function isProblemOf(topic: string | undefined, notice: NoticeContent) {
  return topic !== undefined && notice.topic === topic && /^(error|warning)$/.test(notice.kind);
}

function isReplaced(shown: NoticeContent, newer: NoticeContent) {
  const isOfSameRecord = shown.about !== undefined && shown.about === newer.about;
  return isOfSameRecord || hasSameContent(shown, newer) || isProblemOf(newer.topic, shown);
}

function hasSameContent(one: NoticeContent, other: NoticeContent) {
  return one.kind === other.kind && one.title === other.title && one.description === other.description;
}
