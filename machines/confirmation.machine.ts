import { assign, emit, fromPromise, setup } from 'xstate';
import { failureNotice, unprovided } from './effects';
import type { Notice, NoticeCode } from './notice';

/** What the token of a link confirms. */
export type Confirmation =
  | { readonly kind: 'email'; readonly token: string }
  | { readonly kind: 'subscription'; readonly bot: string; readonly token: string };

const codes: Record<Confirmation['kind'], Record<'done' | 'failed', NoticeCode>> = {
  email: { done: 'confirm.done', failed: 'confirm.failed' },
  subscription: { done: 'subscribe.done', failed: 'subscribe.failed' },
};

/**
 * Posts the token of a link once, however often its page is rendered or left, and drops it when the server has
 * responded.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as { pending: Confirmation | null },
    events: {} as { type: 'confirm'; confirmation: Confirmation },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { confirm: fromPromise<void, Confirmation>(unprovided('confirm')) },
}).createMachine({
  id: 'confirmation',
  description: 'The token of a link that confirms an e-mail address or a subscription, posted once.',
  context: { pending: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        confirm: { target: 'posting', actions: assign({ pending: ({ event }) => event.confirmation }) },
      },
    },
    posting: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ event }) => event.confirmation,
        onDone: {
          target: 'idle',
          actions: [
            emit(({ context }) => ({ type: 'notice', code: codesOf(context).done })),
            assign({ pending: null }),
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            emit(({ context, event }) => failureNotice(codesOf(context).failed, event.error)),
            assign({ pending: null }),
          ],
        },
      },
    },
  },
});

function codesOf({ pending }: { pending: Confirmation | null }) {
  return codes[pending?.kind ?? 'email'];
}
