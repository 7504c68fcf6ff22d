import { assign, emit, fromPromise, setup } from 'xstate';
import { failure } from './effects';
import type { Notice, NoticeCode } from './notice';
import { unprovided } from './unprovided';

/** What the token of a link confirms. */
export type Confirmation =
  | { readonly of: 'email'; readonly token: string }
  | { readonly of: 'subscription'; readonly bot: string; readonly token: string };

type Outcome = Record<'done' | 'failed', NoticeCode>;

const outcomes: Record<Confirmation['of'], Outcome> = {
  email: { done: 'confirm.done', failed: 'confirm.failed' },
  subscription: { done: 'subscribe.done', failed: 'subscribe.failed' },
};

/**
 * A token from a link is posted once, however often the page that read it is drawn or left, and is forgotten with the
 * server's answer.
 */
export const confirmationMachine = setup({
  types: {
    context: {} as { asked: Confirmation | null },
    events: {} as { type: 'confirm'; confirmation: Confirmation },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { confirm: fromPromise<void, Confirmation>(unprovided('confirm')) },
}).createMachine({
  id: 'confirmation',
  description: 'The token of a link that confirms an e-mail address or a subscription, posted once.',
  context: { asked: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        confirm: { target: 'posting', actions: assign({ asked: ({ event }) => event.confirmation }) },
      },
    },
    posting: {
      tags: 'busy',
      invoke: {
        src: 'confirm',
        input: ({ event }) => event.confirmation,
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context }) => ({ type: 'notice', code: outcomeOf(context).done })),
            assign({ asked: null }),
          ],
        },
        onError: {
          target: 'resting',
          actions: [
            emit(({ context, event }) => failure(outcomeOf(context).failed, event.error)),
            assign({ asked: null }),
          ],
        },
      },
    },
  },
});

function outcomeOf({ asked }: { asked: Confirmation | null }) {
  return outcomes[asked?.of ?? 'email'];
}
