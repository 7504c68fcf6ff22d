import { assign, emit, fromPromise, setup } from 'xstate';
import { failure } from './effects';
import type { Navigation } from './navigation';
import type { Notice } from './notice';
import { unprovided } from './unprovided';

export type RecoveryEvent =
  | { type: 'ask for a link'; email: string }
  | { type: 'ask again' }
  | { type: 'recognised'; token: string | null }
  | { type: 'forget' };

export type RecoveryContext = {
  /** Where the last link went. */
  email: string | null;
  /** How long no further link is sent there. */
  secondsLeft: number;
  /** What a link or a code gave for setting a new password; kept nowhere else. */
  token: string | null;
};

/** How long the same person waits for another link, in seconds. */
export const LINK_PATIENCE = 60;

const nobody: RecoveryContext = { email: null, secondsLeft: 0, token: null };

/**
 * Who is getting back in without a password, from page to page. A link is sent again only after a minute, which
 * leaving the page does not shorten; the token of a new password lives here alone and is forgotten once it was used.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as Notice | Navigation,
    tags: {} as 'busy',
  },
  actors: {
    /** Answers the address it was sent to. */
    sendLink: fromPromise<string, { email: string }>(unprovided('sendLink')),
  },
  delays: { 'a second': 1_000 },
  guards: {
    'knows the address': ({ context }) => context.email !== null,
    'is the last second': ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    'start to wait': assign((_, { email }: { email: string }) => ({ email, secondsLeft: LINK_PATIENCE })),
    'count down': assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    'tell the failure': emit((_, { error }: { error: unknown }) => failure('recovery.failed', error)),
  },
}).createMachine({
  id: 'recovery',
  description:
    'Who is getting back in without a password: by a link or a code, and when another may be sent.',
  context: nobody,
  initial: 'resting',
  on: {
    'ask for a link': '.asking',
    recognised: {
      actions: [
        assign({ token: ({ event }) => event.token }),
        emit({ type: 'navigate', to: { page: 'newPassword' }, replace: true }),
      ],
    },
    forget: { target: '.resting', actions: assign(nobody) },
  },
  states: {
    resting: {
      on: { 'ask again': { guard: 'knows the address', target: 'askingAgain' } },
    },
    asking: {
      tags: 'busy',
      entry: assign({ secondsLeft: 0 }),
      on: { 'ask for a link': {} },
      invoke: {
        src: 'sendLink',
        input: ({ event }) => ({ email: event.type === 'ask for a link' ? event.email : '' }),
        onDone: {
          target: 'cooling',
          actions: [
            { type: 'start to wait', params: ({ event }) => ({ email: event.output }) },
            emit({ type: 'navigate', to: { page: 'linkSent' }, replace: false }),
          ],
        },
        onError: { target: 'resting', actions: { type: 'tell the failure', params: ({ event }) => event } },
      },
    },
    askingAgain: {
      tags: 'busy',
      invoke: {
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email ?? '' }),
        onDone: {
          target: 'cooling',
          actions: [
            { type: 'start to wait', params: ({ event }) => ({ email: event.output }) },
            emit({ type: 'notice', code: 'recovery.sentAgain' }),
          ],
        },
        onError: { target: 'resting', actions: { type: 'tell the failure', params: ({ event }) => event } },
      },
    },
    cooling: {
      after: {
        'a second': [
          { guard: 'is the last second', target: 'resting', actions: 'count down' },
          { target: 'cooling', reenter: true, actions: 'count down' },
        ],
      },
    },
  },
});
