import { twoFactorMachine } from '../../machines/two-factor.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof twoFactorMachine>;

export const steps = {
  toggle: { type: 'toggle' },
  verified: { type: 'verified' },
} as const satisfies Record<string, Step>;

export const situations = {
  off: [],
  verifying: [steps.toggle],
  on: [steps.toggle, steps.verified],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(twoFactorMachine, { situations, steps });
