import { fromPromise } from 'xstate';
import { chartLoadingMachine } from '../../machines/chart-loading.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof chartLoadingMachine, undefined>;

export const steps = {
  retry: { type: 'retry' },
  '499 ms pass': { wait: 499 },
  '500 ms pass': { wait: 500 },
  'the code is there': { response: undefined },
  'the code is missing': { failure: new Error('Failed to fetch dynamically imported module') },
} as const satisfies Record<string, Step>;

const situations = {
  loading: [],
  'loading, the code there first': [steps['the code is there']],
  'loading, the time over first': [steps['500 ms pass']],
  loaded: [steps['the code is there'], steps['500 ms pass']],
  failed: [steps['the code is missing']],
} as const satisfies Record<string, readonly Step[]>;

export { chartLoadingMachine as machine };

/** Returns a function that starts the machine with services of its own. */
function provideCode(machine = chartLoadingMachine) {
  const services = createFakeServices<undefined>();
  const provided = machine.provide({
    actors: { 'load code': fromPromise(({ system }) => services.request(system, { code: true })) },
  });
  return () => startHarness(provided, { services });
}

export function cases(machine = chartLoadingMachine): Case[] {
  return casesFor(provideCode(machine), { situations, steps });
}
