import { assertEvent, assign, emit, type SnapshotFrom } from 'xstate';
import { failureNotice } from './effects';
import { lockableSession } from './session.lock';
import { sessionSetup } from './session.setup';

/**
 * Who is signed in. A sign-out drops the session and leaves at once, whatever the server responds later; a session that
 * ends by itself is reported once in every tab; no late response of an old session ends a new one, and no feed's refusal any. A locked session waits for the
 * person's password. Whoever unlocks it, or signs in again after it has ended by itself, is back at their last page.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is signed in, from the first paint to the sign-out, in step with the other tabs.',
  context: ({ input: { stored, isLocked = false, lastPage = null } }) => ({
    session: stored,
    lastPage: stored === null || stored.user.id === lastPage?.person ? lastPage : null,
    isLocked: stored !== null && isLocked,
    isExpired: false,
    checked: null,
    revoking: null,
  }),
  initial: 'restoring',
  on: {
    'stored session changed': [
      {
        guard: 'another is stored locked',
        target: '.signedIn.locked',
        actions: 'adopt the stored session',
      },
      {
        guard: 'another is stored',
        target: '.signedIn',
        actions: ['adopt the stored session', 'report the sign-in', 'return to the last page'],
      },
    ],
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
      entry: assign({ session: null, isLocked: false }),
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
            { type: 'adopt', params: ({ event }) => ({ session: event.output }) },
            'report the sign-in',
            'return to the last page',
          ],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'report the failed sign-in', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    signedIn: {
      ...lockableSession,
      on: {
        'sign out': { target: 'signingOut', actions: 'go to about' },
        'token renewed': {
          guard: { type: 'is this token', params: ({ event }) => ({ token: event.oldToken }) },
          actions: assign({
            session: ({ context: { session }, event }) => session && { ...session, token: event.token },
          }),
        },
        'user changed': {
          guard: { type: 'is this person', params: ({ event }) => ({ id: event.user.id }) },
          actions: assign({
            session: ({ context: { session }, event }) => session && { ...session, user: event.user },
          }),
        },
        'stored session changed': [
          { guard: 'an expiry is stored', target: 'signedOut', actions: 'expire' },
          {
            guard: 'none is stored',
            target: 'signedOut',
            // The router leads from a member's page to the welcome; a public page stays open.
            actions: 'forget the last page',
          },
          { guard: 'the same person is stored', actions: 'adopt the stored session' },
        ],
      },
    },
    /** The person has left already; only the server does not know it yet. */
    signingOut: {
      entry: assign(({ context }) => ({
        session: null,
        lastPage: null,
        isLocked: false,
        revoking: context.session?.token ?? null,
      })),
      exit: assign({ revoking: null }),
      invoke: {
        src: 'signOut',
        input: ({ context }) => ({ token: context.revoking ?? '' }),
        onDone: 'signedOut',
        onError: {
          target: 'signedOut',
          actions: emit(({ event }) => failureNotice('session.signOutFailed', event.error)),
        },
      },
      after: {
        'sign-out timeout': {
          target: 'signedOut',
          actions: emit({ type: 'notice', code: 'session.signOutFailed' }),
        },
      },
      on: { 'sign in': 'signingIn' },
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
