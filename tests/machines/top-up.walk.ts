import { topUpMachine } from '../../machines/top-up.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof topUpMachine>;

export const balances = { USD: 20, ETH: 0.2, BTC: 0 };

export const steps = {
  'top up ETH': { type: 'top up', currency: 'ETH', amount: 0.1 },
  'top up USD': { type: 'top up', currency: 'USD', amount: 5 },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
} as const satisfies Record<string, Step>;

const situations = {
  idle: [],
  'idle again': [steps['top up ETH'], steps['1,000 ms pass']],
  crediting: [steps['top up ETH']],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases } = walkOf(topUpMachine, { situations, steps, input: { balances } });
