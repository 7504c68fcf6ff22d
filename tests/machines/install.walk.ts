import { fromPromise } from 'xstate';
import { installMachine } from '../../machines/install.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof installMachine, undefined>;

export const steps = {
  'prompt available': { type: 'prompt available' },
  install: { type: 'install' },
  installed: { type: 'installed' },
  'the prompt closes': { response: undefined },
  'the browser fails': { failure: new Error('NotAllowedError') },
} as const satisfies Record<string, Step>;

const situations = {
  unavailable: [],
  available: [steps['prompt available']],
  prompting: [steps['prompt available'], steps.install],
} as const satisfies Record<string, readonly Step[]>;

export { installMachine as machine };

/** Returns a function that starts the machine with services of its own. */
function provideInstall(machine = installMachine) {
  const services = createFakeServices<undefined>();
  const provided = machine.provide({
    actors: {
      prompt: fromPromise(({ system }) => services.request(system, { prompt: true })),
    },
  });
  return () => startHarness(provided, { services });
}

export function cases(machine = installMachine): Case[] {
  return casesFor(provideInstall(machine), { situations, steps });
}
