import { createActor, type EventFromLogic } from 'xstate';
import { twoFactorMachine } from '../../machines/two-factor.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

type Step = EventFromLogic<typeof twoFactorMachine>;

export const steps = {
  press: { type: 'press' },
  verified: { type: 'verified' },
} as const satisfies Record<string, Step>;

export const situations = {
  off: [],
  asking: [steps.press],
  on: [steps.press, steps.verified],
} as const satisfies Record<string, readonly Step[]>;

export function twoFactorBench(machine = twoFactorMachine) {
  const actor = createActor(machine);
  actor.subscribe({ error: () => {} });
  actor.start();
  const bench: Bench<Step> = {
    take: (step) => actor.send(step),
    look: () => seenOf(actor.getSnapshot()),
  };
  return { ...bench, actor };
}

export function twoFactorCells(machine = twoFactorMachine): Cell[] {
  return cellsOf(() => twoFactorBench(machine), { situations, steps });
}
