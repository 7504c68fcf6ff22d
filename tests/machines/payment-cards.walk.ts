import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import {
  paymentCardsMachine,
  type PaymentCard,
  type PaymentCardsContext,
} from '../../machines/payment-cards.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof paymentCardsMachine> | { wait: number };

const card = (print: string): PaymentCard => ({
  print,
  holder: 'NGUYEN MINH ANH',
  brand: 'visa',
  lastFour: '4242',
  expiry: '08/28',
});

export const cards = { saved: card('saved'), other: card('other') };

export const steps = {
  begin: { type: 'begin' },
  cancel: { type: 'cancel' },
  'add the saved card': { type: 'add', card: cards.saved },
  'add another card': { type: 'add', card: cards.other },
  '1,499 ms pass': { wait: 1_499 },
  '1,500 ms pass': { wait: 1_500 },
} as const satisfies Record<string, Step>;

const loaded = [steps['1,500 ms pass']] as const;

export const situations = {
  loading: [],
  ready: loaded,
  'ready with another card': [...loaded, steps.begin, steps['add another card']],
  'adding, asking': [...loaded, steps.begin],
  'adding, refused': [...loaded, steps.begin, steps['add the saved card']],
} as const satisfies Record<string, readonly Step[]>;

export function paymentCardsBench(machine = paymentCardsMachine): Bench<Step, PaymentCardsContext> {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { saved: [cards.saved] } });
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot()),
  };
}

export function paymentCardsCells(machine = paymentCardsMachine): Cell[] {
  return cellsOf(() => paymentCardsBench(machine), { situations, steps });
}
