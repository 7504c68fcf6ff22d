import { installMachine } from '../../machines/install.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

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

export const { machine, cases } = walkOf(installMachine, {
  situations,
  steps,
  requests: { prompt: () => ({ prompt: true }) },
});
