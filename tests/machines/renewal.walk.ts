import { renewalMachine } from '../../machines/renewal.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof renewalMachine, string | null>;

export const times = { renewIn: 80_000, endsIn: 200_000 };
export const laterTimes = { renewIn: 180_000, endsIn: 300_000 };
/** Those of the first token after a sleep. */
export const leftTimes = { renewIn: 0, endsIn: 90_000 };
/** Longer than any timer of a browser. */
export const yearTimes = { renewIn: 25_000_000_000, endsIn: 31_536_000_000 };

export const steps = {
  'a token with an end': { type: 'token changed', token: 'first', times },
  'another token with an end': { type: 'token changed', token: 'second', times: laterTimes },
  'an opaque token': { type: 'token changed', token: 'opaque', times: null },
  'the page is shown again': { type: 'page returned', times: leftTimes },
  'the server sends a token': { response: 'second' },
  'the server sends none': { response: 'first' },
  'another page renews it': { response: null },
  'the server lacks the call': { failure: { status: 404 } },
  'the server refuses': { failure: { status: 401 } },
  'the server cannot be reached': { failure: new Error('unreachable') },
  '1 ms passes': { wait: 1 },
  '60 s pass': { wait: 60_000 },
  '90 s pass': { wait: 90_000 },
  '200 s pass': { wait: 200_000 },
} as const satisfies Record<string, Step>;

const token = steps['a token with an end'];
/** A token whose renewal is on its way. */
export const due = [token, { wait: times.renewIn }] as const;
const failed = [...due, steps['the server cannot be reached']] as const;

const situations = {
  opaque: [],
  'limited.waiting': [token],
  'limited.waiting for a year': [{ type: 'token changed', token: 'first', times: yearTimes }],
  'limited.waiting after a sleep': [token, steps['the page is shown again']],
  'limited.renewing': due,
  'limited.paused': failed,
  'limited.paused for nearly a minute': [...failed, { wait: 59_999 }],
  'limited.settled': [...due, steps['the server sends a token']],
  'limited.settled by a refusal': [...due, steps['the server refuses']],
  'limited.settled without the call': [...due, steps['the server lacks the call']],
  over: [token, steps['200 s pass']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf<typeof renewalMachine, string | null>(renewalMachine, {
  situations,
  steps,
  requests: { renew: (input: object) => ({ renew: input }) },
});
