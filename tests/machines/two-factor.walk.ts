import { twoFactorMachine } from '../../machines/two-factor.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

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

export { twoFactorMachine as machine };

export function startTwoFactor(machine = twoFactorMachine) {
  return startHarness(machine);
}

export function cases(machine = twoFactorMachine): Case[] {
  return casesFor(() => startTwoFactor(machine), { situations, steps });
}
