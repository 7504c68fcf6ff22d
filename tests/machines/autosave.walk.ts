import { fromPromise } from 'xstate';
import { autosaveMachine } from '../../machines/autosave.machine';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness, type Step as StepOf } from '../support/machines/harness';

type Step = StepOf<typeof autosaveMachine, undefined>;

export const steps = {
  typed: { type: 'typed', text: 'More' },
  left: { type: 'left' },
  retry: { type: 'retry' },
  'changed elsewhere': { type: 'changed elsewhere', text: 'Other' },
  '799 ms pass': { wait: 799 },
  '800 ms pass': { wait: 800 },
  'it is saved': { response: undefined },
  'it is not saved': { failure: new Error('Full') },
} as const satisfies Record<string, Step>;

const typed = { type: 'typed', text: 'Some' } as const;

const situations = {
  clean: [],
  typing: [typed],
  'typing for 500 ms': [typed, { wait: 500 }],
  'typing again after 500 ms': [typed, { wait: 500 }, typed],
  'typing while it is saved': [typed, steps.left, typed],
  saving: [typed, steps.left],
  'saved again': [typed, steps.left, steps['it is saved']],
  failed: [typed, steps.left, steps['it is not saved']],
} as const satisfies Record<string, readonly Step[]>;

export { autosaveMachine as machine };

/** Returns a function that starts the machine with services of its own. */
function provideSave(machine = autosaveMachine) {
  const services = createFakeServices<undefined>();
  const provided = machine.provide({
    actors: { save: fromPromise(({ input, system }) => services.request(system, { text: input })) },
  });
  return () => startHarness(provided, { services, input: { text: 'First' } });
}

export function cases(machine = autosaveMachine): Case[] {
  return casesFor(provideSave(machine), { situations, steps });
}
