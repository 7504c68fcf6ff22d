import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { errorStatus, failureNotice, unprovided } from './effects';
import { replaceWith, type Navigation } from './navigation';
import type { Notice } from './notice';
import type { Credentials, Session, User } from './user';

type SessionEvent =
  | { type: 'sign in'; credentials: Credentials }
  | { type: 'sign out' }
  | { type: 'lock'; path: string }
  | { type: 'unlock'; password: string }
  | { type: 'session ended'; token: string; path: string }
  | { type: 'user changed'; user: User }
  | { type: 'stored session changed'; session: Session | null };

export type SessionContext = {
  session: Session | null;
  /** The in-app path where the session ended; the next sign-in returns to it. */
  interrupted: string | null;
  /** The in-app path where the person locked the session, for as long as it is locked. */
  lockedFrom: string | null;
  /** The token that the server is being requested to revoke. */
  revoking: string | null;
};

/** The types, effects, guards and actions that the session's chart and its lock share. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { stored: Session | null; lockedFrom?: string | null },
    emitted: {} as Notice | Navigation,
    tags: {} as 'busy' | 'locked',
  },
  actors: {
    signIn: fromPromise<Session, Credentials>(unprovided('signIn')),
    signOut: fromPromise<void, { token: string }>(unprovided('signOut')),
  },
  delays: { 'sign-out timeout': 5_000 },
  guards: {
    'has a session': ({ context }) => context.session !== null,
    'was locked': ({ context }) => context.session !== null && context.lockedFrom !== null,
    'none is stored': ({ event }) => {
      assertEvent(event, 'stored session changed');
      return event.session === null;
    },
    'the same person is stored': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.session !== null && event.session.user.id === context.session?.user.id;
    },
    'another is stored': ({ context, event }) => {
      assertEvent(event, 'stored session changed');
      return event.session !== null && event.session.token !== context.revoking;
    },
    'is this session': ({ context, event }) => {
      assertEvent(event, 'session ended');
      return event.token === context.session?.token;
    },
    'is this person': ({ context }, { id }: { id: User['id'] }) => id === context.session?.user.id,
    'is a wrong credential': (_, { error }: { error: unknown }) => errorStatus(error) === 401,
  },
  actions: {
    'adopt the stored session': assign(({ event }) => {
      assertEvent(event, 'stored session changed');
      return { session: event.session, interrupted: null };
    }),
    'report wrong credentials': emit({ type: 'notice', code: 'session.invalidCredential' }),
    'report the failed sign-in': emit((_, { error }: { error: unknown }) =>
      failureNotice('session.signInFailed', error),
    ),
    'go home': emit(replaceWith({ page: 'home' })),
    'go to about': emit(replaceWith({ page: 'about' })),
  },
});

/** Where the session goes when the server refuses the credentials, and the notice about it. */
export function onRefusal<Target extends string>(target: Target) {
  const error = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
  return [
    {
      guard: { type: 'is a wrong credential', params: error },
      target,
      actions: 'report wrong credentials',
    },
    { target, actions: { type: 'report the failed sign-in', params: error } },
  ] as const;
}

export function isInApp(path: string) {
  return /^\/(?![/\\\s])/.test(path);
}

/** The path itself, or the home page for one that leads out of the app. */
export function inAppPath(path: string) {
  return isInApp(path) ? path : '/';
}
