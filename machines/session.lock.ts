import { assertEvent, assign, emit } from 'xstate';
import { replaceWith } from './navigation';
import { inAppPath, isInApp, onRefusal, sessionSetup } from './session.setup';

/** The session of a signed-in person: open, or locked until they enter their password again. */
export const lockableSession = sessionSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      entry: assign({ lockedFrom: null }),
      on: {
        lock: {
          target: 'locked',
          actions: [
            assign({ lockedFrom: ({ event }) => inAppPath(event.path) }),
            emit(replaceWith({ page: 'lock' })),
          ],
        },
        'session ended': {
          guard: 'is this session',
          target: '#session.signedOut',
          actions: [
            assign({ interrupted: ({ event }) => (isInApp(event.path) ? event.path : null) }),
            emit({ type: 'notice', code: 'session.expired' }),
            emit(replaceWith({ page: 'login' })),
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
            emit(({ context }) => replaceWith({ page: 'interrupted', path: context.lockedFrom ?? '/' })),
            assign({ session: ({ event }) => event.output }),
          ],
        },
        onError: onRefusal('locked'),
      },
    },
  },
});
