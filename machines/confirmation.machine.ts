import { assign, emit, fromPromise, setup } from 'xstate';
import { failureNotice, unprovided } from './effects';
import type { Notice, NoticeCode } from './notice';

/** What the token of a link confirms. */
export type Confirmation =
  | { readonly kind: 'email'; readonly token: string }
  | { readonly kind: 'subscription'; readonly bot: string; readonly token: string };

type ConfirmEvent = { type: 'confirm'; confirmation: Confirmation };

type ConfirmationContext = {
  /** The one that is being posted, then those that wait. */
  queue: readonly Confirmation[];
};

const codes: Record<Confirmation['kind'], Record<'done' | 'failed', NoticeCode>> = {
  email: { done: 'confirm.done', failed: 'confirm.failed' },
  subscription: { done: 'subscribe.done', failed: 'subscribe.failed' },
};

/**
 * Posts the token of each link once, one link after the other, however often a page is rendered or left meanwhile, and
 * drops it when the server has responded.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as ConfirmationContext,
    events: {} as ConfirmEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { confirm: fromPromise<void, Confirmation>(unprovided('confirm')) },
  guards: {
    'is another': ({ context, event }) => !context.queue.some((each) => isSame(each, event.confirmation)),
    'another waits': ({ context }) => context.queue.length > 0,
  },
  actions: {
    enqueue: assign({ queue: ({ context, event }) => [...context.queue, event.confirmation] }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
}).createMachine({
  id: 'confirmation',
  description: 'The tokens of links that confirm an e-mail address or a subscription, each posted once.',
  context: { queue: [] },
  initial: 'idle',
  states: {
    idle: {
      on: { confirm: { target: 'posting', actions: 'enqueue' } },
    },
    posting: {
      tags: 'busy',
      on: { confirm: { guard: 'is another', actions: 'enqueue' } },
      invoke: {
        src: 'confirm',
        input: ({ context }) => firstOf(context),
        onDone: {
          target: 'settled',
          actions: [
            emit(({ context }) => ({ type: 'notice', code: codes[firstOf(context).kind].done })),
            'dequeue',
          ],
        },
        onError: {
          target: 'settled',
          actions: [
            emit(({ context, event }) => failureNotice(codes[firstOf(context).kind].failed, event.error)),
            'dequeue',
          ],
        },
      },
    },
    settled: {
      always: [{ guard: 'another waits', target: 'posting' }, { target: 'idle' }],
    },
  },
});

/** The confirmation that is being posted. */
function firstOf({ queue }: ConfirmationContext): Confirmation {
  const [first] = queue;
  if (!first) throw new Error('No confirmation is being posted');
  return first;
}

function isSame(one: Confirmation, other: Confirmation) {
  return one.kind === other.kind && one.token === other.token && botOf(one) === botOf(other);
}

function botOf(confirmation: Confirmation) {
  return confirmation.kind === 'subscription' ? confirmation.bot : null;
}
