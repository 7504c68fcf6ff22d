import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { failureNotice, unprovided } from './effects';
import { replaceWith, type Navigation } from './navigation';
import type { Notice } from './notice';

type RecoveryEvent =
  | { type: 'request link'; email: string }
  | { type: 'resend link' }
  | { type: 'link sent'; email: string }
  | { type: 'token received'; token: string }
  | { type: 'code accepted' }
  | { type: 'reset' };

type RecoveryContext = {
  /** The address of the last link. */
  email: string | null;
  /** The rest of each address's cool-down in seconds, in which no further link is sent there. */
  coolDowns: Readonly<Record<string, number>>;
  /** The token of a link or a code, for setting a new password; stored nowhere else. */
  token: string | null;
};

const COOL_DOWN_S = 60;

const nobody = { email: null, token: null };

/**
 * Recovery of an account without its password, from page to page. A link is sent to an address again only after a
 * minute, whichever form requests it; neither leaving the page nor a failed request shortens that. The token of a new password is kept here alone and dropped after its use.
 */
export const recoveryMachine = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as Notice | Navigation,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to the address it was sent to. */
    sendLink: fromPromise<string, { email: string }>(unprovided('sendLink')),
  },
  delays: { second: 1_000 },
  guards: {
    'may resend': ({ context }) => context.email !== null && secondsLeft(context) === 0,
    'is cooling down': ({ context }, { email }: { email: string }) => secondsLeft({ ...context, email }) > 0,
    'is the last second': ({ context }) => Object.values(context.coolDowns).every((left) => left <= 1),
  },
  actions: {
    'start the cool-down': assign(({ context }, { email }: { email: string }) => ({
      email,
      coolDowns: { ...context.coolDowns, [keyOf(email)]: COOL_DOWN_S },
    })),
    'count down': assign({ coolDowns: ({ context }) => aSecondLater(context.coolDowns) }),
    'refer to the link sent': enqueueActions(({ enqueue }, { email }: { email: string }) => {
      enqueue.assign({ email });
      enqueue.emit({ type: 'navigate', to: { page: 'linkSent' }, replace: false });
    }),
    'go to the new password': emit(replaceWith({ page: 'newPassword' })),
    'report the failure': emit((_, { error }: { error: unknown }) => failureNotice('recovery.failed', error)),
  },
}).createMachine({
  id: 'recovery',
  description:
    'Recovery of an account without its password, by a link or a code, and when another link may be sent.',
  context: { ...nobody, coolDowns: {} },
  type: 'parallel',
  states: {
    link: {
      initial: 'idle',
      on: {
        'request link': [
          {
            guard: { type: 'is cooling down', params: ({ event }) => event },
            actions: { type: 'refer to the link sent', params: ({ event }) => event },
          },
          { target: '.requesting' },
        ],
        reset: { target: '.idle', actions: assign(nobody) },
      },
      states: {
        idle: {
          on: { 'resend link': { guard: 'may resend', target: 'resending' } },
        },
        requesting: {
          tags: 'busy',
          on: { 'request link': {} },
          invoke: {
            src: 'sendLink',
            input: ({ event }) => ({ email: event.type === 'request link' ? event.email : '' }),
            onDone: {
              target: 'idle',
              actions: [
                raise(({ event }) => ({ type: 'link sent', email: event.output })),
                emit({ type: 'navigate', to: { page: 'linkSent' }, replace: false }),
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
        resending: {
          tags: 'busy',
          invoke: {
            src: 'sendLink',
            input: ({ context }) => ({ email: context.email ?? '' }),
            onDone: {
              target: 'idle',
              actions: [
                raise(({ event }) => ({ type: 'link sent', email: event.output })),
                emit({ type: 'notice', code: 'recovery.sentAgain' }),
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'report the failure', params: ({ event }) => event },
            },
          },
        },
      },
    },
    coolDown: {
      initial: 'over',
      on: {
        'link sent': {
          target: '.running',
          actions: { type: 'start the cool-down', params: ({ event }) => event },
        },
      },
      states: {
        over: {},
        running: {
          after: {
            second: [
              { guard: 'is the last second', target: 'over', actions: 'count down' },
              { target: 'running', reenter: true, actions: 'count down' },
            ],
          },
        },
      },
    },
    proof: {
      initial: 'none',
      on: {
        'token received': {
          target: '.token',
          actions: [assign({ token: ({ event }) => event.token }), 'go to the new password'],
        },
        'code accepted': { target: '.code', actions: [assign({ token: null }), 'go to the new password'] },
        reset: '.none',
      },
      states: {
        none: {},
        token: {},
        /** The server accepted a code without a token: only the link in the message sets the password. */
        code: { on: { 'request link': 'none' } },
      },
    },
  },
});

/** The rest of the present address's cool-down, in seconds. */
export function secondsLeft({ email, coolDowns }: Pick<RecoveryContext, 'email' | 'coolDowns'>): number {
  return email === null ? 0 : (coolDowns[keyOf(email)] ?? 0);
}

/** Addresses are compared as people write them. */
function keyOf(email: string) {
  return email.trim().toLowerCase();
}

function aSecondLater(coolDowns: RecoveryContext['coolDowns']) {
  const left = Object.entries(coolDowns).map(([email, seconds]) => [email, seconds - 1] as const);
  return Object.fromEntries(left.filter(([, seconds]) => seconds > 0));
}
