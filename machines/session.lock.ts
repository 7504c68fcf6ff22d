import { assertEvent, assign } from 'xstate';
import { sessionSetup } from './session.setup';

/** Another tab has unlocked the browser. */
const onUnlockedElsewhere = {
  guard: 'it was unlocked elsewhere',
  target: 'open',
  actions: ['adopt the stored session', 'leave the lock'],
} as const;

/** The session of a signed-in person: open, or locked until they enter their password again, here or in another tab. */
export const lockableSession = sessionSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      entry: assign({ isLocked: false }),
      on: {
        'page opened': { actions: 'store the last page' },
        lock: { target: 'locked', actions: 'go to lock' },
        'load refused': [
          { guard: 'it ends this session', target: '#session.signedOut', actions: 'expire' },
          { guard: 'this session is in doubt', actions: 'check the session' },
          { guard: 'it is for admins alone', actions: 'go to about' },
        ],
        'token over': {
          guard: { type: 'is this token', params: ({ event }) => event },
          actions: 'check the session',
        },
        'stored session changed': {
          guard: 'it was locked elsewhere',
          target: 'locked',
          // The router leads from a member's page to the lock; a public page, such as one with a token, stays open.
          actions: 'adopt the stored session',
        },
      },
    },
    locked: {
      tags: 'locked',
      entry: assign({ isLocked: true }),
      on: {
        unlock: 'unlocking',
        // An address that is opened while it is locked: the lock comes instead, and the unlock leads there.
        'page opened': { actions: 'store the last page' },
        'stored session changed': onUnlockedElsewhere,
      },
    },
    unlocking: {
      tags: ['locked', 'busy'],
      on: { 'stored session changed': onUnlockedElsewhere },
      invoke: {
        src: 'signIn',
        input: ({ context, event }) => {
          assertEvent(event, 'unlock');
          return { email: context.session?.user.email ?? '', password: event.password };
        },
        onDone: {
          target: 'open',
          actions: [
            { type: 'adopt', params: ({ event }) => ({ session: event.output }) },
            'return to the last page',
          ],
        },
        onError: {
          target: 'locked',
          actions: { type: 'report the failed unlock', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});
