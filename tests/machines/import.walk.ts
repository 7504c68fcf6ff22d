import { fromPromise } from 'xstate';
import { importMachine } from '../../machines/import.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof importMachine, string | null>;

export const steps = {
  read: { type: 'read' },
  progress: { type: 'progress', progress: 0.5 },
  cancel: { type: 'cancel' },
  'choose another': { type: 'choose another' },
  save: { type: 'save' },
  '299 ms pass': { wait: 299 },
  '300 ms pass': { wait: 300 },
  'it is done': { response: null },
  'it has no table': { response: 'empty' },
  'it fails': { failure: new Error('Full') },
} as const satisfies Record<string, Step>;

const previewing = [steps.read, steps['it is done']] as const;

const situations = {
  choosing: [],
  'choosing after a problem': [steps.read, steps['it has no table']],
  'reading.quick': [steps.read],
  'reading.quick for 100 ms': [steps.read, { wait: 100 }],
  'reading.quick again after a problem': [steps.read, steps['it has no table'], steps.read],
  'reading.slow': [steps.read, steps['300 ms pass'], steps.progress],
  'previewing.unsaved': previewing,
  saving: [...previewing, steps.save],
  'previewing.failed': [...previewing, steps.save, steps['it fails']],
  saved: [...previewing, steps.save, steps['it is done']],
} as const satisfies Record<string, readonly Step[]>;

export { importMachine as machine };

/** Returns a function that starts the machine with services of its own. */
function provideImport(machine = importMachine, hasSource = false) {
  const services = createFakeServices<string | null>();
  const provided = machine.provide({
    actors: {
      read: fromPromise(({ system }) => services.request(system, { request: 'read' })),
      save: fromPromise(async ({ system }) => {
        await services.request(system, { request: 'save' });
      }),
    },
  });
  return () => startHarness(provided, { services, input: { hasSource } });
}

export function cases(machine = importMachine): Case[] {
  return [
    ...casesFor(provideImport(machine), { situations, steps }),
    ...casesFor(provideImport(machine, true), { situations: { 'opened with a file': [] }, steps }),
  ];
}
