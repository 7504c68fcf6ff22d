import { fromPromise } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import type { Session, User } from '../../machines/user';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof sessionMachine, Session>;

export const an: User = {
  id: 1,
  firstName: 'An',
  lastName: 'Nguyễn',
  userName: 'an',
  email: 'an@nhip.example',
  imgUrl: null,
  isAdmin: false,
  membership: 'Pro',
  refCode: null,
  record: { id: 1, firstName: 'An', zipcode: '700000' },
};
export const binh: User = { ...an, id: 2, firstName: 'Bình', userName: 'binh', record: { id: 2 } };

export const ours: Session = { token: 'ours', user: an };
export const ourNew: Session = { token: 'our new', user: an };
export const theirs: Session = { token: 'theirs', user: binh };
export const renamed: Session = { token: 'ours', user: { ...an, lastName: 'Trần' } };
export const credentials = { email: 'an@nhip.example', password: 'Nhip@2026' };

export const steps = {
  'sign in': { type: 'sign in', credentials },
  'sign out': { type: 'sign out' },
  lock: { type: 'lock', path: '/technical/VNM?tab=1' },
  'lock on a foreign path': { type: 'lock', path: '//evil.example' },
  unlock: { type: 'unlock', password: credentials.password },
  'session ended': { type: 'session ended', token: 'ours', path: '/technical/VNM?tab=1' },
  'session ended on a foreign path': { type: 'session ended', token: 'ours', path: '//evil.example' },
  'session ended: an old one': { type: 'session ended', token: 'old', path: '/' },
  'user changed': { type: 'user changed', user: renamed.user },
  'user changed: another person': { type: 'user changed', user: binh },
  'stored session changed: none': { type: 'stored session changed', session: null },
  'stored session changed: our profile': { type: 'stored session changed', session: renamed },
  'stored session changed: ours anew': { type: 'stored session changed', session: ourNew },
  'stored session changed: another person': { type: 'stored session changed', session: theirs },
  'stored session changed: another person, our token': {
    type: 'stored session changed',
    session: { token: 'ours', user: binh },
  },
  'the server accepts': { response: ours },
  'the server accepts anew': { response: ourNew },
  'the server refuses the credentials': { failure: { status: 401, message: 'Sai mật khẩu' } },
  'the server fails with a message': { failure: new Error('Máy chủ bận') },
  'the server fails without a message': { failure: new Error('') },
  'the server fails without an error': { failure: undefined },
  '4,999 ms pass': { wait: 4_999 },
  '5,000 ms pass': { wait: 5_000 },
} as const satisfies Record<string, Step>;

const signIn = [steps['sign in'], steps['the server accepts']] as const;

const situations = {
  signedIn: signIn,
  locked: [...signIn, steps.lock],
  unlocking: [...signIn, steps.lock, steps.unlock],
  signingOut: [...signIn, steps['sign out']],
  signingIn: [steps['sign in']],
  'signingIn after expiry': [...signIn, steps['session ended'], steps['sign in']],
  signedOut: [],
  'signedOut after expiry': [...signIn, steps['session ended']],
} as const satisfies Record<string, readonly Step[]>;

export { sessionMachine as machine };

/** Returns a function that starts a session with services of its own. */
export function provideSession(machine = sessionMachine) {
  const services = createFakeServices<Session>();
  const provided = machine.provide({
    actors: {
      signIn: fromPromise(({ input, system }) => services.request(system, { signIn: input })),
      signOut: fromPromise(
        async ({ input, system }) => void (await services.request(system, { signOut: input })),
      ),
    },
  });
  return (stored: Session | null = null, lockedFrom: string | null = null) =>
    startHarness(provided, { input: { stored, lockedFrom }, services });
}

export function cases(machine = sessionMachine): Case[] {
  const start = provideSession(machine);
  return [
    { name: 'restored', observe: async () => start(ours).observe() },
    { name: 'restored locked', observe: async () => start(ours, '/technical/VNM?tab=1').observe() },
    {
      name: 'restored locked on a foreign path',
      observe: async () => start(ours, '//evil.example').observe(),
    },
    { name: 'restored locked without a session', observe: async () => start(null, '/').observe() },
    ...casesFor(start, { situations, steps }),
  ];
}
