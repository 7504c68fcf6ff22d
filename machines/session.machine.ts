import { assertEvent, assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { failure, statusOf } from './effects';
import type { Destination, Navigation } from './navigation';
import type { Notice } from './notice';
import { unprovided } from './unprovided';

/** A validated user. `record` is the whole record as the server sent it, so that nothing of it is lost. */
export type User = {
  readonly id: string | number;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string;
  readonly email: string;
  readonly imgUrl: string | null;
  readonly isAdmin: boolean;
  readonly membership: string | null;
  readonly refCode: string | null;
  readonly record: Readonly<Record<string, unknown>>;
};

export type Session = { readonly token: string; readonly user: User };

export type Credentials = { email: string; password: string };

export type SessionEvent =
  | { type: 'sign in'; credentials: Credentials }
  | { type: 'sign out' }
  | { type: 'forget' }
  | { type: 'lock'; path: string }
  | { type: 'unlock'; password: string }
  | { type: 'session ended'; token: string; path: string }
  | { type: 'user changed'; user: User }
  | { type: 'stored session changed'; session: Session | null };

export type SessionContext = {
  session: Session | null;
  /** The in-app path where the session ended; the next sign-in leads back to it. */
  interrupted: string | null;
  /** The in-app path where the person locked the session, for as long as it is locked. */
  lockedFrom: string | null;
  /** The token the server is being told to forget. */
  revoking: string | null;
};

/**
 * Who is at the keyboard. A session is gone from here before the server is told, whatever it answers; one that
 * ends by itself is told once; and no late answer of an old session ends a new one. A locked one waits for the
 * password of its person.
 */
export const sessionMachine = setup({
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
  delays: { 'sign out patience': 5_000 },
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
    'is a wrong credential': (_, { error }: { error: unknown }) => statusOf(error) === 401,
  },
  actions: {
    'adopt the stored session': assign(({ event }) => {
      assertEvent(event, 'stored session changed');
      return { session: event.session, interrupted: null };
    }),
    'say that the credentials are wrong': emit({ type: 'notice', code: 'session.invalidCredential' }),
    'go home': emit(instead({ page: 'home' })),
    'go to about': emit(instead({ page: 'about' })),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in, from the first paint to the last logout, in step with the other tabs.',
  context: ({ input: { stored, lockedFrom = null } }) => ({
    session: stored,
    interrupted: null,
    lockedFrom: lockedFrom === null ? null : inApp(lockedFrom),
    revoking: null,
  }),
  initial: 'restoring',
  on: {
    'stored session changed': {
      guard: 'another is stored',
      target: '.signedIn',
      actions: ['adopt the stored session', 'go home'],
    },
  },
  states: {
    restoring: {
      always: [
        { guard: 'was locked', target: 'signedIn.locked' },
        { guard: 'has a session', target: 'signedIn' },
        { target: 'signedOut' },
      ],
    },
    signedOut: {
      entry: assign({ session: null, lockedFrom: null }),
      on: { 'sign in': 'signingIn' },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'sign in');
          return event.credentials;
        },
        onDone: {
          target: 'signedIn',
          actions: [
            emit(({ context: { interrupted } }) =>
              instead(interrupted === null ? { page: 'home' } : { page: 'interrupted', path: interrupted }),
            ),
            assign({ session: ({ event }) => event.output, interrupted: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'is a wrong credential', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: 'say that the credentials are wrong',
          },
          {
            target: 'signedOut',
            actions: emit(({ event }) => failure('session.signInFailed', event.error)),
          },
        ],
      },
    },
    signedIn: {
      initial: 'open',
      states: {
        open: {
          entry: assign({ lockedFrom: null }),
          on: {
            lock: {
              target: 'locked',
              actions: [
                assign({ lockedFrom: ({ event }) => inApp(event.path) }),
                emit(instead({ page: 'lock' })),
              ],
            },
            'session ended': {
              guard: 'is this session',
              target: '#session.signedOut',
              actions: [
                assign({ interrupted: ({ event }) => (isInApp(event.path) ? event.path : null) }),
                emit({ type: 'notice', code: 'session.expired' }),
                emit(instead({ page: 'login' })),
              ],
            },
          },
        },
        locked: {
          tags: 'locked',
          on: { unlock: 'unlocking' },
        },
        unlocking: {
          tags: ['locked', 'busy'],
          invoke: {
            src: 'signIn',
            input: ({ context, event }) => {
              assertEvent(event, 'unlock');
              return { email: context.session?.user.email ?? '', password: event.password };
            },
            onDone: {
              target: 'open',
              actions: [
                emit(({ context }) => instead({ page: 'interrupted', path: context.lockedFrom ?? '/' })),
                assign({ session: ({ event }) => event.output }),
              ],
            },
            onError: [
              {
                guard: { type: 'is a wrong credential', params: ({ event }) => ({ error: event.error }) },
                target: 'locked',
                actions: 'say that the credentials are wrong',
              },
              {
                target: 'locked',
                actions: emit(({ event }) => failure('session.signInFailed', event.error)),
              },
            ],
          },
        },
      },
      on: {
        'sign out': 'signingOut',
        forget: { target: 'signedOut', actions: 'go to about' },
        'user changed': {
          guard: { type: 'is this person', params: ({ event }) => ({ id: event.user.id }) },
          actions: assign({
            session: ({ context: { session }, event }) => session && { ...session, user: event.user },
          }),
        },
        'stored session changed': [
          { guard: 'none is stored', target: 'signedOut', actions: 'go to about' },
          { guard: 'the same person is stored', actions: 'adopt the stored session' },
        ],
      },
    },
    signingOut: {
      tags: 'busy',
      entry: assign(({ context }) => ({
        session: null,
        lockedFrom: null,
        revoking: context.session?.token ?? null,
      })),
      exit: assign({ revoking: null }),
      invoke: {
        src: 'signOut',
        input: ({ context }) => ({ token: context.revoking ?? '' }),
        onDone: { target: 'signedOut', actions: 'go to about' },
        onError: {
          target: 'signedOut',
          actions: ['go to about', emit(({ event }) => failure('session.signOutFailed', event.error))],
        },
      },
      after: {
        'sign out patience': {
          target: 'signedOut',
          actions: ['go to about', emit({ type: 'notice', code: 'session.signOutFailed' })],
        },
      },
      on: {
        'stored session changed': { guard: 'none is stored', target: 'signedOut', actions: 'go to about' },
      },
    },
  },
});

/** True while a person is signed in and not locked out; false from the moment they ask to leave. */
export function isSignedIn(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.matches({ signedIn: 'open' });
}

/** True while somebody's session is kept, and not in use before they have given their password again. */
export function isLocked(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return snapshot.hasTag('locked');
}

/** True for nothing but `isAdmin: true` of the person signed in. */
export function isAdmin(snapshot: SnapshotFrom<typeof sessionMachine>): boolean {
  return isSignedIn(snapshot) && snapshot.context.session?.user.isAdmin === true;
}

function inApp(path: string) {
  return isInApp(path) ? path : '/';
}

function isInApp(path: string) {
  return /^\/(?![/\\\s])/.test(path);
}

function instead(to: Destination): Navigation {
  return { type: 'navigate', to, replace: true };
}
