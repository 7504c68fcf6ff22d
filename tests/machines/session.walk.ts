import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { Navigation } from '../../machines/navigation';
import type { Notice } from '../../machines/notice';
import {
  sessionMachine,
  type Session,
  type SessionContext,
  type SessionEvent,
  type User,
} from '../../machines/session.machine';
import { taker } from '../support/machines/fake-service';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = SessionEvent | { answer: Session } | { failure: unknown } | { wait: number };

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
  forget: { type: 'forget' },
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
  'the server accepts': { answer: ours },
  'the server accepts anew': { answer: ourNew },
  'the server refuses the credentials': { failure: { status: 401, message: 'Sai mật khẩu' } },
  'the server fails with words': { failure: new Error('Máy chủ bận') },
  'the server fails without words': { failure: new Error('') },
  'the server fails without an error': { failure: undefined },
  '4,999 ms pass': { wait: 4_999 },
  '5,000 ms pass': { wait: 5_000 },
} as const satisfies Record<string, Step>;

const signIn = [steps['sign in'], steps['the server accepts']] as const;

export const situations = {
  signedIn: signIn,
  locked: [...signIn, steps.lock],
  unlocking: [...signIn, steps.lock, steps.unlock],
  signingOut: [...signIn, steps['sign out']],
  signingIn: [steps['sign in']],
  'signingIn after expiry': [...signIn, steps['session ended'], steps['sign in']],
  signedOut: [],
  'signedOut after expiry': [...signIn, steps['session ended']],
} as const satisfies Record<string, readonly Step[]>;

type Server = { asked: object[]; answer: (session: Session) => void; fail: (error: unknown) => void };

/** Sessions on clocks of their own, whose servers answer when a step says so. */
export function sessionBenches(machine = sessionMachine) {
  const servers = new WeakMap<object, Server>();
  const ask = (system: object, question: object) =>
    new Promise<Session>((resolve, reject) => {
      const server = servers.get(system);
      if (server) Object.assign(server, { answer: resolve, fail: reject }).asked.push(question);
    });
  const served = machine.provide({
    actors: {
      signIn: fromPromise(({ input, system }) => ask(system, { signIn: input })),
      signOut: fromPromise(async ({ input, system }) => void (await ask(system, { signOut: input }))),
    },
  });

  return (stored: Session | null = null, lockedFrom: string | null = null): Bench<Step, SessionContext> => {
    const told: (Notice | Navigation)[] = [];
    const server: Server = { asked: [], answer: () => {}, fail: () => {} };
    const clock = new SimulatedClock();
    const actor = createActor(served, { input: { stored, lockedFrom }, clock });
    servers.set(actor.system, server);
    actor.on('*', (fact) => told.push(fact));
    actor.subscribe({ error: () => {} });
    actor.start();

    return {
      take: taker(actor, server, clock),
      look: () => seenOf(actor.getSnapshot(), told, server.asked),
    };
  };
}

export function sessionCells(machine = sessionMachine): Cell[] {
  const begin = sessionBenches(machine);
  return [
    { name: 'restored', tried: async () => begin(ours).look() },
    { name: 'restored locked', tried: async () => begin(ours, '/technical/VNM?tab=1').look() },
    { name: 'restored locked on a foreign path', tried: async () => begin(ours, '//evil.example').look() },
    { name: 'restored locked by somebody who left', tried: async () => begin(null, '/').look() },
    ...cellsOf(begin, { situations, steps }),
  ];
}
