import { assertEvent, assign, emit, type SnapshotFrom } from 'xstate';
import { failureNotice } from './effects';
import { replaceWith } from './navigation';
import { lockableSession } from './session.lock';
import { inAppPath, onRefusal, sessionSetup } from './session.setup';

/**
 * Who is signed in. A sign-out drops the session here before the server responds, whatever it responds; a session that
 * ends by itself is reported once; no late response of an old session ends a new one. A locked session waits for the
 * person's password.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in, from the first paint to the sign-out, in step with the other tabs.',
  context: ({ input: { stored, lockedFrom = null } }) => ({
    session: stored,
    interrupted: null,
    lockedFrom: lockedFrom === null ? null : inAppPath(lockedFrom),
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
              replaceWith(
                interrupted === null ? { page: 'home' } : { page: 'interrupted', path: interrupted },
              ),
            ),
            assign({ session: ({ event }) => event.output, interrupted: null }),
          ],
        },
        onError: onRefusal('signedOut'),
      },
    },
    signedIn: {
      ...lockableSession,
      on: {
        'sign out': 'signingOut',
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
          actions: ['go to about', emit(({ event }) => failureNotice('session.signOutFailed', event.error))],
        },
      },
      after: {
        'sign-out timeout': {
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

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Whether a person is signed in and the session is not locked; false from the moment they sign out. */
export function isSignedIn(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ signedIn: 'open' });
}

/** Whether a session is stored but cannot be used before the person has entered their password again. */
export function isLocked(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('locked');
}

/** True for nothing but `isAdmin: true` of the person signed in. */
export function isAdmin(snapshot: SessionSnapshot): boolean {
  return isSignedIn(snapshot) && snapshot.context.session?.user.isAdmin === true;
}
