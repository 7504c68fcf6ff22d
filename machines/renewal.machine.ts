import { assign, emit, fromPromise, setup } from 'xstate';
import { errorStatus, unprovided } from './effects';

/** How long a token waits for its renewal, and for its end, in ms from now. */
export type TokenTimes = { readonly renewIn: number; readonly endsIn: number };

type RenewalContext = {
  token: string;
  /** Null of a token that does not say when it ends. */
  times: TokenTimes | null;
  /** Whether the token has been renewed, or its renewal was refused. */
  isSettled: boolean;
  /** Whether the server has answered that it lacks the call. */
  isLacking: boolean;
};

/** The longest timer of a browser, in ms; a longer one would end at once. */
const LONGEST = 2 ** 31 - 1;

/**
 * When the session's token is renewed: once, some time before its end, where it says one; a token that says none is never
 * renewed. A renewal that fails on its way is tried again; one that is refused is not, and ends no session: the server
 * decides that by its answer to a load, for which the session is checked once the token is over.
 */
export const renewalMachine = setup({
  types: {
    context: {} as RenewalContext,
    events: {} as
      | { type: 'token changed'; token: string; times: TokenTimes | null }
      /** Timers stand still while a device sleeps. */
      | { type: 'page returned'; times: TokenTimes },
    emitted: {} as
      | { type: 'token renewed'; oldToken: string; token: string }
      | { type: 'token over'; token: string },
  },
  actors: {
    /** Resolves to a new token, to the same where the server sends none, and to null where this page is not to renew it now. */
    renew: fromPromise<string | null, { token: string }>(unprovided('renew')),
  },
  delays: {
    'renewal is due': ({ context: { times } }) => Math.min(times!.renewIn, LONGEST),
    'token is over': ({ context: { times } }) => Math.min(times!.endsIn, LONGEST),
    'pause after a failure': 60_000,
  },
  guards: {
    'says its end': (_, { times }: { times: TokenTimes | null }) => times !== null,
    'is not renewed any more': ({ context: { isSettled, isLacking } }) => isSettled || isLacking,
    'is no answer': (_, { token }: { token: string | null }) => token === null,
    'is new': ({ context }, { token }: { token: string | null }) => token !== context.token,
    'is for lack of the call': (_, { error }: { error: unknown }) =>
      [404, 405, 501].includes(errorStatus(error) as number),
    'is a refusal': (_, { error }: { error: unknown }) => isRefusal(errorStatus(error)),
  },
  actions: {
    adopt: assign((_, { token, times }: Pick<RenewalContext, 'token' | 'times'>) => ({
      ...{ token, times },
      isSettled: false,
    })),
    settle: assign({ isSettled: true }),
    'note the lack': assign({ isLacking: true }),
    'report the new token': emit(({ context }, { token }: { token: string | null }) => ({
      type: 'token renewed' as const,
      oldToken: context.token,
      token: token!,
    })),
    'report the end': emit(({ context: { token } }) => ({ type: 'token over' as const, token })),
  },
}).createMachine({
  id: 'renewal',
  description: 'When the token of a session is renewed, and when it is over.',
  context: { token: '', times: null, isSettled: false, isLacking: false },
  initial: 'opaque',
  on: {
    'token changed': [
      {
        guard: { type: 'says its end', params: ({ event }) => event },
        target: '.limited',
        actions: { type: 'adopt', params: ({ event }) => event },
      },
      { target: '.opaque', actions: { type: 'adopt', params: ({ event }) => event } },
    ],
  },
  states: {
    opaque: { description: 'Nobody is signed in, or the token does not say when it ends.' },
    limited: {
      after: { 'token is over': { target: 'over', actions: 'report the end' } },
      on: {
        'page returned': {
          target: 'limited',
          reenter: true,
          actions: assign({ times: ({ event }) => event.times }),
        },
      },
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'is not renewed any more', target: 'settled' }, { target: 'waiting' }],
        },
        waiting: { after: { 'renewal is due': 'renewing' } },
        renewing: {
          // What is on its way may have replaced the token already.
          on: { 'page returned': {} },
          invoke: {
            src: 'renew',
            input: ({ context: { token } }) => ({ token }),
            onDone: [
              {
                guard: { type: 'is no answer', params: ({ event }) => ({ token: event.output }) },
                target: 'paused',
              },
              {
                guard: { type: 'is new', params: ({ event }) => ({ token: event.output }) },
                target: 'settled',
                actions: [
                  'settle',
                  { type: 'report the new token', params: ({ event }) => ({ token: event.output }) },
                ],
              },
              { target: 'settled', actions: 'settle' },
            ],
            onError: [
              {
                guard: { type: 'is for lack of the call', params: ({ event }) => event },
                target: 'settled',
                actions: 'note the lack',
              },
              {
                guard: { type: 'is a refusal', params: ({ event }) => event },
                target: 'settled',
                actions: 'settle',
              },
              { target: 'paused' },
            ],
          },
        },
        paused: { after: { 'pause after a failure': 'renewing' } },
        settled: {},
      },
    },
    over: { description: 'The token has ended; a load decides whether the session has.' },
  },
});

/** Whether a status refuses the renewal for good; a pause that a server wants is none. */
function isRefusal(status: unknown) {
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429;
}
