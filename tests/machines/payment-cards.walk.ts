import { paymentCardsMachine, type PaymentCard } from '../../machines/payment-cards.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof paymentCardsMachine>;

const card = (lastFour: string): PaymentCard => ({
  holder: 'NGUYEN MINH ANH',
  brand: 'visa',
  lastFour,
  expiry: '08/28',
});

export const cards = { saved: card('4242'), other: card('1881') };

export const steps = {
  begin: { type: 'begin' },
  cancel: { type: 'cancel' },
  'add the saved card': { type: 'add', card: cards.saved },
  'add another card': { type: 'add', card: cards.other },
  '1,499 ms pass': { wait: 1_499 },
  '1,500 ms pass': { wait: 1_500 },
} as const satisfies Record<string, Step>;

const loaded = [steps['1,500 ms pass']] as const;

const situations = {
  loading: [],
  ready: loaded,
  'ready with another card': [...loaded, steps.begin, steps['add another card']],
  'adding.editing': [...loaded, steps.begin],
  'adding.refused': [...loaded, steps.begin, steps['add the saved card']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(paymentCardsMachine, {
  situations,
  steps,
  input: { saved: [cards.saved] },
});
