import { securityCodeMachine, type Verified } from '../../machines/security-code.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof securityCodeMachine, Verified>;

export const steps = {
  'five characters': { type: 'type', text: '12345' },
  'six characters': { type: 'type', text: '123456' },
  'six that are pasted with a blank and a dash': { type: 'type', text: ' 123-4 56\u00a0' },
  'a message with the code': { type: 'type', text: 'Mã OTP của bạn là 123456, hết hạn sau 5 phút.' },
  'seven digits': { type: 'type', text: '1234567' },
  'blanks and dashes alone': { type: 'type', text: ' - –—' },
  'the server accepts': { response: { token: 'secret' } },
  'the server accepts without a token': { response: { token: null } },
  'the server fails with a message': { failure: new Error('Mã không đúng') },
  'the server fails without a message': { failure: undefined },
} as const satisfies Record<string, Step>;

const complete = steps['six characters'];

const situations = {
  typing: [],
  'typing the fifth': [steps['five characters']],
  'typing after a refusal': [complete, steps['the server fails with a message']],
  verifying: [complete],
  verified: [complete, steps['the server accepts']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(securityCodeMachine, {
  situations,
  steps,
  requests: { verify: (input: object) => input },
});
