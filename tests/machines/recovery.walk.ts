import { recoveryMachine } from '../../machines/recovery.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof recoveryMachine, string>;

export const steps = {
  'request link': { type: 'request link', email: 'an@nhip.example' },
  'request another link': { type: 'request link', email: 'binh@nhip.example' },
  'resend link': { type: 'resend link' },
  'link sent': { type: 'link sent', email: 'an@nhip.example' },
  'token received': { type: 'token received', token: 'secret' },
  'code accepted': { type: 'code accepted' },
  reset: { type: 'reset' },
  'the server accepts': { response: 'an@nhip.example' },
  'the server accepts for another': { response: 'binh@nhip.example' },
  'the server fails': { failure: new Error('Máy chủ bận') },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const second = steps['1,000 ms pass'];
const sent = [steps['request link'], steps['the server accepts']] as const;
const aMinute = Array.from({ length: 60 }, () => second);

const situations = {
  'link.idle': [],
  'link.idle with a token': [steps['token received']],
  'link.idle with an accepted code': [steps['code accepted']],
  'link.idle with an address': [...sent, ...aMinute],
  'link.requesting': [steps['request link']],
  'link.requesting during the cool-down': [...sent, steps['request another link']],
  'link.resending': [...sent, ...aMinute, steps['resend link']],
  'coolDown.running': sent,
  'coolDown.running after a failed request': [
    ...[...sent, steps['request another link'], steps['the server fails']],
  ],
  'coolDown.running for two addresses': [
    ...[...sent, ...aMinute.slice(1)],
    ...[steps['request another link'], steps['the server accepts for another']],
  ],
  'coolDown.running for the last second': [...sent, ...aMinute.slice(1)],
  'coolDown.running with a token': [...sent, steps['token received']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf<typeof recoveryMachine, string>(recoveryMachine, {
  situations,
  steps,
  requests: { sendLink: (input: object) => input },
});
