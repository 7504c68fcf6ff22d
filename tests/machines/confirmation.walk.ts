import { confirmationMachine, type Confirmation } from '../../machines/confirmation.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof confirmationMachine, true>;

export const email: Confirmation = { kind: 'email', token: 'mine' };
export const anotherEmail: Confirmation = { kind: 'email', token: 'other' };
export const subscription: Confirmation = { kind: 'subscription', bot: 'zalo', token: 'mine' };
export const anotherBot: Confirmation = { kind: 'subscription', bot: 'telegram', token: 'mine' };

export const steps = {
  'confirm an e-mail address': { type: 'confirm', confirmation: { ...email } },
  'confirm another e-mail address': { type: 'confirm', confirmation: { ...anotherEmail } },
  'confirm a subscription': { type: 'confirm', confirmation: { ...subscription } },
  'confirm a subscription of another bot': { type: 'confirm', confirmation: { ...anotherBot } },
  'the server accepts': { response: true },
  'the server fails': { failure: new Error('Đã hết hạn') },
} as const satisfies Record<string, Step>;

const situations = {
  idle: [],
  'idle after an acceptance': [steps['confirm an e-mail address'], steps['the server accepts']],
  'idle after a failure': [steps['confirm a subscription'], steps['the server fails']],
  'posting an e-mail address': [steps['confirm an e-mail address']],
  'posting a subscription': [steps['confirm a subscription']],
  'posting while another waits': [steps['confirm an e-mail address'], steps['confirm a subscription']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(confirmationMachine, {
  situations,
  steps,
  requests: { confirm: (confirmation: Confirmation) => confirmation },
});
