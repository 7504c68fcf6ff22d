import { autosaveMachine } from '../../machines/autosave.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

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

export const { machine, cases } = walkOf(autosaveMachine, {
  situations,
  steps,
  input: { text: 'First' },
  requests: { save: (text: string) => ({ text }) },
});
